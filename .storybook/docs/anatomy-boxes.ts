/** A part as it is drawn: its box relative to the drawing, in pixels. */
export interface PartBox {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The first visible element of each part inside `root`, in document order. `origin` is the drawing's upper left corner. */
export function partBoxes(root: ParentNode, scopes: readonly string[], origin: { x: number; y: number }): PartBox[] {
  const found = new Map<string, PartBox>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-scope][data-part]')) {
    const { scope = '', part = '' } = element.dataset
    const name = scope === scopes[0] ? part : `${scope} / ${part}`
    const { x, y, width, height } = element.getBoundingClientRect()
    const isShown = width > 2 && height > 2 && getComputedStyle(element).visibility !== 'hidden'
    if (scopes.includes(scope) && isShown && !found.has(name))
      found.set(name, { name, x: x - origin.x, y: y - origin.y, width, height })
  }
  return [...found.values()]
}

/** A number in the margin of the drawing and the line from it to its part. */
export interface Callout {
  readonly number: number
  readonly box: PartBox
  readonly side: 'left' | 'right'
  /** Vertical centre of the number. */
  readonly y: number
}

/** Distance between two numbers, in pixels. */
const STEP = 26

/** Numbers every box and spreads the numbers over both margins, so that none covers another. */
export function placeCallouts(boxes: readonly PartBox[], width: number): Callout[] {
  const wanted = boxes.map((box, index) => {
    // A box as wide as the drawing alternates, so that one margin is not crowded.
    const isLeft = box.width > width * 0.7 ? index % 2 === 0 : box.x + box.width / 2 < width / 2
    const y = box.y + Math.min(box.height / 2, 16)
    return { number: index + 1, box, side: isLeft ? ('left' as const) : ('right' as const), y }
  })
  return (['left', 'right'] as const).flatMap(side => {
    let last = Number.NEGATIVE_INFINITY
    return wanted
      .filter(callout => callout.side === side)
      .sort((one, other) => one.y - other.y)
      .map(callout => {
        last = Math.max(callout.y, last + STEP)
        return { ...callout, y: last }
      })
  })
}

/** Relative luminance of a CSS colour as the browser renders it. Source: WCAG 2.2. */
function luminance(colour: string): number {
  const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!paper) throw new Error('no canvas')
  paper.fillStyle = colour
  paper.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = Array.from(paper.getImageData(0, 0, 1, 1).data, part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two opaque CSS colours, 1 to 21. Source: WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Reads the computed colour of a custom property inside an element; call `remove` when done. */
export function colourProbe(inside: Element) {
  const probe = document.createElement('i')
  inside.append(probe)
  return {
    read(value: string): string {
      probe.style.color = value
      return getComputedStyle(probe).color
    },
    remove: () => probe.remove(),
  }
}

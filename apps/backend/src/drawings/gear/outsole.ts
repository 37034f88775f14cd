import type { BootOptions, Colour } from '../flat.ts'
import { dark, light } from '../kit/colour.ts'
import type { Curve } from '../kit/curve.ts'
import { type Point, place } from '../kit/points.ts'
import { C, leaf, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'

/** Outline of a right sole from below, toe up, about its own centre. */
const OUTLINE =
  '16,-406 88,-380 138,-308 156,-214 146,-112 120,-8 104,92 106,192 110,284 96,356 50,400 0,407 -50,400 -96,356 -106,284 -98,192 -86,96 -98,4 -132,-92 -154,-192 -150,-292 -110,-372 -46,-404'

interface Sole {
  s: Sheet
  o: BootOptions
  at: (run: string | readonly Point[]) => Point[]
}

/** The outsole from below: tread, flex grooves, shank, heel. */
export function drawOutsole(s: Sheet, o: BootOptions): void {
  const at = (run: string | readonly Point[]) => place(run, { x: 404, y: 500, a: 7, k: 1.08 })
  const item: Sole = { s, o, at }
  const outline = Z(at(OUTLINE))
  s.cast([outline], { dx: 12, dy: 18, soft: 18, opacity: 0.42 })
  s.part(outline, {
    fill: o.mid,
    tex: null,
    ao: 24,
    outline: 3.2,
    rim: 0.5,
    draw: () => s.line(outline.offset(-8), o.accent, 3.5),
  })
  const rubber = outline.offset(-15)
  s.part(rubber, {
    fill: o.sole,
    tex: 'grit',
    texOp: 0.08,
    ao: 40,
    aoOp: 0.6,
    outline: 2.4,
    rim: 0.2,
    draw: () => {
      s.softly(26, () => {
        s.fill(leaf(at('-60,-330 -70,-180 -40,-60'), 110), '#fff', 'fill-opacity=".13"')
        s.fill(leaf(at('-40,210 -46,290 -30,370'), 90), '#fff', 'fill-opacity=".12"')
        s.fill(leaf(at('120,-220 90,0 90,300'), 90), '#05070c', 'fill-opacity=".5"')
      })
      drawShank(item)
    },
  })
  s.clipped([rubber], () => drawTread(item))
  s.wash([outline], 0.7, 230, 590)
}

/** Under the arch: a ladder grip between two grooves, and the mark. */
function drawShank({ s, o, at }: Sole): void {
  const shank = Z(at('-92,-26! 0,-44 96,-34! 88,92 92,166! 0,178 -94,160! -92,70'))
  s.patch(shank, dark(o.mid, 0.3), { lift: 4, tex: 'grit', shade: 0.2 })
  for (let y = -6; y < 26; y += 15) {
    const rung = C(at(`-74,${y} 0,${y - 9} 78,${y - 4}`))
    s.line(rung, '#05070c', 7, { opacity: 0.6 }).line(rung.shifted(-1, -2.4), '#fff', 1.4, { opacity: 0.3 })
  }
  const plate = Z(at('-62,58! 62,58! 62,112! -62,112!'))
  s.patch(plate, o.accent, { lift: 3, tex: null })
  const [x, y] = at('0,85')[0] ?? [400, 500]
  s.mark(x, y, 28, '#15181b', 7)
  s.line(C(at('-78,138 0,148 78,142')), '#05070c', 6, { opacity: 0.55 })
}

/** The tread under the ball of the foot and under the heel. */
function drawTread(item: Sole): void {
  switch (item.o.outsole) {
    case 'lugs':
      rows(item, 6, -372, 58, 150, 1)
      rows(item, 4, 192, 54, 112, 1)
      break
    case 'deep':
      rows(item, 4, -372, 88, 150, 1.66)
      rows(item, 3, 192, 76, 112, 1.5)
      break
    case 'runner':
      waves(item, [-350, -300, -250, -200, -150, -100], 130)
      waves(item, [214, 258, 302, 346], 96)
      break
    case 'flat':
      studs(item, -376, -60, 136)
      studs(item, 196, 386, 100)
      break
  }
}

/** `n` rows of lugs from `top`, `step` apart; the middle lugs are arrows. `tall` stretches them. */
function rows(item: Sole, n: number, top: number, step: number, half: number, tall: number): void {
  for (let row = 0; row < n; row++) {
    // flex groove under the toes' joints
    const gap = half > 120 && row > 3 ? 8 : 0
    drawRow(item, top + row * step + gap, half, row === 1 || row === 4, tall)
  }
}

function drawRow(item: Sole, y: number, half: number, accent: boolean, tall: number): void {
  const { o } = item
  const rubber = light(o.sole, 0.1)
  const v = (down: number) => y + down * tall
  lug(
    item,
    `${-half - 20},${v(-4)}! ${-half + 62},${v(8)}! ${-half + 74},${v(24)}! ${-half + 60},${v(44)}! ${-half - 20},${v(38)}!`,
    rubber,
  )
  lug(
    item,
    `${half + 20},${v(-4)}! ${half - 62},${v(8)}! ${half - 74},${v(24)}! ${half - 60},${v(44)}! ${half + 20},${v(38)}!`,
    rubber,
  )
  const w = half - 86
  const chevron = `${-w},${v(14)}! 0,${v(-10)}! ${w},${v(14)}! ${w},${v(38)}! 0,${v(16)}! ${-w},${v(38)}!`
  lug(item, chevron, accent ? o.accent : rubber)
}

/** Wavy bars across, which roll: a runner's tread. */
function waves(item: Sole, heights: readonly number[], half: number): void {
  for (const [i, y] of heights.entries()) {
    const upper = `${-half - 30},${y}! ${-half * 0.5},${y - 16} 0,${y} ${half * 0.5},${y + 16} ${half + 30},${y}!`
    const lower = `${half + 30},${y + 27}! ${half * 0.5},${y + 43} 0,${y + 27} ${-half * 0.5},${y + 11} ${-half - 30},${y + 27}!`
    lug(item, `${upper} ${lower}`, i === 1 ? item.o.accent : light(item.o.sole, 0.1))
  }
}

/** Small studs close together, which grip wet floors. */
function studs({ s, o, at }: Sole, top: number, bottom: number, half: number): void {
  const rubber = light(o.sole, 0.16)
  let shadow = ''
  let face = ''
  for (let y = top, row = 0; y < bottom; y += 27, row++)
    for (let x = -half + (row % 2 ? 16 : 0); x <= half; x += 32) {
      const [u = 0, v = 0] = at([[x, y]])[0] ?? []
      const d = 'l13 7v13l-13 7l-13 -7v-13z'
      shadow += `M${(u + 2).toFixed(0)} ${(v - 9).toFixed(0)}${d}`
      face += `M${u.toFixed(0)} ${(v - 13).toFixed(0)}${d}`
    }
  s.put(
    `<path d="${shadow}" fill="#05070c" fill-opacity=".75"/><path d="${face}" fill="${rubber}" stroke="#fff" stroke-opacity=".2" stroke-width="1.2"/>`,
  )
}

/** A lug: dark shadow, light upper edge. */
function lug({ s, at }: Sole, run: string, fill: Colour): void {
  const block: Curve = Z(at(run))
  s.fill(block, '#05070c', 'fill-opacity=".75" transform="translate(4 7)"')
  s.patch(block, fill, { lift: 0, tex: 'grit', edge: 1.6, shade: 0.24 })
  s.line(block.offset(-3.5), '#fff', 1.2, { opacity: 0.16 })
}

import type { BeltOptions } from '../flat.ts'
import { dark, light, lineOf, threadOf } from '../kit/colour.ts'
import type { Point } from '../kit/points.ts'
import { C, leaf, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import { arc, drawRing, edgeAt, type Ring } from './belt-ring.ts'

const RING: Ring = { webbing: 52, y: 196, depth: 70 }

/** Electrician's belt without metal: narrow webbing with a covered closure, nine narrow pockets in three rows. */
export function drawElectricianBelt(s: Sheet, o: BeltOptions): void {
  s.ground(396, 884, 240, 24, 0.36)
  drawRing(s, RING, o.main)
  drawClosure(s, o)
  drawTapeLoop(s, o)
  const tunnel = Z(`262,${edgeAt(RING, 262) - 16}! 560,${edgeAt(RING, 560) - 14}! 556,344! 266,344!`)
  s.patch(tunnel, dark(o.contrast, 0.15), { lift: 6, stitch: threadOf(o.contrast), offs: [7, 12], tex: 'canvas' })
  const panel = Z('246,330! 574,330! 566,640 552,800 536,852! 410,868 284,852! 268,800 254,640')
  s.cast([panel], { dx: 6, dy: 16, soft: 13, opacity: 0.4 })
  s.part(panel, {
    fill: dark(o.contrast, 0.18),
    tex: 'canvas',
    texOp: 0.16,
    ao: 40,
    outline: 3,
    draw: () => s.stitch(panel, threadOf(o.contrast), [-9]),
  })
  // back row to front row: pockets of different depth
  drawRow(s, o, [268, 552], 380, 620, 4, 0.06)
  drawRow(s, o, [276, 544], 508, 742, 3, -0.02)
  drawRow(s, o, [288, 532], 640, 838, 2, 0.1)
  s.tag(398, 668, o.accent, 24, 30)
}

/** The end of the belt laid over itself, under a keeper. */
function drawClosure(s: Sheet, o: BeltOptions): void {
  const upper = arc(RING, false, -3)
    .sample(12)
    .filter(({ x }) => x > 118 && x < 232)
  const lower = arc(RING, false, RING.webbing + 3)
    .sample(12)
    .filter(({ x }) => x > 118 && x < 216)
  const run: Point[] = [
    ...upper.map(({ x, y }): Point => [x, y]),
    ...lower.toReversed().map(({ x, y }): Point => [x, y]),
  ]
  const end = Z(run.map(([x, y], i) => (i === 0 || i === run.length - 1 ? [x, y, 1] : [x, y])))
  s.patch(end, light(o.main, 0.1), { lift: 5, stitch: threadOf(o.main), offs: [6], tex: 'canvas' })
  const keeper = Z('146,236! 176,244! 172,318! 142,306!')
  s.patch(keeper, dark(o.main, 0.3), { lift: 5, tex: 'canvas', stitch: o.accent, offs: [5] })
}

/** A strap with a hanging loop for insulating tape. */
function drawTapeLoop(s: Sheet, o: BeltOptions): void {
  const y = edgeAt(RING, 650)
  s.patch(Z(`632,${y - 6}! 668,${y - 10}! 668,${y + 92}! 632,${y + 96}!`), dark(o.main, 0.15), {
    lift: 5,
    stitch: threadOf(o.main),
    offs: [6],
    tex: 'canvas',
  })
  const loop = C(
    `650,${y + 84} 612,${y + 150} 606,${y + 230} 650,${y + 286} 694,${y + 230} 688,${y + 150} 650,${y + 84}`,
  )
  s.line(loop, '#05070c', 26, { opacity: 0.3, dx: 4, dy: 8 })
  s.line(loop, lineOf(o.accent), 24)
    .line(loop, o.accent, 20)
    .line(loop, '#fff', 16, { opacity: 0.12, dash: '2 3', cap: 'butt' })
  s.stitch(loop, dark(o.accent, 0.5), [6, -6])
}

/** A row of `n` narrow pockets with bound mouths, from `left` to `right`. */
function drawRow(
  s: Sheet,
  o: BeltOptions,
  [left, right]: readonly [number, number],
  top: number,
  bottom: number,
  n: number,
  tone: number,
): void {
  const th = threadOf(o.contrast)
  const fill = tone > 0 ? light(o.contrast, tone) : dark(o.contrast, -tone)
  const w = (right - left) / n
  for (let i = 0; i < n; i++) {
    const x = left + i * w
    // the mouth of each pocket stands a little higher or lower than its neighbour's
    const y = top + (i % 2 ? 16 : 0)
    const mouth = Z(`${x + 4},${y}! ${x + w / 2},${y - 20} ${x + w - 4},${y}! ${x + w / 2},${y + 12}`)
    const bag = Z(
      `${x + 2},${y}! ${x + w / 2},${y + 12} ${x + w - 2},${y}! ${x + w - 4},${bottom - 12} ${x + w - 10},${bottom}! ${x + 10},${bottom}! ${x + 4},${bottom - 12}`,
    )
    s.patch(bag, fill, { lift: 5, tex: 'canvas', shade: 0.22 })
    s.fill(mouth, '#0c0e11', 'fill-opacity=".85"')
    const edge = C(`${x + 2},${y} ${x + w / 2},${y + 12} ${x + w - 2},${y}`)
    s.line(edge, lineOf(o.main), 13).line(edge, o.main, 10).stitch(edge, th, [0])
    s.tack(x + 6, y + 16, 16, 90, o.accent).tack(x + w - 6, y + 16, 16, 90, o.accent)
    s.softly(7, () =>
      s.fill(
        leaf(`${x + w * 0.34},${y + 40} ${x + w * 0.3},${y + 90} ${x + w * 0.34},${bottom - 30}`, 14),
        '#fff',
        'fill-opacity=".2"',
      ),
    )
  }
}

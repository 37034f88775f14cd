import type { BootOptions } from '../flat.ts'
import { dark, lineOf, lum, threadOf } from '../kit/colour.ts'
import { C, leaf, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import { drawDial, drawLaces } from './boot-fastening.ts'
import { type Boot, HIGH, LOW } from './boot-last.ts'
import { drawCollar, drawFur, drawQuarter } from './boot-quarter.ts'
import { drawSole } from './boot-sole.ts'

export const boot: BootOptions = {
  main: '#2E3238',
  contrast: '#4B535B',
  accent: '#FF5B1F',
  thread: null,
  sole: '#1B1E22',
  mid: '#3A4046',
  lace: '#20242A',
  high: true,
  closure: 'laces',
  quarter: 'chevron',
  collar: 'padded',
  outsole: 'lugs',
  toeGuard: true,
}

/** Safety boot or shoe from the side, toe to the left. */
export function drawBoot(s: Sheet, o: BootOptions): void {
  const item: Boot = { s, o, last: o.high ? HIGH : LOW, th: o.thread ?? threadOf(o.main) }
  s.group(`transform="translate(0 ${item.last.down})"`, () => {
    const floor = o.high ? 838 : 828
    s.ground(392, floor, 400, 40, 0.5).ground(380, floor - 2, 330, 16, 0.55)
    drawInside(item)
    drawUpper(item)
    if (o.collar === 'fur') drawFur(item)
    if (o.closure === 'laces') drawLaces(item)
    else drawDial(item)
    // a shoe has a thinner sole
    if (o.high) drawSole(s, o)
    else s.group('transform="translate(0 116) scale(1 .85)"', () => drawSole(s, o))
  })
}

/** Lining, tongue with its tag, pull loop. */
function drawInside({ s, o, last }: Boot): void {
  const mesh = { tex: 'mesh', texOp: 0.25 } as const
  s.part(Z(last.lining), { fill: dark(o.contrast, 0.25), ...mesh, ao: 24, aoOp: 0.6, outline: 2.4, rim: 0 })
  const tongue = Z(last.tongue)
  const seams = () => s.stitch(tongue, threadOf(o.contrast), [-6, 6])
  s.part(tongue, { fill: o.contrast, ...mesh, ao: 24, outline: 2.6, draw: seams })
  s.part(Z(last.tongueEdge), { fill: o.contrast, ...mesh, ao: 18, outline: 2.2 })
  const { x, y, turn } = last.tag
  s.group(`transform="rotate(${turn} ${x} ${y})"`, () => s.tag(x, y, o.accent, 26, 24))
  const loop = C(last.pullLoop)
  s.line(loop, lineOf(o.accent), 17).line(loop, o.contrast, 14).line(loop, o.accent, 5)
}

function drawUpper(item: Boot): void {
  const { s, o, last, th } = item
  s.part(Z(last.upper), {
    fill: o.main,
    tex: 'grit',
    texOp: 0.09,
    ao: 50,
    aoOp: 0.46,
    outline: 3.2,
    rim: 0.42,
    folds: last.folds,
    draw: () => {
      drawForm(item)
      if (o.quarter !== 'strap') drawQuarter(item)
      drawCollar(item)
      const top = C(last.quarterTop)
      s.seam(top, '#000', 2).stitch(top, th, [-5, -9])
      const counter = Z(last.heelCounter)
      s.patch(counter, dark(o.main, 0.25), { lift: 3, tex: 'grit', shade: 0.22 })
      s.stitch(counter, th, [5, 9.5, -5, -9.5])
      const vamp = C(last.vamp)
      s.seam(vamp, '#000', 1.8).stitch(vamp, th, [5, 9.5])
      drawToe(item)
      if (o.quarter === 'strap') drawQuarter(item)
      s.patch(Z(last.facing), dark(o.main, 0.18), { lift: 3, tex: 'grit', stitch: th, offs: [5], inside: -1 })
    },
  })
}

/** Shading of the leather: shaft, instep, heel, the shadow above the sole. */
function drawForm({ s, o, last }: Boot): void {
  const glow = lum(o.main) < 0.3 ? 0.3 : 0.42
  s.softly(18, () => {
    for (const { run, w, k } of last.lights) s.fill(leaf(run, w), '#fff', `fill-opacity="${(glow * k).toFixed(2)}"`)
    for (const { run, w } of last.shades) s.fill(leaf(run, w), '#05070c', 'fill-opacity=".5"')
  })
}

/** The steel toe, under a scuff guard or under leather only. */
function drawToe({ s, o, last, th }: Boot): void {
  const edge = C(last.toeCap.split(' ').slice(1, 5).join(' ').replaceAll('!', ''))
  if (o.toeGuard) s.patch(Z(last.toeCap), dark(o.contrast, 0.42), { lift: 4, tex: 'grit', shade: 0.2 })
  else s.seam(edge, '#000', 1.8)
  s.stitch(edge, th, [-6, 6, 10])
  s.softly(9, () => {
    for (const { run, w, opacity } of last.glints) s.fill(leaf(run, w), '#fff', `fill-opacity="${opacity}"`)
  })
}

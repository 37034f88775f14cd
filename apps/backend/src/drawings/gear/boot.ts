import type { BootOptions } from '../flat.ts'
import { dark, light, lineOf, lum, threadOf } from '../kit/colour.ts'
import { C, leaf, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import { drawDial, drawLaces } from './boot-fastening.ts'
import { type Boot, HIGH, type Last, LOW } from './boot-last.ts'
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
      drawQuarter(item)
      drawCollar(item)
      const top = C(last.quarterTop)
      s.seam(top, '#000', 2).stitch(top, th, [-5, -9])
      const counter = Z(last.heelCounter)
      s.patch(counter, dark(o.main, 0.25), { lift: 3, tex: 'grit', shade: 0.22 })
      s.stitch(counter, th, [5, 9.5, -5, -9.5])
      const vamp = C(last.vamp)
      s.seam(vamp, '#000', 1.8).stitch(vamp, th, [5, 9.5])
      drawToe(item)
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

/** The side: a textile panel with a reflective chevron, mesh, or stitched leather. */
function drawQuarter({ s, o, last, th }: Boot): void {
  const quarter = Z(last.quarter)
  if (o.quarter === 'plain') {
    s.seam(quarter, '#000', 1.8).stitch(quarter, th, [-5, -9])
    return
  }
  s.patch(quarter, o.contrast, { lift: 0, tex: 'mesh', shade: 0.2 }).stitch(quarter, th, [6])
  s.clipped([quarter], () => {
    if (o.quarter === 'mesh') drawMesh(s, o)
    else drawChevron(s, o, last)
  })
}

function drawChevron(s: Sheet, o: BootOptions, last: Last): void {
  const chevron = C(last.chevron)
  s.line(chevron, dark(o.contrast, 0.55), 30, { cap: 'butt' }).line(chevron, '#cfd5d9', 15, { cap: 'butt' })
  s.line(chevron, '#7c858c', 13, { dash: '1.5 3', opacity: 0.5, cap: 'butt' })
  s.line(chevron.offset(-19), o.accent, 4)
}

/** Holes between supporting ribs. */
function drawMesh(s: Sheet, o: BootOptions): void {
  const holes = s.weave(
    'holes',
    15,
    13,
    '<circle cx="4" cy="3.5" r="3" fill="#05070c"/><circle cx="11.5" cy="10" r="3" fill="#05070c"/>',
  )
  s.put(`<rect x="340" y="340" width="340" height="400" fill="${holes}" fill-opacity=".6"/>`)
  for (const x of [0, 62, 124, 186]) {
    const rib = C(`${402 + x},720 ${470 + x},560 ${500 + x},340`)
    s.line(rib, '#05070c', 17, { opacity: 0.4, dx: 2, dy: 3 }).line(rib, light(o.contrast, 0.08), 12)
    s.line(rib.offset(3.5), '#fff', 1.6, { opacity: 0.3 })
  }
  s.line(C('360,742 480,664 700,636'), o.accent, 5, { opacity: 0.9 })
}

/** Padded collar, quilted on a boot. */
function drawCollar({ s, o, last }: Boot): void {
  const pad = Z(last.collar)
  const round = o.high
    ? s.lin(430, 260, 664, 280, [
        [0, '#05070c', 0.25],
        [0.3, '#fff', 0.2],
        [0.6, '#fff', 0],
        [1, '#05070c', 0.5],
      ])
    : s.lin(560, 514, 570, 586, [
        [0, '#fff', 0.25],
        [1, '#05070c', 0.4],
      ])
  s.fill(pad, o.contrast)
    .fill(pad, s.pattern('mesh', '#000', 0.22))
    .fill(pad, round)
  for (const run of last.quilting) {
    const row = C(run)
    s.softLine([row], '#05070c', 9, 3, 0.4).seam(row)
  }
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

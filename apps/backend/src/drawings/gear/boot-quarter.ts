import type { BootOptions } from '../flat.ts'
import { dark, light, lineOf, threadOf } from '../kit/colour.ts'
import { C, leaf, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import type { Boot, Last } from './boot-last.ts'

/** The side of the upper. */
export function drawQuarter(item: Boot): void {
  switch (item.o.quarter) {
    case 'plain':
      drawPlain(item)
      break
    case 'strap':
      drawStraps(item)
      break
    case 'wave':
      drawWaves(item)
      break
    case 'cage':
      drawCage(item)
      break
    case 'chevron':
    case 'mesh':
      drawPanel(item)
      break
  }
}

/** Stitched leather. */
function drawPlain({ s, last, th }: Boot): void {
  const quarter = Z(last.quarter)
  s.seam(quarter, '#000', 1.8).stitch(quarter, th, [-5, -9])
}

/** A textile panel with a reflective chevron, or airy mesh with a second panel on the vamp. */
function drawPanel({ s, o, last, th }: Boot): void {
  if (o.quarter === 'mesh')
    for (const run of last.vents) {
      const vent = Z(run)
      s.patch(vent, o.contrast, { lift: 0, tex: 'mesh', shade: 0.2 }).stitch(vent, th, [6])
      s.clipped([vent], () => drawHoles(s))
    }
  const quarter = Z(last.quarter)
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

function drawHoles(s: Sheet): void {
  const holes = s.weave(
    'holes',
    15,
    13,
    '<circle cx="4" cy="3.5" r="3" fill="#05070c"/><circle cx="11.5" cy="10" r="3" fill="#05070c"/>',
  )
  s.put(`<rect x="200" y="300" width="500" height="480" fill="${holes}" fill-opacity=".6"/>`)
}

/** Holes between supporting ribs. */
function drawMesh(s: Sheet, o: BootOptions): void {
  drawHoles(s)
  for (const x of [0, 62, 124, 186]) {
    const rib = C(`${402 + x},720 ${470 + x},560 ${500 + x},340`)
    s.line(rib, '#05070c', 17, { opacity: 0.4, dx: 2, dy: 3 }).line(rib, light(o.contrast, 0.08), 12)
    s.line(rib.offset(3.5), '#fff', 1.6, { opacity: 0.3 })
  }
  s.line(C('360,742 480,664 700,636'), o.accent, 5, { opacity: 0.9 })
}

/** Leather straps that hold the ankle, and a rubber rand above the sole. */
function drawStraps({ s, o, last, th }: Boot): void {
  const rand = Z(last.rand)
  s.patch(rand, dark(o.contrast, 0.3), { lift: 4, tex: 'grit', shade: 0.24 })
  s.stitch(rand, th, [-6])
  for (const run of last.straps) {
    const strap = Z(run)
    s.patch(strap, o.contrast, { lift: 5, tex: 'grit', stitch: th, offs: [6, 11] })
  }
}

/** Waves of film welded onto microfibre: no seams. */
function drawWaves({ s, o, last }: Boot): void {
  for (const [i, run] of last.waves.entries()) {
    const wave = C(run)
    const color = i === 1 ? o.accent : o.contrast
    s.line(wave, '#05070c', 31, { opacity: 0.34, dy: 4, cap: 'butt' }).line(wave, lineOf(color), 30, { cap: 'butt' })
    s.line(wave, i === 1 ? color : light(color, 0.12), 26, { cap: 'butt' }).line(wave.offset(9), '#fff', 3, {
      opacity: 0.3,
      cap: 'butt',
    })
  }
}

/** A knitted upper held by a cage of bands that run down from the dial. */
function drawCage({ s, o, last }: Boot): void {
  const knit = Z(last.knit)
  s.fill(knit, light(o.contrast, 0.1)).fill(knit, s.pattern('knit', '#05070c', 0.5))
  s.clipped([knit], () => {
    for (const run of last.cage) {
      const bar = C(run)
      s.line(bar, '#05070c', 19, { opacity: 0.4, dx: 2, dy: 4 }).line(bar, o.main, 15)
      s.line(bar.offset(4), '#fff', 2, { opacity: 0.3 })
    }
  })
  s.seam(knit, '#000', 1.8).stitch(knit, threadOf(o.main), [6])
}

/** Padded collar, quilted on a boot; bare leather; or a brim of fur. */
export function drawCollar(item: Boot): void {
  const { s, o, last, th } = item
  if (o.collar === 'plain') {
    const top = C(last.collarEdge)
    s.stitch(top, th, [-8, -14])
    const stay = Z(last.backStay)
    s.patch(stay, dark(o.main, 0.2), { lift: 3, tex: 'grit', stitch: th, offs: [5, 10] })
    return
  }
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

/** Tufts of fur along the opening, over the edge of the leather. */
export function drawFur({ s, last }: Boot): void {
  const brim = C(last.fur)
  s.line(brim, '#05070c', 54, { opacity: 0.3, dx: 2, dy: 12 })
  s.line(brim, '#bdb29a', 50).line(brim, '#d8cfb9', 40)
  const tufts = brim.sample(7)
  for (const [light, shift] of [
    ['#b0a58b', 12],
    ['#c9bea5', 4],
    ['#f1ead9', -6],
  ] as const) {
    let d = ''
    tufts.forEach(({ x, y, nx, ny }, i) => {
      // the pile falls outwards, each tuft a little differently
      const lean = Math.sin(i * 2.7) * 5
      const reach = 19 + Math.cos(i * 4.1) * 6
      for (const side of [1, -1]) {
        const [u, v] = [x + nx * shift * side * 0.6, y + ny * shift * side * 0.6]
        d += `M${u.toFixed(0)} ${v.toFixed(0)}q${(nx * reach * side * 0.5 + lean).toFixed(0)} ${(ny * reach * side * 0.5).toFixed(0)} ${(nx * reach * side + lean * 1.5).toFixed(0)} ${(ny * reach * side + 6).toFixed(0)}`
      }
    })
    s.put(`<path d="${d}" fill="none" stroke="${light}" stroke-width="3" stroke-linecap="round"/>`)
  }
  s.softly(10, () =>
    s.fill(
      leaf(
        brim.sample(40).map(({ x, y }) => [x - 4, y - 10] as const),
        22,
      ),
      '#fff',
      'fill-opacity=".45"',
    ),
  )
}

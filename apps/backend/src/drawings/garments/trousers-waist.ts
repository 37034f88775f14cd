import { dark, light, lineOf } from '../kit/colour.ts'
import { C, sym, Z } from '../kit/shapes.ts'
import type { TrousersSewing } from './trousers-cut.ts'

export function drawWaistbandFront(garment: TrousersSewing): void {
  const { s, o, g, band: fill, thb } = garment
  const [wx, wy] = g.waist
  // inside of the back, with the tag; insulated trousers rise behind
  const rise = o.braces ? 34 : 0
  const inside = sym(
    `400,${wy - 26 - rise} 340,${wy - 24 - rise} ${wx + 4 + rise * 0.5},${wy - 18 - rise * 0.5}! ${wx + 6},${wy + 8}! 400,${wy + 26}`,
  )
  s.part(inside, { fill: dark(o.main, 0.45), ao: 30, aoOp: 0.6, outline: 2.2, rim: 0 })
  s.tag(387, wy - 24 - rise * 0.6, o.accent, 26, 15)
  const band = sym(
    `400,${wy - 4} 340,${wy - 8} ${wx - 1},${wy - 18}! ${wx - 9},${wy + 24}! 340,${wy + 36} 400,${wy + 40}`,
  )
  s.part(band, {
    fill,
    ao: 18,
    outline: 2.8,
    cyl: [wx, wy, 800 - wx, wy],
    draw: () => {
      s.stitch(band, thb, [5])
      if (o.waist === 'elastic') s.mirror(() => s.gathers(wx - 8, wx + 62, 8, wy - 18, wy + 30, 0.42, 3))
    },
  })
  for (const x of o.waist === 'elastic' ? [346, 454] : [314, 486])
    beltLoop(garment, x, wy - 12, 56, 19, x < 400 ? 2 : -2)
  if (o.karabiners) drawKarabinerLoops(garment)
}

/** Webbing loops that hang from the waistband, each with a D-ring. */
function drawKarabinerLoops({ s, o, g, thc }: TrousersSewing): void {
  const y = g.waist[1] + 20
  s.mirror(() => {
    const strap = Z(`338,${y}! 362,${y + 2}! 362,${y + 54}! 338,${y + 52}!`)
    s.patch(strap, o.contrast, { lift: 5, stitch: thc, offs: [4] }).tack(350, y + 8, 18, 2, o.accent)
    const ring = C(`334,${y + 54} 366,${y + 56} 368,${y + 80} 350,${y + 94} 332,${y + 78} 334,${y + 54}`)
    s.line(ring, '#23282d', 9).line(ring, '#b7bfc5', 5.5)
  })
}

export function drawWaistbandBack(garment: TrousersSewing): void {
  const { s, o, g, band: fill, thb } = garment
  const [wx, wy] = g.waist
  const rise = o.braces ? 30 : 0
  const band = sym(
    `400,${wy - 24 - rise} 340,${wy - 23 - rise} ${wx - 1},${wy - 16}! ${wx - 9},${wy + 26}! 340,${wy + 24} 400,${wy + 22}`,
  )
  const [x1, x2] = o.waist === 'contrast' ? [300, 500] : [wx + 16, 784 - wx]
  s.part(band, {
    fill,
    ao: 18,
    outline: 2.8,
    cyl: [wx, wy, 800 - wx, wy],
    draw: () => {
      s.stitch(band, thb, [5])
      if (o.pockets !== 'jeans') s.gathers(x1, x2, 10, wy - 16 - rise, wy + 16)
    },
  })
  for (const x of [312, 400, 488]) beltLoop(garment, x, wy - 24, 58, 20, 0)
}

function beltLoop({ s, o, band, thb }: TrousersSewing, x: number, y: number, h: number, w: number, lean: number): void {
  const loop = Z(`${x - w / 2},${y}! ${x + w / 2},${y}! ${x + w / 2 - lean},${y + h}! ${x - w / 2 - lean},${y + h}!`)
  s.patch(loop, light(band, 0.06), { lift: 3, stitch: thb, offs: [3.5] })
  s.tack(x, y + 4, w - 4, 0, o.accent).tack(x - lean, y + h - 4, w - 4, 0, o.accent)
}

/** Elastic braces from the waistband over the shoulders, each with a slider. */
export function drawBraces({ s, o, g, thc }: TrousersSewing): void {
  const y = g.waist[1]
  s.mirror(() => {
    const strap = Z(`296,-112! 330,-120! 344,-60 344,${y + 4}! 310,${y + 4}! 308,-50`)
    s.part(strap, { fill: o.contrast, tex: 'rib', ao: 14, outline: 2.4, draw: () => s.stitch(strap, thc, [-5]) })
    s.put(
      `<rect x="302" y="-16" width="50" height="34" rx="5" fill="#2b3036" stroke="#0c0e11" stroke-width="2"/>` +
        '<path d="M310 -6h34M310 8h34" stroke="#8b939a" stroke-width="4"/>',
    )
    const clip = Z(`308,${y - 4}! 346,${y - 4}! 342,${y + 30}! 312,${y + 30}!`)
    s.patch(clip, '#8d959b', { lift: 4, tex: null }).stud(327, y + 14, 7)
  })
}

/** The braces behind: seen through the front over the shoulders, or from the back, where they cross. */
export function drawBracesBack({ s, o, g, thc }: TrousersSewing, front: boolean): void {
  const y = g.waist[1]
  const cross = (x: number) => (front ? dark(o.contrast, 0.35) : x < 400 ? o.contrast : light(o.contrast, 0.06))
  for (const [from, to] of [
    [314, 452],
    [486, 348],
  ] as const) {
    const strap = C(`${from},-116 ${(from + to) / 2},${y - 96} ${to},${y - (front ? 20 : 40)}`)
    s.line(strap, lineOf(o.contrast), 40, { cap: 'butt' }).line(strap, cross(from), 35, { cap: 'butt' })
    s.stitch(strap, thc, [13, -13])
  }
  if (front) return
  s.mirror(() => {
    const clip = Z(`334,${y - 62}! 372,${y - 56}! 366,${y - 18}! 332,${y - 22}!`)
    s.patch(clip, '#8d959b', { lift: 4, tex: null }).stud(351, y - 40, 7)
  })
  const patch = Z(`372,${y - 128}! 428,${y - 128}! 434,${y - 96}! 400,${y - 70}! 366,${y - 96}!`)
  s.patch(patch, o.contrast, { lift: 4, stitch: thc, offs: [5] })
}

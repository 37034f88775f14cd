import { drawLegs, type Legs, legs } from '../cut/legs.ts'
import type { Colour, TrousersOptions } from '../flat.ts'
import { dark, light, lineOf, threadOf } from '../kit/colour.ts'
import { C, sym, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import { drawRainTrousers } from './rain-trousers.ts'

export const trousers: TrousersOptions = {
  main: '#4B535B',
  contrast: '#272B30',
  accent: '#FF5B1F',
  thread: null,
  knee: true,
  cargo: true,
  holster: false,
  hemPanel: true,
  tape: 'none',
  stripe: null,
  cloth: 'twill',
  short: false,
}

interface Sewing {
  s: Sheet
  o: TrousersOptions
  g: Legs
  th: Colour
  thc: Colour
}

const sewing = (s: Sheet, o: TrousersOptions, g: Legs): Sewing => ({
  s,
  o,
  g,
  th: o.thread ?? threadOf(o.main),
  thc: o.thread ?? threadOf(o.contrast),
})

/** Work trousers, front. */
export function trousersFront(s: Sheet, o: TrousersOptions): void {
  if (o.cloth === 'coated') drawRainTrousers(s, o, 'front')
  else onSheet(s, o, () => drawFront(s, o))
}

/** Work trousers, back. */
export function trousersBack(s: Sheet, o: TrousersOptions): void {
  if (o.cloth === 'coated') drawRainTrousers(s, o, 'back')
  else onSheet(s, o, () => drawBack(s, o))
}

/** Shorts are half as long: drawn larger, in the middle of the sheet. */
function onSheet(s: Sheet, o: TrousersOptions, draw: () => void): void {
  if (o.short) s.group('transform="translate(400 496) scale(1.32) translate(-400 -342)"', draw)
  else draw()
}

function drawFront(s: Sheet, o: TrousersOptions): void {
  const garment = sewing(s, o, legs({ short: o.short }))
  drawBothLegs(garment, o.knee, right => {
    drawFrontPocket(garment)
    if (!right) s.seam(C('400,124 400,372'))
    // thigh pockets differ left and right
    if (o.cargo && right) drawRulePocket(garment)
    else if (o.cargo) drawCargoPocket(garment)
  })
  drawFly(garment)
  if (o.holster) s.mirror(() => drawHolster(garment))
  drawWaistbandFront(garment)
  s.button(400, garment.g.waist[1] + 18, 10, '#8c9298')
  s.wash([garment.g.whole], 0.9, 180, 640)
}

function drawBack(s: Sheet, o: TrousersOptions): void {
  const garment = sewing(s, o, legs({ dip: -4, short: o.short }))
  const { th } = garment
  drawBothLegs(garment, false, right => {
    const seat = C('400,100 402,250 400,372')
    s.seam(seat, '#000', 1.8).stitch(seat, th, [5, 9.5])
    const yoke = C('226,152 320,172 402,186')
    s.seam(yoke).stitch(yoke, th, [5, 9.5])
    drawSeatPocket(garment)
    if (right) drawRulePocketBack(garment)
    else drawHammerLoop(garment)
    if (o.short) return
    const knee = C('214,596 290,606 366,600')
    s.seam(knee, '#000', 1.2, 0.45).stitch(knee, th, [-4])
  })
  drawWaistbandBack(garment)
  s.wash([garment.g.whole], 0.9, 180, 640)
}

function drawBothLegs({ s, o, g, th, thc }: Sewing, knee: boolean, details: (right: boolean) => void): void {
  s.cast([g.whole])
  drawLegs(s, g, {
    fill: o.main,
    contrast: o.contrast,
    thread: th,
    contrastThread: thc,
    knee,
    hemPanel: o.hemPanel,
    tape: o.tape === 'hivis' && !o.short ? [762, 838] : [],
    sideStripe: o.stripe,
    details,
  })
}

/** Slanted opening over a contrast facing, riveted. */
function drawFrontPocket({ s, o, th }: Sewing): void {
  const facing = Z('240,120! 318,124! 304,176 262,232 226,262! 210,200!')
  const shade = s.lin(220, 120, 310, 230, [
    [0, '#05070c', 0.45],
    [1, '#05070c', 0.1],
  ])
  s.fill(facing, o.contrast).fill(facing, shade)
  const edge = C('318,122 306,176 264,234 226,264')
  s.seam(edge, '#000', 2.2).stitch(edge, th, [-5, -9.5])
  s.stud(311, 146, 5.5, '#b08d57').stud(243, 250, 5.5, '#b08d57')
}

function drawCargoPocket({ s, o, th, thc }: Sewing): void {
  s.patch(Z('206,360! 292,356! 298,480! 288,494! 206,494!'), o.main, { stitch: th, offs: [5, 9.5] })
  s.patch(Z('200,344! 298,340! 299,374! 286,388! 200,390!'), o.contrast, { lift: 5, stitch: thc, offs: [5] })
  s.stud(280, 373, 5.5)
  // phone pocket stitched through from inside
  s.stitch(Z('236,410! 282,408! 284,482! 236,484!'), th, [0])
  s.tag(293, 424, o.accent, 10, 20)
}

function drawRulePocket({ s, o, thc }: Sewing): void {
  s.patch(Z('208,336! 254,334! 256,500! 206,500!'), o.contrast, { stitch: thc, offs: [4.5] })
  const edge = C('206,366 255,364')
  s.seam(edge).stitch(edge, thc, [-4]).stitch(C('232,368 232,498'), thc, [0])
}

function drawFly({ s, o, th }: Sewing): void {
  s.seam(C('400,124 401,250 400,372'), '#000', 1.8)
  s.stitch(C('428,128 429,250 424,296 400,322'), th, [0, 4.5])
  s.tack(407, 318, 14, -40, o.accent).tack(400, 366, 12, 90, o.accent)
}

function drawHolster({ s, o, thc }: Sewing): void {
  const pocket = Z('250,138! 356,142! 362,286! 346,304! 254,302! 240,284!')
  s.patch(pocket, o.contrast, { lift: 7, stitch: thc, offs: [5, 9.5], tex: 'canvas' })
  const lip = C('249,168 300,178 357,172')
  s.seam(lip).stitch(lip, thc, [-5]).stitch(C('300,178 301,300'), thc, [0])
  s.tack(256, 146, 14, 0, o.accent).tack(350, 148, 14, 0, o.accent)
}

function drawSeatPocket({ s, o, th, thc }: Sewing): void {
  s.patch(Z('262,196! 372,208! 370,318! 318,336! 264,312!'), o.main, { stitch: th, offs: [5, 9.5] })
  const flap = Z('256,186! 378,200! 378,236! 318,248! 257,222!')
  s.patch(flap, o.contrast, { lift: 5, stitch: thc, offs: [5] }).stud(318, 232, 6)
}

function drawRulePocketBack({ s, o, thc }: Sewing): void {
  s.patch(Z('210,352! 262,352! 262,520! 208,520!'), o.contrast, { stitch: thc, offs: [4.5] })
  s.stitch(C('209,380 262,380'), thc, [0, 4])
}

function drawHammerLoop({ s, o, th, thc }: Sewing): void {
  s.patch(Z('206,348! 248,348! 248,492! 206,492!'), o.main, { stitch: th, offs: [5] })
  const loop = C('240,384 258,410 262,452 256,496 240,520')
  s.line(loop, lineOf(o.contrast), 16).line(loop, light(o.contrast, 0.08), 13).stitch(loop, thc, [4.5, -4.5])
}

function drawWaistbandFront(garment: Sewing): void {
  const { s, o, g, thc } = garment
  const [wx, wy] = g.waist
  // inside of the back, with the tag
  const inside = sym(`400,${wy - 26} 340,${wy - 24} ${wx + 4},${wy - 18}! ${wx + 6},${wy + 8}! 400,${wy + 26}`)
  s.part(inside, { fill: dark(o.main, 0.45), ao: 30, aoOp: 0.6, outline: 2.2, rim: 0 })
  s.tag(387, wy - 24, o.accent, 26, 15)
  const band = sym(
    `400,${wy - 4} 340,${wy - 8} ${wx - 1},${wy - 18}! ${wx - 9},${wy + 24}! 340,${wy + 36} 400,${wy + 40}`,
  )
  s.part(band, {
    fill: o.contrast,
    ao: 18,
    outline: 2.8,
    cyl: [wx, wy, 800 - wx, wy],
    draw: () => s.stitch(band, thc, [5]),
  })
  beltLoop(garment, 314, wy - 12, 56, 19, 2)
  beltLoop(garment, 486, wy - 12, 56, 19, -2)
}

function drawWaistbandBack(garment: Sewing): void {
  const { s, o, g, thc } = garment
  const [wx, wy] = g.waist
  const band = sym(
    `400,${wy - 24} 340,${wy - 23} ${wx - 1},${wy - 16}! ${wx - 9},${wy + 26}! 340,${wy + 24} 400,${wy + 22}`,
  )
  s.part(band, {
    fill: o.contrast,
    ao: 18,
    outline: 2.8,
    cyl: [wx, wy, 800 - wx, wy],
    draw: () => s.stitch(band, thc, [5]).gathers(300, 500, 10, wy - 16, wy + 16),
  })
  for (const x of [312, 400, 488]) beltLoop(garment, x, wy - 24, 58, 20, 0)
}

function beltLoop({ s, o, thc }: Sewing, x: number, y: number, h: number, w: number, lean: number): void {
  const loop = Z(`${x - w / 2},${y}! ${x + w / 2},${y}! ${x + w / 2 - lean},${y + h}! ${x - w / 2 - lean},${y + h}!`)
  s.patch(loop, light(o.contrast, 0.06), { lift: 3, stitch: thc, offs: [3.5] })
  s.tack(x, y + 4, w - 4, 0, o.accent).tack(x - lean, y + h - 4, w - 4, 0, o.accent)
}

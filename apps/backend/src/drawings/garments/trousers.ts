import { drawLegs } from '../cut/legs.ts'
import type { TrousersOptions } from '../flat.ts'
import { light, lineOf } from '../kit/colour.ts'
import { C, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import { drawRainTrousers } from './rain-trousers.ts'
import { type TrousersSewing, trousersSewing } from './trousers-cut.ts'
import { drawHolster, drawSidePocket, drawThigh } from './trousers-pockets.ts'
import { drawBraces, drawBracesBack, drawWaistbandBack, drawWaistbandFront } from './trousers-waist.ts'

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

/** Shorts are half as long: drawn larger, in the middle of the sheet. Braces need room above the waist. */
function onSheet(s: Sheet, o: TrousersOptions, draw: () => void): void {
  if (o.short) s.group('transform="translate(400 496) scale(1.32) translate(-400 -342)"', draw)
  else if (o.braces) s.group('transform="translate(60 136) scale(.85)"', draw)
  else draw()
}

function drawFront(s: Sheet, o: TrousersOptions): void {
  const garment = trousersSewing(s, o, 8)
  const { g } = garment
  if (o.braces) drawBracesBack(garment, true)
  drawBothLegs(garment, o.knee, right => {
    if (o.apron) drawApron(garment)
    drawSidePocket(garment)
    if (!right) s.seam(C('400,124 400,372'))
    drawThigh(garment, right)
    if (o.braces) drawLegZip(garment)
  })
  drawFly(garment)
  if (o.holster) s.mirror(() => drawHolster(garment))
  drawWaistbandFront(garment)
  if (o.waist !== 'elastic' || o.cut === 'loose') s.button(400, g.waist[1] + 18, 10, '#8c9298')
  if (o.braces) drawBraces(garment)
  s.wash([g.whole], 0.9, 180, 640)
}

function drawBack(s: Sheet, o: TrousersOptions): void {
  const garment = trousersSewing(s, o, o.braces ? -20 : -4)
  const { g, th } = garment
  drawBothLegs(garment, 'none', right => {
    const seat = C('400,100 402,250 400,372')
    s.seam(seat, '#000', 1.8).stitch(seat, th, [5, 9.5])
    const yoke = C(o.pockets === 'jeans' ? '226,142 320,172 402,206' : '226,152 320,172 402,186')
    s.seam(yoke).stitch(yoke, th, [5, 9.5])
    drawSeatPocket(garment, right)
    if (!right && o.holster) drawHammerLoop(garment)
    else if (right && (o.thigh === 'cargo' || o.thigh === 'rule')) drawRulePocketBack(garment)
    if (o.braces) drawLegZip(garment)
    if (o.short) return
    const knee = C('214,596 290,606 366,600')
    s.seam(knee, '#000', 1.2, 0.45).stitch(knee, th, [-4])
  })
  drawWaistbandBack(garment)
  if (o.braces) drawBracesBack(garment, false)
  s.wash([g.whole], 0.9, 180, 640)
}

function drawBothLegs(
  { s, o, g, th, thc }: TrousersSewing,
  knee: TrousersOptions['knee'],
  details: (right: boolean) => void,
): void {
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

/** A second layer of the cloth from the waist to below the knee. */
function drawApron({ s, o, th }: TrousersSewing): void {
  const edge = C('252,110 244,260 246,480 238,780')
  s.softLine([edge], '#05070c', 9, 4, 0.4).seam(edge, '#000', 2).stitch(edge, th, [-5, -10])
  const end = C('180,778 290,792 390,784')
  s.softLine([end.shifted(0, 5)], '#05070c', 10, 4, 0.4)
  s.seam(end, '#000', 2).stitch(end, th, [5, 10])
  // rows that join both layers
  for (const y of [420, 460]) s.stitch(C(`246,${y} 310,${y + 10} 390,${y + 4}`), o.thread ?? th, [0])
}

/** A zip from the hem to the knee, for changing boots. */
function drawLegZip({ s, o }: TrousersSewing): void {
  const line = C('222,640 216,780 212,920')
  s.line(line, o.contrast, 22, { cap: 'butt' }).zip(line, { cloth: o.contrast, w: 16, pull: o.accent, at: 0.04 })
}

function drawFly({ s, o, th }: TrousersSewing): void {
  s.seam(C('400,124 401,250 400,372'), '#000', 1.8)
  s.stitch(C('428,128 429,250 424,296 400,322'), th, [0, 4.5])
  s.tack(407, 318, 14, -40, o.accent).tack(400, 366, 12, 90, o.accent)
}

/** Two pockets with flaps; one plain patch; two pointed patches; two zips. */
function drawSeatPocket({ s, o, th, thc }: TrousersSewing, right: boolean): void {
  if (o.pockets === 'slash' && !right) return
  if (o.pockets === 'zip') {
    const welt = C('258,214 370,226')
    s.line(welt, o.contrast, 24, { cap: 'butt' }).zip(welt, { cloth: o.contrast, w: 14, pull: o.accent, at: 0.04 })
    return
  }
  if (o.pockets === 'jeans' || o.pockets === 'slash') {
    const bag = Z('258,206! 374,218! 372,318! 318,344! 262,312!')
    s.patch(bag, o.main, { lift: 4, stitch: th, offs: [5, 9.5] }).stitch(C('259,228 374,240'), th, [0])
    if (o.pockets === 'jeans') s.stitch(C('262,262 318,290 372,268'), th, [0, 5])
    return
  }
  s.patch(Z('262,196! 372,208! 370,318! 318,336! 264,312!'), o.main, { stitch: th, offs: [5, 9.5] })
  const flap = Z('256,186! 378,200! 378,236! 318,248! 257,222!')
  s.patch(flap, o.contrast, { lift: 5, stitch: thc, offs: [5] }).stud(318, 232, 6)
}

function drawRulePocketBack({ s, o, thc }: TrousersSewing): void {
  s.patch(Z('210,352! 262,352! 262,520! 208,520!'), o.contrast, { stitch: thc, offs: [4.5] })
  s.stitch(C('209,380 262,380'), thc, [0, 4])
}

function drawHammerLoop({ s, o, th, thc }: TrousersSewing): void {
  s.patch(Z('206,348! 248,348! 248,492! 206,492!'), o.main, { stitch: th, offs: [5] })
  const loop = C('240,384 258,410 262,452 256,496 240,520')
  s.line(loop, lineOf(o.contrast), 16).line(loop, light(o.contrast, 0.08), 13).stitch(loop, thc, [4.5, -4.5])
}

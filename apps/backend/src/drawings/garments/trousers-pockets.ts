import { dark } from '../kit/colour.ts'
import { C, Z } from '../kit/shapes.ts'
import type { TrousersSewing } from './trousers-cut.ts'

const BRASS = '#b08d57'

/** The side pocket of one leg. */
export function drawSidePocket(garment: TrousersSewing): void {
  switch (garment.o.pockets) {
    case 'facing':
      drawFacing(garment)
      break
    case 'slash':
      drawSlash(garment)
      break
    case 'jeans':
      drawScoop(garment)
      break
    case 'zip':
      drawZipped(garment)
      break
    case 'flap':
      drawFlapped(garment)
      break
  }
}

/** Slanted opening over a contrast facing, riveted. */
function drawFacing({ s, o, th }: TrousersSewing): void {
  const facing = Z('240,120! 318,124! 304,176 262,232 226,262! 210,200!')
  const shade = s.lin(220, 120, 310, 230, [
    [0, '#05070c', 0.45],
    [1, '#05070c', 0.1],
  ])
  s.fill(facing, o.contrast).fill(facing, shade)
  const edge = C('318,122 306,176 264,234 226,264')
  s.seam(edge, '#000', 2.2).stitch(edge, th, [-5, -9.5])
  s.stud(311, 146, 5.5, BRASS).stud(243, 250, 5.5, BRASS)
}

/** A straight slanted opening, its facing of the same cloth. */
function drawSlash({ s, o, th }: TrousersSewing): void {
  const edge = C('296,118 262,268')
  s.fill(Z('240,110! 296,118! 262,268! 212,250!'), dark(o.main, 0.16))
  s.softLine([edge.shifted(-5, 0)], '#05070c', 9, 4, 0.45)
  s.seam(edge, '#000', 2.2).stitch(edge, th, [-6, -11])
  s.tack(293, 134, 15, -14, th).tack(265, 256, 15, -14, th)
}

/** Rounded opening with rivets, and a coin pocket inside it. */
function drawScoop({ s, o, th }: TrousersSewing): void {
  const edge = C('334,122 330,172 300,206 226,214')
  const facing = Z('240,110! 334,122! 330,172 300,206 226,214! 214,160!')
  s.fill(facing, dark(o.main, 0.24))
  const coin = C('238,172 276,174 310,166')
  s.seam(coin).stitch(coin, th, [-5, -9])
  s.softLine([edge.shifted(-3, -3)], '#05070c', 9, 4, 0.45)
  s.seam(edge, '#000', 2.2).stitch(edge, th, [-5, -9.5])
  for (const [x, y] of [
    [330, 136],
    [238, 208],
    [306, 168],
  ] as const)
    s.stud(x, y, 6.5, BRASS)
}

/** A slanted zip under a narrow welt. */
function drawZipped({ s, o }: TrousersSewing): void {
  const zip = C('304,134 276,210 258,272')
  s.line(zip, dark(o.main, 0.4), 26, { cap: 'butt' })
  s.zip(zip, { cloth: o.contrast, w: 17, pull: o.accent, at: 0.03 })
  s.tack(306, 132, 20, 20, o.accent).tack(257, 275, 20, 20, o.accent)
}

/** A slanted pocket under a flap, which no spatter can enter. */
function drawFlapped({ s, o, thc }: TrousersSewing): void {
  const flap = Z('322,124! 300,192 240,280! 208,264! 222,206! 268,116!')
  s.patch(flap, o.contrast, { lift: 7, stitch: thc, offs: [5, 9.5] })
}

/** What the thigh of one leg carries; the legs differ. */
export function drawThigh(garment: TrousersSewing, right: boolean): void {
  const { thigh, cut } = garment.o
  if (thigh === 'none') return
  if (thigh === 'zip') {
    if (!right) drawThighZip(garment)
  } else if (right) {
    if (thigh !== 'triple') drawRulePocket(garment)
  } else if (thigh === 'triple') drawTriplePocket(garment)
  else if (thigh === 'cargo') drawCargoPocket(garment, cut === 'women' ? -46 : 0)
}

/** Pocket with a flap; `up` raises it. */
function drawCargoPocket({ s, o, th, thc }: TrousersSewing, up: number): void {
  const at = (run: string) => Z(run).shifted(0, up)
  s.patch(at('206,360! 292,356! 298,480! 288,494! 206,494!'), o.main, { stitch: th, offs: [5, 9.5] })
  s.patch(at('200,344! 298,340! 299,374! 286,388! 200,390!'), o.contrast, { lift: 5, stitch: thc, offs: [5] })
  s.stud(280, 373 + up, 5.5)
  // phone pocket stitched through from inside
  s.stitch(at('236,410! 282,408! 284,482! 236,484!'), th, [0])
  s.tag(293, 424 + up, o.accent, 10, 20)
}

/** One open pocket divided in three, of different depths. */
function drawTriplePocket({ s, o, th }: TrousersSewing): void {
  s.patch(Z('204,352! 312,344! 316,512! 300,528! 204,530!'), o.main, { lift: 5, stitch: th, offs: [5, 9.5] })
  s.patch(Z('204,408! 262,404! 264,520! 204,524!'), o.main, { lift: 3, stitch: th, offs: [5] })
  s.stitch(C('206,376 313,368'), th, [0, 4]).stitch(C('286,372 290,522'), th, [0, 4])
  s.stud(308, 356, 6, BRASS).stud(264, 414, 6, BRASS)
  s.tag(312, 430, o.accent, 10, 20)
}

/** A vertical zip that lets heat out. */
function drawThighZip({ s, o, th }: TrousersSewing): void {
  const zip = C('252,318 252,400 250,486')
  s.line(zip, dark(o.main, 0.4), 24, { cap: 'butt' })
  s.zip(zip, { cloth: o.contrast, w: 16, pull: o.accent, at: 0.03 })
  s.stitch(Z('236,304! 268,304! 266,502! 236,502!'), th, [0])
  s.tag(268, 330, o.accent, 9, 20)
}

function drawRulePocket({ s, o, thc }: TrousersSewing): void {
  s.patch(Z('208,336! 254,334! 256,500! 206,500!'), o.contrast, { stitch: thc, offs: [4.5] })
  const edge = C('206,366 255,364')
  s.seam(edge).stitch(edge, thc, [-4]).stitch(C('232,368 232,498'), thc, [0])
}

export function drawHolster({ s, o, thc }: TrousersSewing): void {
  const pocket = Z('250,138! 356,142! 362,286! 346,304! 254,302! 240,284!')
  s.patch(pocket, o.contrast, { lift: 7, stitch: thc, offs: [5, 9.5], tex: 'canvas' })
  const lip = C('249,168 300,178 357,172')
  s.seam(lip).stitch(lip, thc, [-5]).stitch(C('300,178 301,300'), thc, [0])
  s.tack(256, 146, 14, 0, o.accent).tack(350, 148, 14, 0, o.accent)
}

import type { BibOptions } from '../flat.ts'
import { fold } from '../kit/cloth.ts'
import { dark, lineOf } from '../kit/colour.ts'
import { C, sym, symLine, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import { type BibSewing, bibSewing, drawBibLegs } from './bib-cut.ts'

/** Bib overalls, back: crossed straps on a high back piece. */
export function bibBack(sheet: Sheet, options: BibOptions): void {
  const garment = bibSewing(sheet, options)
  const { s, o, g, th, thc } = garment
  const [wx, wy] = g.waist
  const back = sym(
    o.insulated
      ? `400,176 356,178 318,190! 306,232 296,282 284,326 ${wx - 4},${wy - 4}! ${wx - 8},${wy + 34}! 400,${wy + 44}`
      : `400,196 366,198 342,206! 336,240 316,292 290,330 ${wx - 4},${wy - 4}! ${wx - 8},${wy + 34}! 400,${wy + 44}`,
  )
  s.cast([g.whole, back])
  drawBibLegs(garment, 'none', right => drawBackLeg(garment, right))
  // inside of the front bib, with the straps over the shoulders
  s.part(garment.bib, { fill: dark(o.main, 0.42), ao: 36, aoOp: 0.5, outline: 2.6, rim: 0 })
  s.mirror(() => {
    const inFront = C('330,54 336,110 336,186')
    s.line(inFront, lineOf(o.contrast), 35, { cap: 'butt' }).line(inFront, dark(o.contrast, 0.35), 31, { cap: 'butt' })
  })
  const strap = Z('314,64! 321,49 338,46 349,60! 372,120 444,206! 408,222! 340,146')
  for (const shape of [strap.mirror(), strap])
    s.part(shape, {
      fill: o.contrast,
      ao: 14,
      outline: 2.4,
      cyl: [320, 60, 440, 210],
      draw: () => s.stitch(shape, thc, [shape === strap ? -4 : 4]),
    })
  s.part(back, {
    fill: o.main,
    ao: 30,
    outline: 2.8,
    cyl: [286, 300, 514, 300],
    folds: [
      fold(`280,${wy - 10} 316,${wy - 34} 350,${wy - 28}`, 15, 0.28),
      fold(`522,${wy - 8} 484,${wy - 36} 454,${wy - 26}`, 15, 0.3),
      fold('350,226 356,270 346,310', 16, 0.2),
    ],
    draw: () => {
      s.stitch(back, th, [5, 9])
      const waist = symLine(`230,${wy + 4} 320,${wy + 10} 400,${wy + 12}`)
      s.seam(waist).stitch(waist, th, [-4.5, 4.5])
      s.gathers(330, 470, 9, wy - 26, wy + 4, 0.26)
      const seam = C(`400,214 400,${wy - 30}`)
      s.seam(seam, '#000', 1.3)
    },
  })
  // patch over the crossing of the straps, with the mark
  const patch = Z('356,190! 444,190! 448,234! 400,252! 352,234!')
  s.patch(patch, o.contrast, { lift: 4, stitch: thc, offs: [4, 8], tex: 'canvas' }).mark(400, 214, 14, o.accent)
  s.wash([g.whole, back], 0.85, 200, 620)
}

function drawBackLeg({ s, o, g, th, thc }: BibSewing, right: boolean): void {
  const { toPoints } = g
  const seat = C(toPoints('400,90 402,250 400,372'))
  s.seam(seat, '#000', 1.8).stitch(seat, th, [4, 8])
  s.patch(Z(toPoints('256,190! 372,200! 370,318! 316,336! 258,314!')), o.main, { stitch: th, offs: [4, 8] })
  s.patch(Z(toPoints('250,178! 378,190! 378,228! 316,242! 251,216!')), o.contrast, { lift: 5, stitch: thc, offs: [4] })
  const [x, y] = g.at(316, 224)
  s.stud(x, y, 5)
  if (o.insulated) {
    const zip = C(toPoints('178,300 166,600 166,914'))
    s.line(zip, o.contrast, 22, { cap: 'butt' }).zip(zip, { cloth: o.contrast, w: 15, pull: o.accent, at: 0.02 })
  } else if (right) {
    s.patch(Z(toPoints('188,352! 250,352! 250,520! 186,520!')), o.contrast, { stitch: thc, offs: [4] })
    s.stitch(C(toPoints('187,382 250,382')), thc, [0, 4])
  } else {
    const loop = C(toPoints('230,384 250,410 254,452 248,496 230,520'))
    s.line(loop, lineOf(o.contrast), 13).line(loop, o.contrast, 10).stitch(loop, thc, [3.5, -3.5])
  }
  const knee = C(toPoints('196,596 290,606 366,600'))
  s.seam(knee, '#000', 1.2, 0.45).stitch(knee, th, [-4])
}

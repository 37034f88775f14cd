import { collarBack } from '../cut/collars.ts'
import { hoodBack } from '../cut/hoods.ts'
import { bodyFolds } from '../cut/torso.ts'
import type { JacketOptions } from '../flat.ts'
import { fold, type Panel } from '../kit/cloth.ts'
import { dark } from '../kit/colour.ts'
import { C, sym, symLine, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import { type JacketSide, jacketBand, jacketSide, jacketSleeves, jacketTapes, piping } from './jacket-cut.ts'

/** Work jacket, back. */
export function jacketBack(sheet: Sheet, options: JacketOptions): void {
  const side = jacketSide(sheet, options, { drop: 10, front: -6 })
  const { s, o, g, thc, tex } = side
  const figure = [g.body, g.sleeve, g.sleeve.mirror()]
  s.cast(figure)
  jacketSleeves(side, false)
  drawBody(side)
  drawHem(side)
  if (o.collar === 'hood') s.wash([...figure, hoodBack(s, g, { fill: o.contrast, thread: thc, tex })])
  else {
    collarBack(s, g, { fill: o.contrast, thread: thc, h: o.collar === 'shirt' ? 44 : 62, tex })
    s.wash(figure)
  }
}

function drawBody(side: JacketSide): void {
  const { s, o, g, th, tex, hivis, soft } = side
  const hemY = g.hem[1]
  const panels: Panel[] = []
  const sidePanel = Z(`180,470! 226,440! 258,540 268,680 262,${hemY + 20}! 180,${hemY + 20}!`)
  if (o.yoke) panels.push([sym('400,150! 150,150! 150,340! 224,350 320,372 400,376'), o.contrast])
  if (o.sides) panels.push([sidePanel, o.contrast], [sidePanel.mirror(), o.contrast])
  s.part(g.body, {
    fill: o.main,
    panels,
    tex,
    ao: 40,
    outline: 3,
    cyl: [208, 520, 592, 520],
    folds: [
      ...bodyFolds(g, soft ? 0.85 : 1),
      fold('330,560 350,640 344,760', 22, 0.16),
      fold('470,520 452,640 462,770', 22, 0.18),
    ],
    draw: () => {
      const yoke = symLine('224,350 320,372 400,376')
      s.seam(yoke).stitch(yoke, th, [-5, -9.5])
      piping(side, yoke)
      // action pleats
      s.mirror(() => {
        if (!o.sides) s.seam(C('258,362 262,480 270,610'))
        const pleat = C(`290,370 286,520 290,${hemY - 10}`)
        if (!soft) s.seam(pleat).stitch(pleat, th, [5])
        if (!o.sides) return
        const seam = C(`226,440 258,540 268,680 262,${hemY + 10}`)
        s.seam(seam).stitch(seam, th, [5, 9.5])
      })
      if (hivis) jacketTapes(side)
      if (o.tape === 'band') jacketBand(side)
      s.mirror(() => s.seam(C('328,202 270,228 206,258')))
      if (soft) s.mark(400, g.hps + (o.collar === 'hood' ? 84 : 48), 18, o.accent)
      else {
        const y = g.hps + (o.collar === 'hood' ? 78 : 38)
        s.put(
          `<rect x="366" y="${y - 12}" width="68" height="24" fill="${o.accent}" stroke="${dark(o.accent, 0.5)}"/>`,
        ).mark(400, y, 13)
      }
    },
  })
}

function drawHem({ s, o, g, th, thc, tex }: JacketSide): void {
  const hemY = g.hem[1]
  if (o.hem === 'tail') {
    s.stitch(symLine(`210,${hemY - 12} 290,${hemY + 14} 400,${hemY + 28}`), th, [0, 5])
    return
  }
  if (o.hem === 'straight') {
    s.stitch(symLine(`213,${hemY - 16} 300,${hemY - 7} 400,${hemY - 5}`), th, [0, 5])
    return
  }
  const band = sym(
    `400,${hemY - 10} 300,${hemY - 13} 219,${hemY - 26}! 221,${hemY + 26}! 300,${hemY + 41} 400,${hemY + 44}`,
  )
  s.part(band, {
    fill: o.contrast,
    tex,
    ao: 16,
    outline: 2.8,
    cyl: [216, hemY, 584, hemY],
    draw: () => s.stitch(band, thc, [5, 9]).gathers(300, 500, 9, hemY - 10, hemY + 38, 0.28),
  })
}

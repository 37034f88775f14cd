import { shirtCollar } from '../cut/collars.ts'
import type { PoloOptions } from '../flat.ts'
import { fold, type Panel } from '../kit/cloth.ts'
import { dark, light, threadOf } from '../kit/colour.ts'
import type { Curve } from '../kit/curve.ts'
import { C, sym, symLine, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import { drawShirtBody, drawShortSleeve, NECK, SHORT_SLEEVE, shirtBody } from './shirt-body.ts'

export const polo: PoloOptions = {
  main: '#22324F',
  contrast: '#8B939A',
  accent: '#FF5B1F',
  shoulders: false,
  pocket: true,
  tape: 'none',
  tipping: true,
}

/** Polo shirt, front. */
export function poloFront(s: Sheet, o: PoloOptions): void {
  const th = threadOf(o.main)
  const contrastThread = threadOf(o.contrast)
  const body = shirtBody(46)
  drawShirt(s, o, body, '180,318! 300,292 400,290', '328,186 262,214 196,246')
  if (o.pocket) {
    const pocket = Z('456,352! 540,346! 544,438! 502,456! 460,442!')
    const [fill, thread] = o.shoulders ? [o.contrast, contrastThread] : [o.main, th]
    s.patch(pocket, fill, { lift: 3, stitch: thread, offs: [4], tex: 'pique' })
    s.stitch(C('457,370 541,364'), th, [0]).tag(541, 376, o.accent, 9, 19)
  }
  const placket = Z('381,222! 419,222! 419,428! 400,440! 381,428!')
  s.patch(placket, o.main, { lift: 3, stitch: th, offs: [4], tex: 'pique' })
  for (const y of [268, 330, 392]) s.button(400, y, 8, '#d9dcdd')
  shirtCollar(s, NECK, {
    fill: o.contrast,
    inner: dark(o.main, 0.3),
    thread: contrastThread,
    accent: o.accent,
    h: 38,
    tex: 'rib',
    tip: 74,
    gap: 14,
    edge: o.tipping ? o.main : null,
  })
  wash(s, body)
}

/** Polo shirt, back: the collar turned down over the neck. */
export function poloBack(s: Sheet, o: PoloOptions): void {
  const body = shirtBody(-6)
  drawShirt(s, o, body, '180,330! 300,318 400,316', '328,178 262,204 196,238')
  const { hps: y, neck: n } = NECK
  const collar = sym(
    `400,${y - 46} 356,${y - 44} ${400 - n + 6},${y - 34}! ${400 - n - 6},${y - 8} ${400 - n - 20},${y + 26}! 352,${y + 16} 400,${y + 14}`,
  )
  s.part(collar, {
    fill: o.contrast,
    tex: 'rib',
    texOp: 0.22,
    ao: 18,
    outline: 2.4,
    cyl: [318, y, 482, y],
    draw: () => {
      const edge = symLine(`${400 - n - 20},${y + 26} 352,${y + 16} 400,${y + 14}`)
      if (o.tipping) s.line(edge.offset(10), o.main, 4.5)
      s.stitch(symLine(`330,${y - 20} 360,${y - 30} 400,${y - 32}`), threadOf(o.contrast), [0])
    },
  })
  wash(s, body)
}

const wash = (s: Sheet, body: Curve) => s.wash([body, SHORT_SLEEVE, SHORT_SLEEVE.mirror()])

/** Sleeves and body; `yoke` is the seam of contrast shoulders. */
function drawShirt(s: Sheet, o: PoloOptions, body: Curve, yoke: string, shoulder: string): void {
  const thread = threadOf(o.main)
  s.cast([body, SHORT_SLEEVE, SHORT_SLEEVE.mirror()])
  s.mirror(() => drawShortSleeve(s, SHORT_SLEEVE, o.shoulders ? o.contrast : o.main, 'pique', () => drawCuff(s, o)))
  const panels: Panel[] = o.shoulders ? [[sym(`400,120! 150,120! ${yoke}!`), o.contrast]] : []
  drawShirtBody(s, body, {
    fill: o.main,
    panels,
    tex: 'pique',
    thread,
    hivis: o.tape === 'hivis',
    shoulder,
    folds: [fold('352,600 344,700 356,800', 24, 0.1)],
    draw: () => {
      if (o.shoulders) s.seam(symLine(yoke)).stitch(symLine(yoke), thread, [-5])
    },
  })
}

/** Knitted cuff. */
function drawCuff(s: Sheet, o: PoloOptions): void {
  const cuff = Z('77,436! 130,466 194,484! 190,530! 120,510 50,470!')
  const round = s.lin(70, 450, 190, 500, [
    [0, '#05070c', 0.3],
    [0.4, '#fff', 0.12],
    [1, '#05070c', 0.4],
  ])
  s.fill(cuff, o.contrast)
    .fill(cuff, s.pattern('rib', '#000', 0.22))
    .fill(cuff, round)
  const edge = C('77,436 130,466 194,484')
  s.seam(edge)
  if (o.tipping) s.line(edge.offset(-11), light(o.main, 0.1), 5)
}

import { drawSleeve } from '../cut/sleeve.ts'
import { type Torso, torso } from '../cut/torso.ts'
import type { Colour, TshirtOptions } from '../flat.ts'
import { fold, type Panel } from '../kit/cloth.ts'
import { dark, threadOf } from '../kit/colour.ts'
import type { Curve } from '../kit/curve.ts'
import { band, C, sym, symLine, Z } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'
import { drawShirtBody, drawShortSleeve, NECK, shirtBody, WIDE_SLEEVE } from './shirt-body.ts'

export const tshirt: TshirtOptions = {
  main: '#4B535B',
  contrast: '#272B30',
  accent: '#FF5B1F',
  sleeves: 'short',
  neck: 'crew',
  raglan: false,
  pocket: false,
  tape: 'none',
}

/** Long sleeves have the same armhole. */
const long = (): Torso =>
  torso({
    hps: NECK.hps,
    neck: NECK.neck,
    shoulder: [200, 234],
    armpit: [208, 438],
    wrist: [
      [64, 786],
      [136, 808],
    ],
  })

/** Knitted T-shirt, front. */
export function tshirtFront(s: Sheet, o: TshirtOptions): void {
  const { hps: y, neck: n } = NECK
  const depth = o.neck === 'v' ? 104 : 62
  const neckline =
    o.neck === 'v'
      ? symLine(`${400 - n},${y} 352,${y + 56} 400,${y + depth}!`)
      : symLine(`${400 - n},${y}! ${400 - n * 0.72},${y + depth * 0.62} 400,${y + depth}`)
  // inside of the back, under the neckline
  const inside = sym(`400,${y - 2} 356,${y - 4} ${400 - n},${y}! 344,${y + 60} 400,${y + depth + 10}`)
  const body = o.neck === 'v' ? vBody(depth) : shirtBody(depth)
  drawShirt(s, o, body, '328,186 262,214 196,246', () =>
    s.part(inside, {
      fill: dark(o.main, 0.34),
      tex: 'knit',
      ao: 34,
      aoOp: 0.6,
      outline: 2,
      rim: 0,
      draw: () =>
        s.tag(387, y + 8, o.accent, 26, 16).line(symLine(`326,${y} 360,${y + 4} 400,${y + 6}`), o.contrast, 8),
    }),
  )
  drawRib(s, o, neckline, 10)
  if (o.pocket) {
    const pocket = Z('456,358! 540,352! 542,446! 500,462! 460,448!')
    s.patch(pocket, o.main, { lift: 3, stitch: threadOf(o.main), offs: [4], tex: 'knit' })
    s.stitch(C('457,376 541,370'), threadOf(o.main), [0]).tag(541, 384, o.accent, 9, 19)
  } else s.mark(o.tape === 'hivis' ? 448 : 500, 384, 15, o.accent)
  wash(s, o, body)
}

/** Knitted T-shirt, back. */
export function tshirtBack(s: Sheet, o: TshirtOptions): void {
  const { hps: y, neck: n } = NECK
  const body = shirtBody(14)
  drawShirt(s, o, body, '328,180 262,206 196,240')
  drawRib(s, o, symLine(`${400 - n},${y}! 352,${y + 10} 400,${y + 13}`), 10)
  s.mark(400, y + 74, 26, o.accent)
  wash(s, o, body)
}

function vBody(depth: number): Curve {
  const { hps: y, neck: n } = NECK
  const plain = '264,202 200,232! 214,300 220,366 208,438! 212,580 208,720 202,850! 300,859 400,861'
  return sym(`400,${y + depth}! 352,${y + 56} ${400 - n},${y}! ${plain}`)
}

const sleeveOf = (o: TshirtOptions) => (o.sleeves === 'long' ? long().sleeve : WIDE_SLEEVE)
const wash = (s: Sheet, o: TshirtOptions, body: Curve) => s.wash([body, sleeveOf(o), sleeveOf(o).mirror()])

function drawShirt(s: Sheet, o: TshirtOptions, body: Curve, shoulder: string, inside?: () => void): void {
  const thread = threadOf(o.main)
  const fill = o.raglan ? o.contrast : o.main
  const sleeve = sleeveOf(o)
  s.cast([body, sleeve, sleeve.mirror()])
  inside?.()
  s.mirror(() => {
    if (o.sleeves === 'long')
      drawSleeve(s, long(), {
        fill,
        cuff: fill,
        cuffH: 26,
        ribCuff: true,
        tex: 'knit',
        topStitch: false,
        folds: 1.1,
        tape: o.tape === 'hivis' ? { at: [520, 650], w: 42 } : null,
      })
    else
      drawShortSleeve(s, WIDE_SLEEVE, fill, 'knit', () => s.stitch(C('48,464 106,502 184,518'), threadOf(fill), [0, 5]))
  })
  const raglan = Z('150,120! 330,150! 322,196 272,296 206,448! 150,470!')
  const panels: Panel[] = o.raglan
    ? [
        [raglan, o.contrast],
        [raglan.mirror(), o.contrast],
      ]
    : []
  drawShirtBody(s, body, {
    fill: o.main,
    panels,
    tex: 'knit',
    thread,
    hivis: o.tape === 'hivis',
    shoulder: o.raglan ? '322,196 272,296 206,448' : shoulder,
    folds: [fold('330,300 352,352 348,420', 18, 0.12), fold('466,300 448,356 452,420', 18, 0.13)],
  })
}

/** Ribbed neckband. */
function drawRib(s: Sheet, o: TshirtOptions, neckline: Curve, w: number): void {
  const rib: Curve = band(neckline, w * 2)
  const fill: Colour = o.contrast
  s.part(rib, { fill, tex: 'rib', texOp: 0.26, ao: 8, outline: 1.8, rim: 0.2 })
  s.stitch(neckline.offset(-w - 5), threadOf(o.main), [0, -4])
}

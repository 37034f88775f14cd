import { drawLegs, type Legs, type LegsCut, legs } from '../cut/legs.ts'
import type { BibOptions, Colour } from '../flat.ts'
import { threadOf } from '../kit/colour.ts'
import type { Curve } from '../kit/curve.ts'
import { sym } from '../kit/shapes.ts'
import type { Sheet } from '../kit/sheet.ts'

export const bib: BibOptions = {
  main: '#4B535B',
  contrast: '#272B30',
  accent: '#FF5B1F',
  knee: 'pad',
  thigh: 'cargo',
  hemPanel: true,
  tape: 'none',
  bibPocket: 'zip',
  buckles: 'clip',
  insulated: false,
  stripe: null,
}

export interface BibSewing {
  s: Sheet
  o: BibOptions
  g: Legs
  /** Back piece with the base of its straps, and the bib in front. */
  back: Curve
  bib: Curve
  th: Colour
  thc: Colour
}

const USUAL = {
  hip: [206, 270],
  knee: [
    [194, 600],
    [362, 606],
  ],
  hem: [
    [188, 916],
    [336, 926],
  ],
} satisfies LegsCut

const WIDE = {
  hip: [186, 270],
  knee: [
    [166, 600],
    [376, 606],
  ],
  hem: [
    [158, 916],
    [366, 926],
  ],
} satisfies LegsCut

export function bibSewing(s: Sheet, o: BibOptions): BibSewing {
  const g = legs({
    waist: [246, 92],
    ...(o.insulated ? WIDE : USUAL),
    k: 0.74,
    oy: 278,
  })
  const [wx, wy] = g.waist
  return {
    s,
    o,
    g,
    back: sym(`400,96 372,92 352,112 346,190 322,272 ${wx + 4},${wy - 22}! ${wx - 2},${wy + 30}! 400,${wy + 40}`),
    bib: sym(
      o.insulated
        ? `400,150 330,144 304,146! 294,216 286,276 278,326 ${wx - 6},${wy + 4}! ${wx - 8},${wy + 34}! 400,${wy + 44}`
        : `400,174 330,168 315,170! 313,226 304,276 290,316 ${wx - 5},${wy + 4}! ${wx - 8},${wy + 34}! 400,${wy + 44}`,
    ),
    th: threadOf(o.main),
    thc: threadOf(o.contrast),
  }
}

export function drawBibLegs(
  { s, o, g, th, thc }: BibSewing,
  knee: BibOptions['knee'],
  details: (right: boolean) => void,
): void {
  drawLegs(s, g, {
    fill: o.main,
    contrast: o.contrast,
    thread: th,
    contrastThread: thc,
    knee,
    hemPanel: o.hemPanel,
    tape: o.tape === 'hivis' ? [772, 834] : [],
    sideStripe: o.stripe,
    details,
  })
}

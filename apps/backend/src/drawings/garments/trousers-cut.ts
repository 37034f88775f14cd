import { type Legs, type LegsCut, legs } from '../cut/legs.ts'
import type { Colour, TrousersOptions } from '../flat.ts'
import { threadOf } from '../kit/colour.ts'
import type { Sheet } from '../kit/sheet.ts'

export const trousers: TrousersOptions = {
  main: '#4B535B',
  contrast: '#272B30',
  accent: '#FF5B1F',
  thread: null,
  cut: 'straight',
  pockets: 'facing',
  waist: 'contrast',
  knee: 'pad',
  thigh: 'cargo',
  holster: false,
  karabiners: false,
  braces: false,
  apron: false,
  hemPanel: true,
  tape: 'none',
  stripe: null,
  cloth: 'twill',
  short: false,
}

const CUTS: Readonly<Record<TrousersOptions['cut'], LegsCut>> = {
  straight: {},
  slim: {
    hip: [233, 262],
    knee: [
      [228, 600],
      [354, 606],
    ],
    hem: [
      [232, 922],
      [320, 930],
    ],
  },
  loose: {
    hip: [216, 262],
    knee: [
      [194, 600],
      [370, 606],
    ],
    hem: [
      [176, 912],
      [352, 924],
    ],
  },
  women: {
    waist: [276, 88],
    hip: [220, 286],
    knee: [
      [224, 600],
      [356, 606],
    ],
    hem: [
      [226, 916],
      [322, 926],
    ],
  },
  over: {
    waist: [250, 92],
    hip: [206, 262],
    knee: [
      [190, 600],
      [374, 606],
    ],
    hem: [
      [182, 916],
      [362, 926],
    ],
  },
}

/** Values shared by both sides of trousers. */
export interface TrousersSewing {
  s: Sheet
  o: TrousersOptions
  g: Legs
  /** Thread colours on the cloth and on the panels. */
  th: Colour
  thc: Colour
  /** Colour of the waistband with its loops, and its thread. */
  band: Colour
  thb: Colour
}

export function trousersSewing(s: Sheet, o: TrousersOptions, dip: number): TrousersSewing {
  const th = o.thread ?? threadOf(o.main)
  const thc = o.thread ?? threadOf(o.contrast)
  const own = o.waist !== 'contrast'
  return {
    s,
    o,
    g: legs({ ...(o.short ? {} : CUTS[o.cut]), dip, short: o.short }),
    th,
    thc,
    band: own ? o.main : o.contrast,
    thb: own ? th : thc,
  }
}

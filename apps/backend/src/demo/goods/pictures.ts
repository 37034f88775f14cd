import type { DimensionLine } from '@shop/contract'

interface Cut {
  /** Room between body and garment, on half the girth of the chest, in centimetres. Absent: the width is not stated. */
  ease?: number
  /** Where its measurements are on the front view. */
  dimensions: readonly DimensionLine[]
}

type Span = readonly [from: number, to: number]

/** A line beside the garment, from its neck to its hem, and one under the hem. */
const upper = (ease: number, [neck, hem]: Span, [left, right]: Span, beside: number): Cut => ({
  ease,
  dimensions: [
    { row: 'back', direction: 'vertical', from: neck, to: hem, at: beside },
    { row: 'width', direction: 'horizontal', from: left, to: right, at: Math.min(hem + 4.5, 98) },
  ],
})

const lower = (crotch: number, hem: number, beside: number): Cut => ({
  dimensions: [{ row: 'inseam', direction: 'vertical', from: crotch, to: hem, at: beside }],
})

/** Cuts of garments. Goods without one have no measurements of their own. */
export const cuts = {
  jacket: upper(6, [18, 84], [27, 73], 96),
  womenJacket: upper(6, [18, 81], [27, 73], 96),
  winter: upper(9, [21, 90], [25, 75], 97),
  raincoat: upper(10, [20, 93], [25, 75], 97),
  fleece: upper(5, [17, 83], [26.5, 73.5], 96),
  polo: upper(4, [16, 86], [25, 75], 95),
  tshirt: upper(4, [18, 86], [25, 75], 97),
  vest: upper(9, [14, 88], [23, 77], 83),
  trousers: lower(39, 92, 81),
  overTrousers: lower(47, 92, 81),
  bib: lower(57.5, 96, 77),
  coverall: lower(56, 90, 83),
} as const satisfies Record<string, Cut>

export type CutId = keyof typeof cuts

/** Parts of names of files: a view of an article, or a close-up of its cloth, which all goods of a colour share. */
export type View = 'front' | 'back' | 'side' | 'sole' | 'pair' | CloseUp
type CloseUp = 'pocket' | 'tape'

export const isCloseUp = (view: View): view is CloseUp => view === 'pocket' || view === 'tape'

/** A file of `demo/pictures`. */
export interface DemoPicture {
  /** Without `.svg`. */
  name: string
  dimensions?: readonly DimensionLine[]
}

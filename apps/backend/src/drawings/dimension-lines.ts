import type { Flat } from './flat.ts'

/** A measurement of the garment, in per cent of the drawing's width and height. */
export interface DrawnDimension {
  id: 'back' | 'width' | 'inseam'
  direction: 'horizontal' | 'vertical'
  from: number
  to: number
  /** Position on the other axis. */
  at: number
}

/** A line beside the garment, from its neck to its hem, and one under the hem. */
const upper = (
  [neck, hem]: readonly [number, number],
  [left, right]: readonly [number, number],
  beside: number,
): DrawnDimension[] => [
  { id: 'back', direction: 'vertical', from: neck, to: hem, at: beside },
  { id: 'width', direction: 'horizontal', from: left, to: right, at: Math.min(hem + 4.5, 98) },
]

const lower = (crotch: number, hem: number, beside: number): DrawnDimension[] => [
  { id: 'inseam', direction: 'vertical', from: crotch, to: hem, at: beside },
]

/** Where the measurements of a garment are drawn; none for other views and goods. `dimension-lines.night.test.ts` compares them with the drawings. */
export function dimensionsOf(flat: Flat): DrawnDimension[] {
  if (flat.view !== 'front') return []
  switch (flat.family) {
    case 'jacket':
      return upper([18, flat.options?.fit === 'women' ? 81 : 84], [27, 73], 96)
    case 'winter':
      return upper([21, 90], [25, 75], 97)
    case 'raincoat':
      return upper([20, 93], [25, 75], 97)
    case 'fleece':
      return upper([17, 83], [26.5, 73.5], 96)
    case 'polo':
      return upper([16, 86], [25, 75], 95)
    case 'tshirt':
      return upper([18, 86], [25, 75], 97)
    case 'vest':
      return upper([14, 88], [23, 77], 83)
    case 'trousers':
      return flat.options?.short ? [] : lower(flat.options?.braces ? 47 : 39, 92, 81)
    case 'bib':
      return lower(57.5, 96, 77)
    case 'coverall':
      return lower(56, 90, 83)
    default:
      return []
  }
}

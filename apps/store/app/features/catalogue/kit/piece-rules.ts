import { PIECE_FIELD, pieceSizeField } from '../../cart/index.ts'
import type { PieceView } from './piece.ts'

export const isBuyable = ({ availability }: PieceView): boolean => availability !== 'out_of_stock'

/** Ids of the pieces of which only one is taken: the bottoms in stock, where there are several. */
export function alternativesIn(pieces: readonly PieceView[]): readonly number[] {
  const bottoms = pieces.filter(piece => piece.isBottom && isBuyable(piece)).map(({ id }) => id)
  return bottoms.length > 1 ? bottoms : []
}

/** What the fields of a form hold. */
export function fieldsOf(form: FormData, pieces: readonly PieceView[]) {
  const wanted = form.getAll(PIECE_FIELD)
  return {
    unwanted: pieces.filter(piece => isBuyable(piece) && !wanted.includes(String(piece.id))).map(({ id }) => id),
    sizes: Object.fromEntries(
      pieces.map(({ id }) => {
        const size = form.get(pieceSizeField(id))
        return [id, typeof size === 'string' ? size : '']
      }),
    ),
  }
}

/** The option with the name of a size, if it is in stock. */
export const optionOf = ({ sizes }: PieceView, size: string | null | undefined): string | undefined => {
  const option = sizes.find(([, name, left]) => name === size && left > 0)
  return option && String(option[0])
}

const sizeNames = ({ sizes }: PieceView): string => sizes.map(([, name]) => name).join()

/** The same number is the same body where the sizes are the same: jacket and trousers. */
export const hasSameSizes = (one: PieceView, other: PieceView): boolean => sizeNames(one) === sizeNames(other)

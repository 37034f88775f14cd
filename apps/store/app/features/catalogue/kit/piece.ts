import type { KitPiece } from '@shop/contract'
import { compactImage } from '../../../platform/pictures/compact-image.ts'

/** Image widths in pixels of the small picture beside the name. */
const PICTURE_WIDTHS = [160, 320]

/** A size as a tuple: field names would be most of it. */
export type PieceSize = readonly [id: number, name: string, left: number, price: number]

/** A product of a kit as it is rendered. */
export const pieceView = ({ product, options }: KitPiece) => ({
  id: product.id,
  name: product.name,
  url: product.url,
  picture: compactImage(product.image, PICTURE_WIDTHS),
  summary: product.summary,
  price: product.price,
  was: product.old_price,
  availability: product.availability,
  sizes: options.map(({ id, name, count_left, price }): PieceSize => [id, name, count_left, price]),
})

export type PieceView = ReturnType<typeof pieceView>

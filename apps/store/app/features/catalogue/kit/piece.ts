import type { KitPiece, SizeChart } from '@shop/contract'
import { compactImage } from '../../../platform/pictures/compact-image.ts'

/** Image widths in pixels of the small picture beside the name. */
const PICTURE_WIDTHS = [160, 320]

/** A size as a tuple: field names would be most of it. */
export type PieceSize = readonly [id: number, name: string, left: number, price: number]

/** Trousers, shorts, overalls: what is measured at the hips and has no sleeves of its own, as a coat has. */
const isWornOnLegs = ({ rows }: SizeChart): boolean =>
  rows.some(({ id }) => id === 'hips') && rows.every(({ id }) => id !== 'sleeve')

/** A product of a kit as it is rendered. */
export const pieceView = ({ product, options, size_chart }: KitPiece) => ({
  id: product.id,
  name: product.name,
  url: product.url,
  picture: compactImage(product.image, PICTURE_WIDTHS),
  summary: product.summary,
  price: product.price,
  was: product.old_price,
  availability: product.availability,
  /** Of two bottoms a shopper wears one. */
  isBottom: size_chart !== null && isWornOnLegs(size_chart),
  sizes: options.map(({ id, name, count_left, price }): PieceSize => [id, name, count_left, price]),
})

export type PieceView = ReturnType<typeof pieceView>

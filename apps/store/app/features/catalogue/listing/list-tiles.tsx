import { CompareTray } from '../compare/compare-tray.tsx'
import type { ProductTileView } from '../tile/product-tile.server.ts'
import { ProductTiles } from '../tile/product-tiles.tsx'

interface ListTilesProps {
  cards: readonly ProductTileView[]
  /** «Обрати розмір: {product}» */
  chooseSize: string
}

/** The products of a list, and the way to those that are compared. */
export function ListTiles({ cards, chooseSize }: ListTilesProps) {
  return (
    <>
      <ProductTiles cards={cards} chooseSize={chooseSize} eager={4} comparable />
      <CompareTray />
    </>
  )
}

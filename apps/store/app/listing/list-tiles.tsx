import type { ProductTileView } from '../catalogue/product-tile.server.ts'
import { ProductTiles } from '../catalogue/product-tiles.tsx'
import { CompareTray } from '../compare/compare-tray.tsx'

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

import type { ProductCard } from '@shop/contract'

/** What a card shows of its price: the lowest as «from» where its sizes differ. */
export const cardPrice = ({ price, price_from, old_price }: Pick<ProductCard, 'price' | 'price_from' | 'old_price'>) =>
  price_from === null ? { price, was: old_price } : { price: price_from, isFrom: true, was: null }

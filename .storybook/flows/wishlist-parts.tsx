import type { Locale } from '@shop/contract/locales'
import { isLiked, type Wishlist, type WishlistEvent } from '../../packages/flows/src/wishlist/index.ts'
import { Price } from '../../packages/ui/src/price/index.ts'
import { ProductCard } from '../../packages/ui/src/product-card/index.ts'
import type { EventForm } from './events-panel.tsx'
import { ExamplePicture, pictureOf, productsIn } from './texts.ts'

/** The events of a wishlist that change it. */
export const wishlistEvents: readonly EventForm<WishlistEvent>[] = [
  {
    type: 'wishlist.toggle',
    fields: { productId: ['1', '2', '3'], group: '' },
    make({ number, text }) {
      const [productId, group] = [number('productId'), text('group')]
      return { type: 'wishlist.toggle', productId, ...(group ? { group } : {}) }
    },
  },
  {
    type: 'wishlist.group.add',
    fields: { name: '2026' },
    make: ({ text }) => ({ type: 'wishlist.group.add', name: text('name') }),
  },
  {
    type: 'wishlist.group.rename',
    fields: { group: '2026', name: '2027' },
    make: ({ text }) => ({ type: 'wishlist.group.rename', group: text('group'), name: text('name') }),
  },
  {
    type: 'wishlist.group.remove',
    fields: { group: '2026' },
    make: ({ text }) => ({ type: 'wishlist.group.remove', group: text('group') }),
  },
  {
    type: 'wishlist.move',
    fields: { productId: ['1', '2', '3'], to: '2026' },
    make: ({ number, text }) => ({ type: 'wishlist.move', productId: number('productId'), to: text('to') }),
  },
]

interface LikeableProductsProps {
  flow: { send: (event: WishlistEvent) => void }
  wishlist: Wishlist
  lang: Locale
}

/** The products of the stories, each with its heart. */
export function LikeableProducts({ flow, wishlist, lang }: LikeableProductsProps) {
  return (
    <ProductCard.List layout="row" columns={3}>
      {productsIn(lang).map(({ productId, name, price }) => (
        <ProductCard.Root key={productId}>
          <ProductCard.Media>
            <ExamplePicture name={pictureOf(productId)} />
          </ProductCard.Media>
          <ProductCard.WishlistToggle
            product={name}
            pressed={isLiked(wishlist, productId)}
            onClick={() => flow.send({ type: 'wishlist.toggle', productId })}
          />
          <ProductCard.Name href={`#${productId}`}>{name}</ProductCard.Name>
          <ProductCard.BuyBox>
            <Price amount={price} />
          </ProductCard.BuyBox>
        </ProductCard.Root>
      ))}
    </ProductCard.List>
  )
}

import { AvailabilityLabel } from '@shop/ui/availability-label'
import { Badge } from '@shop/ui/badge'
import { CartIcon } from '@shop/ui/icon'
import { Price } from '@shop/ui/price'
import { ProductCard } from '@shop/ui/product-card'
import { ReviewGrade } from '@shop/ui/review-grade'
import { StandardBadge } from '@shop/ui/standard-badge'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { usePrehydrationQueue } from '../forms/prehydration-submit.ts'
import { StoreLink } from '../shell/store-link.tsx'
import { useWishlistToggle } from '../wishlist/wishlist-provider.tsx'
import { expandImage } from './compact-image.ts'
import { Picture } from './picture.tsx'
import type { ProductTileView } from './product-tile.server.ts'

/** Badge variant by label of the shop. */
const badgeKinds = { new: 'new', sale: 'sale', hit: 'neutral' } as const

/** Attribute `sizes` of a tile's picture: four, three or two in a row. */
const TILE_SIZES = '(min-width: 1440px) 332px, (min-width: 1241px) 24vw, (min-width: 768px) 32vw, 50vw'

interface TileBaseProps {
  card: ProductTileView
  sizes?: string | undefined
  /** Its picture is the first of the page: loaded with priority. */
  first?: boolean
  eager?: boolean
  /** It is in a list of liked products. @default not known by the server */
  liked?: boolean
}

type TileProps = TileBaseProps &
  (
    | {
        /** Name of the link to the sizes of a product: «Обрати розмір: {product}». */
        chooseSize: string
      }
    | {
        /** The button that adds it to the cart, for a list that has the sizes itself. */
        buy: ReactNode
      }
  )

/** One product in a list. */
export function ProductTile({
  card,
  sizes = TILE_SIZES,
  first = false,
  eager = false,
  liked = false,
  ...buying
}: TileProps) {
  const { name, url, image, price, was, availability, rating, reviews, summary, labels, standards } = card
  const { button, pressed } = useWishlistToggle(card.id, liked)
  return (
    <ProductCard.Root outOfStock={availability === 'out_of_stock'}>
      <ProductCard.Media>
        <Picture image={expandImage(image)} sizes={sizes} first={first} eager={first || eager} />
        {labels.length > 0 && (
          <ProductCard.Badges>
            {labels.map(({ kind, text }) => (
              <Badge key={kind} variant={badgeKinds[kind]}>
                {text}
              </Badge>
            ))}
          </ProductCard.Badges>
        )}
      </ProductCard.Media>
      <ProductCard.WishlistToggle product={name} pressed={pressed} {...button} />
      <ProductCard.Standards>
        {standards.map(standard => (
          <li key={standard.code}>
            <StandardBadge code={standard.code} protectionClass={standard.class} />
          </li>
        ))}
      </ProductCard.Standards>
      <ProductCard.Name href={url}>{name}</ProductCard.Name>
      <ProductCard.Spec>{summary}</ProductCard.Spec>
      <ProductCard.Meta>
        <AvailabilityLabel availability={availability} />
        {rating !== null && <ReviewGrade value={rating} count={reviews} />}
      </ProductCard.Meta>
      <ProductCard.BuyBox>
        <Price amount={price} was={was} />
        {'buy' in buying ? buying.buy : <Buy card={card} chooseSize={buying.chooseSize} />}
      </ProductCard.BuyBox>
    </ProductCard.Root>
  )
}

/** Adds a product without sizes to the cart; one with sizes links to them. */
function Buy({ card, chooseSize }: { card: ProductTileView; chooseSize: string }) {
  if (card.availability === 'out_of_stock') return <ProductCard.AddToCart product={card.name} disabled />
  if (card.sizes > 0)
    return (
      <ProductCard.AddToCart product={card.name} aria-label={chooseSize} asChild>
        <StoreLink href={`${card.url}#size`}>
          <CartIcon />
        </StoreLink>
      </ProductCard.AddToCart>
    )
  return <AddForm card={card} />
}

function AddForm({ card: { id, name, url } }: { card: ProductTileView }) {
  const add = useAddToCart()
  const queue = usePrehydrationQueue<HTMLFormElement>()
  return (
    <Form
      {...queue}
      method="post"
      action={url}
      onSubmit={event => add(event, { productId: id, optionId: null, count: 1 })}
    >
      <input type="hidden" name="product_id" value={id} />
      <ProductCard.AddToCart product={name} type="submit" />
    </Form>
  )
}

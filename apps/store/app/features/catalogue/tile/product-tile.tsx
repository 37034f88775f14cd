import { AvailabilityLabel } from '@shop/ui/availability-label'
import { Badge } from '@shop/ui/badge'
import { CartIcon } from '@shop/ui/icon'
import { Price } from '@shop/ui/price'
import { ProductCard } from '@shop/ui/product-card'
import { ReviewGrade } from '@shop/ui/review-grade'
import { StandardBadge } from '@shop/ui/standard-badge'
import type { ReactNode } from 'react'
import { isUnmodified } from '../../../platform/browser/unmodified-event.ts'
import { importOptional } from '../../../platform/errors/chunk-reload.ts'
import { usePrehydrationQueue } from '../../../platform/hydration/prehydration-queue.ts'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { expandImage } from '../../../platform/pictures/compact-image.ts'
import { phoneSizes } from '../../../platform/pictures/phone-sizes.ts'
import { Picture } from '../../../platform/pictures/picture.tsx'
import { useLocale } from '../../../platform/words/use-locale.ts'
import { useModals } from '../../../shell/dialogs/use-modals.ts'
import { useWishlistToggle } from '../../../shell/wishlist-state.ts'
import { useAddToCart, usePrefetchCart } from '../../cart/index.ts'
import { CardArrival } from '../../delivery/index.ts'
import { COMPARE_FORM_ID } from '../compare/compare-form-id.ts'
import { useCompared } from '../compare/use-compared.ts'
import type { ProductTileView } from './product-tile.server.ts'
import { usePreview } from './use-preview.ts'

/** Badge variant by label of the shop. */
const badgeKinds = { new: 'new', sale: 'sale', hit: 'neutral' } as const

/** Attribute `sizes` of a tile's picture: four, three or two in a row. */
export const TILE_SIZES = `(min-width: 1440px) 332px, (min-width: 1025px) 25vw, (min-width: 768px) 32vw, ${phoneSizes(44)}`

interface TileBaseProps {
  card: ProductTileView
  /** Its picture is the first of the page, which preloads it: loaded with priority. @default false */
  first?: boolean
  eager?: boolean
  /** It has a toggle for the comparison, on a page with a `CompareTray`. @default false */
  comparable?: boolean | undefined
}

export type TileProps = TileBaseProps &
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
export function ProductTile(props: TileProps) {
  const { id, availability } = props.card
  const preview = usePreview(id)
  return (
    <ProductCard.Root outOfStock={availability === 'out_of_stock'} onPreviewChange={preview.onCardPreview}>
      <TileContent {...props} preview={preview} />
    </ProductCard.Root>
  )
}

/** What stands inside the `<article>` of a tile. */
export function TileContent({
  card,
  preview,
  first = false,
  eager = false,
  comparable = false,
  ...buying
}: TileProps & { preview: Pick<ReturnType<typeof usePreview>, 'image' | 'onColourPreview'> }) {
  const { name, url, image, colours, price, isFrom, was, availability, rating, reviews } = card
  const { summary, labels, standards } = card
  const { button, pressed } = useWishlistToggle(card.id, card.liked)
  const folder = url.slice(0, url.lastIndexOf('/') + 1)
  return (
    <>
      <ProductCard.Media>
        <Picture image={expandImage(image)} sizes={TILE_SIZES} first={first} preloaded eager={eager} />
        {preview.image && (
          <ProductCard.Preview key={preview.image.src}>
            <Picture image={preview.image} sizes={TILE_SIZES} alt="" eager />
          </ProductCard.Preview>
        )}
        {labels.length > 0 && (
          <ProductCard.Badges>
            {labels.map(({ kind, text }) => (
              <Badge key={kind} variant={badgeKinds[kind]}>
                {text}
              </Badge>
            ))}
          </ProductCard.Badges>
        )}
        {availability !== 'out_of_stock' && <CardArrival productId={card.id} />}
      </ProductCard.Media>
      <ProductCard.WishlistToggle product={name} pressed={pressed} {...button} />
      {comparable && <CompareToggle card={card} />}
      <ProductCard.Standards>
        {standards.map(standard => (
          <li key={standard.code}>
            <StandardBadge code={standard.code} protectionClass={standard.class} />
          </li>
        ))}
      </ProductCard.Standards>
      <ProductCard.Name href={url}>{name}</ProductCard.Name>
      <ProductCard.Spec>{summary}</ProductCard.Spec>
      {colours.length > 0 && (
        <ProductCard.Swatches>
          {colours.map(([colourName, slug, swatch, isSoldOut]) => (
            <ProductCard.Swatch
              key={slug}
              href={folder + slug}
              name={colourName}
              colours={swatch.split(' ')}
              current={folder + slug === url}
              availability={isSoldOut ? 'out-of-stock' : 'in-stock'}
              onPreviewChange={wanted => preview.onColourPreview(folder + slug, wanted)}
            />
          ))}
        </ProductCard.Swatches>
      )}
      <ProductCard.Meta>
        <AvailabilityLabel availability={availability} />
        {rating !== null && <ReviewGrade value={rating} count={reviews} />}
      </ProductCard.Meta>
      <ProductCard.BuyBox>
        <Price amount={price} was={was} from={isFrom} />
        {'buy' in buying ? buying.buy : <Buy card={card} chooseSize={buying.chooseSize} />}
      </ProductCard.BuyBox>
    </>
  )
}

function CompareToggle({ card: { id, name } }: { card: ProductTileView }) {
  const pressed = useCompared().includes(id)
  return (
    <ProductCard.CompareToggle
      product={name}
      pressed={pressed}
      type="submit"
      form={COMPARE_FORM_ID}
      name="product_id"
      value={id}
    />
  )
}

/** Adds a product without sizes to the cart; one with sizes opens them, or without scripts links to them. */
function Buy({ card, chooseSize }: { card: ProductTileView; chooseSize: string }) {
  if (card.availability === 'out_of_stock') return <ProductCard.AddToCart product={card.name} disabled />
  return card.sizes > 0 ? <ChooseSize card={card} label={chooseSize} /> : <AddForm card={card} />
}

function ChooseSize({ card: { id, name, url, price, isFrom, was }, label }: { card: ProductTileView; label: string }) {
  const modals = useModals()
  const locale = useLocale()
  const prefetchCart = usePrefetchCart()
  const queue = usePrehydrationQueue<HTMLAnchorElement>()
  const prepare = () => {
    modals.prepare()
    prefetchCart()
    // The stock is requested on intent; a failure is told by the dialog.
    importOptional(() => import('../../cart/load-sizes.ts'))
      .then(({ loadSizes }) => loadSizes(id, locale))
      .catch(() => undefined)
  }
  return (
    <ProductCard.AddToCart product={name} aria-label={label} asChild>
      <StoreLink
        {...queue}
        href={`${url}#size`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={event => {
          if (!isUnmodified(event)) return
          event.preventDefault()
          const previewImage = event.currentTarget.closest('article')?.querySelector('img')?.currentSrc ?? ''
          modals.open('choose-size', { prodname: name, previewImage, data: { id, url, price, isFrom, was } })
        }}
      >
        <CartIcon />
      </StoreLink>
    </ProductCard.AddToCart>
  )
}

/** A native form: the cart takes over every submit, and the cache renders tiles without a router. */
function AddForm({ card: { id, name, url } }: { card: ProductTileView }) {
  const add = useAddToCart()
  const queue = usePrehydrationQueue<HTMLFormElement>()
  return (
    <form
      {...queue}
      method="post"
      action={url}
      onSubmit={event => add(event, { productId: id, optionId: null, count: 1 })}
    >
      <input type="hidden" name="product_id" value={id} />
      <ProductCard.AddToCart product={name} type="submit" />
    </form>
  )
}

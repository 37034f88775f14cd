'use client'
import { type ComponentPropsWithRef, createElement } from 'react'
import { IconButton, type IconButtonProps } from '../button/button.tsx'
import { CartIcon, HeartIcon } from '../icon/icons.tsx'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { createPart } from '../internal/create-part.ts'
import { formatMessage } from '../internal/format-message.ts'
import { LinkPart } from '../internal/link-part.tsx'
import { useControlled } from '../internal/use-controlled.ts'
import { type LinkPartProps, useShopUi } from '../provider/provider.tsx'
import type { productCardData } from './product-card.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof productCardData>('product-card')

export interface ProductCardListProps extends ComponentPropsWithRef<'div'> {
  /** `row`: on phones one horizontally scrolling row. @default 'grid' */
  layout?: 'grid' | 'row' | undefined
  /** Number of columns on desktop. @default 4 */
  columns?: 2 | 3 | 4 | undefined
}

/** Grid of cards with shared borders; names and prices align across a row (subgrid). Renders a `<div>`. */
export function ProductCardList({ layout = 'grid', columns = 4, ...rest }: ProductCardListProps) {
  return <div {...rest} data-layout={layout} data-columns={columns} {...attrs('list')} />
}

export interface ProductCardRootProps extends ComponentPropsWithRef<'article'> {
  /** Out of stock: the image is greyed out. @default false */
  outOfStock?: boolean | undefined
}

/** One product. Renders an `<article>`; parts in order: Media, WishlistToggle, Standards, Name, Spec, Meta, BuyBox. */
export function ProductCardRoot({ outOfStock, ...rest }: ProductCardRootProps) {
  return <article {...rest} data-out-of-stock={dataAttr(outOfStock)} {...attrs('root')} />
}

/** Background of the product image, which is its child. Renders a `<div>`. */
export const ProductCardMedia = /* @__PURE__ */ createPart('div', attrs('media'))
/** Badges over the image. Renders a `<div>`. */
export const ProductCardBadges = /* @__PURE__ */ createPart('div', attrs('badges'))
/** Protection standards of the product. Renders a `<ul>`, which keeps its height when empty. */
export const ProductCardStandards = /* @__PURE__ */ createPart('ul', attrs('standards'))
/** Key specifications in one line: fabric, weight, sizes. Renders a `<p>`. */
export const ProductCardSpec = /* @__PURE__ */ createPart('p', attrs('spec'))
/** Availability and review grade. Renders a `<div>`. */
export const ProductCardMeta = /* @__PURE__ */ createPart('div', attrs('meta'))
/** Price and the add-to-cart button. Renders a `<div>`. */
export const ProductCardBuyBox = /* @__PURE__ */ createPart('div', attrs('buy-box'))
/** Note below the price. Renders a `<p>`. */
export const ProductCardNote = /* @__PURE__ */ createPart('p', attrs('note'))

export type ProductCardNameProps = LinkPartProps & {
  /** Heading level, so that the page's outline has no gaps. @default 3 */
  level?: 2 | 3 | 4 | undefined
}

/** Product name as a heading with the card's only link, whose click target is the whole card. Props go to the link. */
export function ProductCardName({ level = 3, ...rest }: ProductCardNameProps) {
  return createElement(`h${level}`, attrs('name'), <LinkPart {...rest} {...attrs('link')} />)
}

export interface ProductCardButtonProps extends Omit<IconButtonProps, 'aria-label'> {
  /** Product name, used in the accessible name. */
  product: string
  /** Accessible name. @default the provider's text with the product's name */
  'aria-label'?: string
}

export interface ProductCardWishlistToggleProps extends ProductCardButtonProps {
  /** Controlled: whether the product is on the wishlist. */
  pressed?: boolean | undefined
  /** Initial state. @default false */
  defaultPressed?: boolean | undefined
  /** Called with the new state when it is pressed. */
  onPressedChange?: ((pressed: boolean) => void) | undefined
}

/** Wishlist toggle in the corner: a direct child of Root. Renders an icon button with `aria-pressed`. */
export function ProductCardWishlistToggle(props: ProductCardWishlistToggleProps) {
  const { product, pressed, defaultPressed = false, onPressedChange, children, ...rest } = props
  const { messages } = useShopUi()
  const [isPressed, setPressed] = useControlled(pressed, defaultPressed, onPressedChange)
  return (
    <IconButton
      aria-label={formatMessage(messages.productCard.wishlist, { product })}
      {...rest}
      aria-pressed={isPressed}
      onClick={composeEventHandlers(rest.onClick, () => setPressed(!isPressed))}
    >
      {children ?? <HeartIcon />}
    </IconButton>
  )
}

/** Add-to-cart button, inside BuyBox. Renders an icon button. */
export function ProductCardAddToCart({ product, children, ...rest }: ProductCardButtonProps) {
  const { messages } = useShopUi()
  return (
    <IconButton outlined aria-label={formatMessage(messages.productCard.addToCart, { product })} {...rest}>
      {children ?? <CartIcon />}
    </IconButton>
  )
}

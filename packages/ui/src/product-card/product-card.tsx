'use client'
import { type ComponentPropsWithRef, createElement } from 'react'
import { IconButton, type IconButtonProps } from '../button/button.tsx'
import { CartIcon, HeartIcon } from '../icon/icons.tsx'
import { anatomy, presence } from '../internal/anatomy.ts'
import { first } from '../internal/first.ts'
import { part } from '../internal/part.ts'
import { PlacedLink } from '../internal/placed-link.tsx'
import { useControlled } from '../internal/use-controlled.ts'
import { fill } from '../internal/words.ts'
import { type PlacedLinkProps, useShopUi } from '../provider/provider.tsx'
import type { productCardData } from './product-card.data.ts'

const at = /* @__PURE__ */ anatomy<typeof productCardData>('product-card')

export interface ProductCardListProps extends ComponentPropsWithRef<'div'> {
  /** `row`: on phones one horizontally scrolling row. @default 'grid' */
  layout?: 'grid' | 'row' | undefined
  /** Number of columns on desktop. @default 4 */
  columns?: 2 | 3 | 4 | undefined
}

/** Grid of cards with shared borders; names and prices align across a row (subgrid). Renders a `<div>`. */
export function ProductCardList({ layout = 'grid', columns = 4, ...rest }: ProductCardListProps) {
  return <div {...rest} data-layout={layout} data-columns={columns} {...at('list')} />
}

export interface ProductCardRootProps extends ComponentPropsWithRef<'article'> {
  /** Out of stock: the image is greyed out. @default false */
  out?: boolean | undefined
}

/** One product. Renders an `<article>`; parts in order: Media, WishlistToggle, Standards, Name, Spec, Meta, BuyBox. */
export function ProductCardRoot({ out, ...rest }: ProductCardRootProps) {
  return <article {...rest} data-out={presence(out)} {...at('root')} />
}

/** Background of the product image, which is its child. Renders a `<div>`. */
export const ProductCardPlate = /* @__PURE__ */ part('div', at('plate'))
/** Badges over the image. Renders a `<div>`. */
export const ProductCardFlags = /* @__PURE__ */ part('div', at('flags'))
/** Protection standards of the product. Renders a `<ul>`, which keeps its height when empty. */
export const ProductCardStandards = /* @__PURE__ */ part('ul', at('standards'))
/** Key specifications in one line: fabric, weight, sizes. Renders a `<p>`. */
export const ProductCardSpec = /* @__PURE__ */ part('p', at('spec'))
/** Availability and review grade. Renders a `<div>`. */
export const ProductCardMeta = /* @__PURE__ */ part('div', at('meta'))
/** Price and the add-to-cart button. Renders a `<div>`. */
export const ProductCardBuy = /* @__PURE__ */ part('div', at('buy'))
/** Note below the price. Renders a `<p>`. */
export const ProductCardNote = /* @__PURE__ */ part('p', at('note'))

export type ProductCardNameProps = PlacedLinkProps & {
  /** Heading level, so that the page's outline has no gaps. @default 3 */
  level?: 2 | 3 | 4 | undefined
}

/** Product name as a heading with the card's only link, whose click target is the whole card. Props go to the link. */
export function ProductCardName({ level = 3, ...rest }: ProductCardNameProps) {
  return createElement(`h${level}`, at('name'), <PlacedLink {...rest} {...at('link')} />)
}

export interface ProductCardButtonProps extends Omit<IconButtonProps, 'aria-label'> {
  /** Product name, used in the accessible name. */
  product: string
  /** Accessible name. @default the provider's text with the product's name */
  'aria-label'?: string
}

export interface ProductCardWishProps extends ProductCardButtonProps {
  /** Controlled: whether the product is on the wishlist. */
  pressed?: boolean | undefined
  /** Initial state. @default false */
  defaultPressed?: boolean | undefined
  /** Called with the new state when it is pressed. */
  onPressedChange?: ((pressed: boolean) => void) | undefined
}

/** Wishlist toggle in the corner: a direct child of Root. Renders an icon button with `aria-pressed`. */
export function ProductCardWish(props: ProductCardWishProps) {
  const { product, pressed, defaultPressed = false, onPressedChange, children, ...rest } = props
  const { messages } = useShopUi()
  const [on, setOn] = useControlled(pressed, defaultPressed, onPressedChange)
  return (
    <IconButton
      aria-label={fill(messages.productCard.wish, { product })}
      {...rest}
      aria-pressed={on}
      onClick={first(rest.onClick, () => setOn(!on))}
    >
      {children ?? <HeartIcon />}
    </IconButton>
  )
}

/** Add-to-cart button, inside BuyBox. Renders an icon button. */
export function ProductCardAdd({ product, children, ...rest }: ProductCardButtonProps) {
  const { messages } = useShopUi()
  return (
    <IconButton edge aria-label={fill(messages.productCard.add, { product })} {...rest}>
      {children ?? <CartIcon />}
    </IconButton>
  )
}

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
  /** `row`: on a phone the cards stand in one row that scrolls sideways. @default 'grid' */
  layout?: 'grid' | 'row' | undefined
  /** Cards side by side on a desk. @default 4 */
  columns?: 2 | 3 | 4 | undefined
}

/** A sheet of cards: shared hairlines, names and prices aligned across. Renders a `<div>`. */
export function ProductCardList({ layout = 'grid', columns = 4, ...rest }: ProductCardListProps) {
  return <div {...rest} data-layout={layout} data-columns={columns} {...at('list')} />
}

export interface ProductCardRootProps extends ComponentPropsWithRef<'article'> {
  /** None left: the picture turns grey. @default false */
  out?: boolean | undefined
}

/** One product. Renders an `<article>`; its parts stand in this order: Plate, Wish, Standards, Name, Spec, Meta, Buy. */
export function ProductCardRoot({ out, ...rest }: ProductCardRootProps) {
  return <article {...rest} data-out={presence(out)} {...at('root')} />
}

/** Ground of the picture, which is its child. Renders a `<div>`. */
export const ProductCardPlate = /* @__PURE__ */ part('div', at('plate'))
/** Badges over the picture. Renders a `<div>`. */
export const ProductCardFlags = /* @__PURE__ */ part('div', at('flags'))
/** Standards of the product. Renders a `<ul>`; it keeps its line when empty. */
export const ProductCardStandards = /* @__PURE__ */ part('ul', at('standards'))
/** What to compare, in one line: fabric, weight, sizes. Renders a `<p>`. */
export const ProductCardSpec = /* @__PURE__ */ part('p', at('spec'))
/** Availability and grade. Renders a `<div>`. */
export const ProductCardMeta = /* @__PURE__ */ part('div', at('meta'))
/** Price and the button. Renders a `<div>`. */
export const ProductCardBuy = /* @__PURE__ */ part('div', at('buy'))
/** A remark under the price. Renders a `<p>`. */
export const ProductCardNote = /* @__PURE__ */ part('p', at('note'))

export type ProductCardNameProps = PlacedLinkProps & {
  /** Level of the heading, so that the page's outline stays whole. @default 3 */
  level?: 2 | 3 | 4 | undefined
}

/** The name as heading and the card's one link, whose target is the whole card. Props go to the link. */
export function ProductCardName({ level = 3, ...rest }: ProductCardNameProps) {
  return createElement(`h${level}`, at('name'), <PlacedLink {...rest} {...at('link')} />)
}

export interface ProductCardButtonProps extends Omit<IconButtonProps, 'aria-label'> {
  /** Name of the product, for the button's own name. */
  product: string
  /** Name of the button, when the provider's words do not fit. */
  'aria-label'?: string
}

export interface ProductCardWishProps extends ProductCardButtonProps {
  /** Whether the product is on a wishlist; makes it controlled. */
  pressed?: boolean | undefined
  /** Whether it is wished for at first. @default false */
  defaultPressed?: boolean | undefined
  /** Fires when it is pressed, with what it is to be then. */
  onPressedChange?: ((pressed: boolean) => void) | undefined
}

/** Toggle «to wishlist» in the corner: a direct child of Root. Renders an icon button with `aria-pressed`. */
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

/** Button that puts the product into the cart, inside Buy. Renders an icon button. */
export function ProductCardAdd({ product, children, ...rest }: ProductCardButtonProps) {
  const { messages } = useShopUi()
  return (
    <IconButton edge aria-label={fill(messages.productCard.add, { product })} {...rest}>
      {children ?? <CartIcon />}
    </IconButton>
  )
}

'use client'
import { type ComponentPropsWithRef, createElement } from 'react'
import { IconButton, type IconButtonProps } from '../button/button.tsx'
import { TrashIcon } from '../icon/icons.tsx'
import { anatomy, presence } from '../internal/anatomy.ts'
import { part } from '../internal/part.ts'
import { PlacedLink } from '../internal/placed-link.tsx'
import { fill } from '../internal/words.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { cartLineData } from './cart-line.data.ts'

const at = /* @__PURE__ */ anatomy<typeof cartLineData>('cart-line')

export interface CartLineRootProps extends ComponentPropsWithRef<'li'> {
  /** `small` in an order summary. @default 'medium' */
  size?: 'medium' | 'small' | undefined
  /** An update of this line is in progress. @default false */
  pending?: boolean | undefined
}

/** One line of a cart or an order. Renders an `<li>`; parts in order: Media, Top, Bottom. */
export function CartLineRoot({ size = 'medium', pending, ...rest }: CartLineRootProps) {
  return <li {...rest} data-size={size} data-pending={presence(pending)} {...at('root')} />
}

/** Background of the product image, which is its child. Renders a `<div>`. */
export const CartLinePicture = /* @__PURE__ */ part('div', at('picture'))
/** Name and note at the start, Remove or the line total at the end. Renders a `<div>`. */
export const CartLineTop = /* @__PURE__ */ part('div', at('top'))
/** Selected option and SKU. Renders a `<p>`. */
export const CartLineNote = /* @__PURE__ */ part('p', at('note'))
/** Quantity and price. Renders a `<div>`. */
export const CartLineBottom = /* @__PURE__ */ part('div', at('bottom'))

export interface CartLineNameProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** URL of the product page. Without it and without `asChild` the name is plain text. */
  href?: string | undefined
  /** Uses its only child as the link. @default false */
  asChild?: boolean | undefined
  /** Heading level. @default 3 */
  level?: 2 | 3 | 4 | undefined
}

/** Product name as a heading, with a link inside when `href` or `asChild` is given. Props go to the link. */
export function CartLineName({ href, asChild = false, level = 3, children, ...rest }: CartLineNameProps) {
  return createElement(
    `h${level}`,
    at('name'),
    href === undefined && !asChild ? (
      children
    ) : (
      <PlacedLink {...rest} href={href} asChild={asChild} {...at('link')}>
        {children}
      </PlacedLink>
    ),
  )
}

export interface CartLineRemoveProps extends Omit<IconButtonProps, 'aria-label'> {
  /** Product name, used in the accessible name. */
  product: string
  /** Accessible name. @default the provider's text with the product's name */
  'aria-label'?: string
}

/** Remove button. Renders an icon button whose accessible name includes the product. */
export function CartLineRemove({ product, children, ...rest }: CartLineRemoveProps) {
  const { messages } = useShopUi()
  return (
    <IconButton aria-label={fill(messages.cartLine.remove, { product })} {...rest}>
      {children ?? <TrashIcon size="small" />}
    </IconButton>
  )
}

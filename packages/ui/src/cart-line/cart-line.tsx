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
  /** A change of this line is on its way. @default false */
  pending?: boolean | undefined
}

/** One line of a cart or an order. Renders an `<li>`; parts in order: Picture, Top, Bottom. */
export function CartLineRoot({ size = 'medium', pending, ...rest }: CartLineRootProps) {
  return <li {...rest} data-size={size} data-pending={presence(pending)} {...at('root')} />
}

/** Ground of the picture, which is its child. Renders a `<div>`. */
export const CartLinePicture = /* @__PURE__ */ part('div', at('picture'))
/** Name and note on the left, Remove or the sum on the right. Renders a `<div>`. */
export const CartLineTop = /* @__PURE__ */ part('div', at('top'))
/** Option and code. Renders a `<p>`. */
export const CartLineNote = /* @__PURE__ */ part('p', at('note'))
/** Quantity and price. Renders a `<div>`. */
export const CartLineBottom = /* @__PURE__ */ part('div', at('bottom'))

export interface CartLineNameProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Page of the product. Unset, and without `asChild`: the name is no link. */
  href?: string | undefined
  /** Its only child is the link, whatever renders it. @default false */
  asChild?: boolean | undefined
  /** Level of the heading. @default 3 */
  level?: 2 | 3 | 4 | undefined
}

/** Name of the product as heading, with a link inside when there is an address; props go to the link. */
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
  /** Name of the product, for the button's own name. */
  product: string
  /** Name of the button, when the provider's words do not fit. */
  'aria-label'?: string
}

/** Takes the line out. Renders an icon button named with the product. */
export function CartLineRemove({ product, children, ...rest }: CartLineRemoveProps) {
  const { messages } = useShopUi()
  return (
    <IconButton aria-label={fill(messages.cartLine.remove, { product })} {...rest}>
      {children ?? <TrashIcon size="small" />}
    </IconButton>
  )
}

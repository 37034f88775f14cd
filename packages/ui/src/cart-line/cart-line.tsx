'use client'
import { type ComponentPropsWithRef, createElement } from 'react'
import { IconButton, type IconButtonProps } from '../button/button.tsx'
import { TrashIcon } from '../icon/icons.tsx'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { createPart } from '../internal/create-part.ts'
import { formatMessage } from '../internal/format-message.ts'
import { LinkPart } from '../internal/link-part.tsx'
import { useShopUi } from '../provider/provider.tsx'
import type { cartLineData } from './cart-line.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof cartLineData>('cart-line')

export interface CartLineRootProps extends ComponentPropsWithRef<'li'> {
  /** `small` in an order summary. @default 'medium' */
  size?: 'medium' | 'small' | undefined
  /** An update of this line is in progress. @default false */
  pending?: boolean | undefined
}

/**
 * One line of a cart or an order. Renders an `<li>`; parts in order: Media, Header, Footer, Error.
 *
 * The remove button is named with the product. Not in product lists: use the product card.
 */
export function CartLineRoot({ size = 'medium', pending, ...rest }: CartLineRootProps) {
  return <li {...rest} data-size={size} data-pending={dataAttr(pending)} {...attrs('root')} />
}

/** Background of the product image, which is its child. Renders a `<div>`. */
export const CartLineMedia = /* @__PURE__ */ createPart('div', attrs('media'))
/** Name and note at the start, Remove or the line total at the end. Renders a `<div>`. */
export const CartLineHeader = /* @__PURE__ */ createPart('div', attrs('header'))
/** Selected option and SKU. Renders a `<p>`. */
export const CartLineDescription = /* @__PURE__ */ createPart('p', attrs('description'))
/** Quantity and price. Renders a `<div>`. */
export const CartLineFooter = /* @__PURE__ */ createPart('div', attrs('footer'))

/**
 * Why the last change of this line failed: announced when it appears. Below everything else. Renders a `<p role="alert">`.
 */
export function CartLineError(props: ComponentPropsWithRef<'p'>) {
  return <p role="alert" {...props} {...attrs('error')} />
}

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
    attrs('name'),
    href === undefined && !asChild ? (
      children
    ) : (
      <LinkPart {...rest} href={href} asChild={asChild} {...attrs('link')}>
        {children}
      </LinkPart>
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
    <IconButton aria-label={formatMessage(messages.cartLine.remove, { product })} {...rest}>
      {children ?? <TrashIcon size="small" />}
    </IconButton>
  )
}

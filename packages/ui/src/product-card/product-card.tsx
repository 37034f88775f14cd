'use client'
import {
  type ComponentPropsWithRef,
  createElement,
  type FocusEvent,
  type FocusEventHandler,
  type PointerEvent,
  type PointerEventHandler,
  type ReactElement,
  type SyntheticEvent,
  useState,
} from 'react'
import { type AvailabilityValue, availabilityOf } from '../availability-label/availability-label.tsx'
import { IconButton, type IconButtonProps } from '../button/button.tsx'
import { CartIcon, HeartIcon, ScalesIcon } from '../icon/icons.tsx'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { ColourPatch } from '../internal/colour-patch.tsx'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { createPart } from '../internal/create-part.ts'
import { formatMessage } from '../internal/format-message.ts'
import { LinkPart } from '../internal/link-part.tsx'
import { reportChange, useControlled } from '../internal/use-controlled.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { type LinkPartProps, useShopUi } from '../provider/provider.tsx'
import type { productCardData } from './product-card.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof productCardData>('product-card')

export interface ProductCardListProps extends ComponentPropsWithRef<'div'> {
  /** `row`: on phones one horizontally scrolling row. @default 'grid' */
  layout?: 'grid' | 'row' | undefined
  /** Number of columns on desktop. @default 4 */
  columns?: 2 | 3 | 4 | undefined
}

/**
 * Grid of cards with shared borders; names and prices align across a row (subgrid). Renders a `<div>`.
 *
 * One link per card, its target the whole card; buttons are named with the product; the wishlist button is a toggle. Not for
 * products in the cart.
 */
export function ProductCardList({ layout = 'grid', columns = 4, ...rest }: ProductCardListProps) {
  return <div {...rest} data-layout={layout} data-columns={columns} {...attrs('list')} />
}

/** What asks for a preview, or ends it. */
export type ProductCardPreviewReason = 'hover' | 'focus'

export interface ProductCardRootProps extends ComponentPropsWithRef<'article'> {
  /** Out of stock: the image is greyed out. @default false */
  outOfStock?: boolean | undefined
  /**
   * Called with `true` when a mouse enters the card or the keyboard focuses its name, and with `false` when they leave: a second
   * picture can be shown meanwhile. Never called for touch.
   */
  onPreviewChange?: ChangeHandler<boolean, ProductCardPreviewReason> | undefined
}

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse'

interface PreviewProps {
  onPointerEnter?: PointerEventHandler<HTMLElement> | undefined
  onPointerLeave?: PointerEventHandler<HTMLElement> | undefined
  onFocus?: FocusEventHandler<HTMLElement> | undefined
  onBlur?: FocusEventHandler<HTMLElement> | undefined
}

/** Event handlers that report whether a preview is wanted, before them those of the consumer. */
function previewHandlers(
  props: PreviewProps,
  onPreviewChange: ChangeHandler<boolean, ProductCardPreviewReason> | undefined,
  isEntered: (event: PointerEvent) => boolean,
  isFocused: (event: FocusEvent) => boolean,
): PreviewProps | undefined {
  if (!onPreviewChange) return
  const report =
    <Cause extends SyntheticEvent>(
      wanted: boolean,
      reason: ProductCardPreviewReason,
      applies: (event: Cause) => boolean,
    ) =>
    (event: Cause) => {
      if (applies(event)) reportChange(onPreviewChange, wanted, reason, event)
    }
  return {
    onPointerEnter: composeEventHandlers(props.onPointerEnter, report(true, 'hover', isEntered)),
    onPointerLeave: composeEventHandlers(props.onPointerLeave, report(false, 'hover', isMouse)),
    onFocus: composeEventHandlers(props.onFocus, report(true, 'focus', isFocused)),
    onBlur: composeEventHandlers(props.onBlur, report(false, 'focus', isFocused)),
  }
}

/**
 * One product. Renders an `<article>`; parts in order: Media, WishlistToggle, CompareToggle, Standards, Name, Spec, Swatches, Meta,
 * BuyBox.
 */
export function ProductCardRoot({ outOfStock, onPreviewChange, ...rest }: ProductCardRootProps) {
  return (
    <article
      {...rest}
      {...previewHandlers(rest, onPreviewChange, isMouse, ({ type, target }) =>
        target.matches(type === 'focus' ? `${LINK}:focus-visible` : LINK),
      )}
      data-out-of-stock={dataAttr(outOfStock)}
      {...attrs('root')}
    />
  )
}

const LINK = '[data-scope="product-card"][data-part="link"]'

/** Background of the product image, which is its child. Renders a `<div>`. */
export const ProductCardMedia = /* @__PURE__ */ createPart('div', attrs('media'))

/**
 * Another picture, its child, over the first one: the back, or another colour. Put it into Media when the shopper asks for it;
 * it is shown once it is loaded. Give each picture a `key`. Renders a `<div>`.
 */
export function ProductCardPreview({ onLoadCapture, ...rest }: ComponentPropsWithRef<'div'>) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <div
      {...rest}
      onLoadCapture={composeEventHandlers(onLoadCapture, () => setLoaded(true))}
      data-loaded={dataAttr(isLoaded)}
      {...attrs('preview')}
    />
  )
}

/** Badges over the image. Renders a `<div>`. */
export const ProductCardBadges = /* @__PURE__ */ createPart('div', attrs('badges'))
/** Protection standards of the product. Renders a `<ul>`, which keeps its height when empty. */
export const ProductCardStandards = /* @__PURE__ */ createPart('ul', attrs('standards'))
/** Key specifications in one line: fabric, weight, sizes. Renders a `<p>`. */
export const ProductCardSpec = /* @__PURE__ */ createPart('p', attrs('spec'))

/** Colours of the model: put `Swatch` links in it. Renders a named `<ul>`. */
export function ProductCardSwatches(props: ComponentPropsWithRef<'ul'>) {
  const { messages } = useShopUi()
  return <ul aria-label={messages.productCard.colours} {...props} {...attrs('swatches')} />
}

export type ProductCardSwatchProps = LinkPartProps & {
  /** Name of the colour, in the accessible name and the tooltip. */
  name: string
  /** One or two CSS colours: primary and secondary. */
  colours: readonly string[]
  /** The colour that the card shows. @default false */
  current?: boolean | undefined
  /** Out of stock: struck through, with a text. @default 'in-stock' */
  availability?: AvailabilityValue | undefined
  /** Called with `true` when it is hovered, focused or pressed, and with `false` when a mouse or the focus leaves. */
  onPreviewChange?: ChangeHandler<boolean, ProductCardPreviewReason> | undefined
}

/** Link to a colour of the model, inside Swatches. Renders an `<li>` with the provider's link. Props go to the link. */
export function ProductCardSwatch(props: ProductCardSwatchProps) {
  const { name, colours, current, availability = 'in-stock', onPreviewChange, ...rest } = props
  const { messages } = useShopUi()
  const value = availabilityOf(availability)
  const label = value === 'out-of-stock' ? formatMessage(messages.productCard.soldOut, { colour: name }) : name
  return (
    <li>
      <LinkPart
        aria-label={label}
        title={label}
        {...rest}
        {...previewHandlers(
          rest,
          onPreviewChange,
          () => true,
          () => true,
        )}
        wrapContent={content => (
          <>
            <ColourPatch colours={colours} />
            {content}
          </>
        )}
        aria-current={current ? 'true' : undefined}
        data-availability={value === 'in-stock' ? undefined : value}
        {...attrs('swatch')}
      />
    </li>
  )
}

/** Availability and review grade. Renders a `<div>`. */
export const ProductCardMeta = /* @__PURE__ */ createPart('div', attrs('meta'))
/** Price and the add-to-cart button. Renders a `<div>`. */
export const ProductCardBuyBox = /* @__PURE__ */ createPart('div', attrs('buy-box'))
/** When it would arrive, in a corner of Media: it takes no room of its own, so that it may come late. Renders a `<p>`. */
export const ProductCardArrival = /* @__PURE__ */ createPart('p', attrs('arrival'))

export type ProductCardNameProps = LinkPartProps & {
  /** Heading level, so that the page's outline has no gaps. @default 3 */
  level?: 2 | 3 | 4 | undefined
}

/** Product name as a heading with the card's main link, whose click target is the whole card. Props go to the link. */
export function ProductCardName({ level = 3, ...rest }: ProductCardNameProps) {
  return createElement(`h${level}`, attrs('name'), <LinkPart {...rest} {...attrs('link')} />)
}

export interface ProductCardButtonProps extends Omit<IconButtonProps, 'aria-label'> {
  /** Product name, used in the accessible name. */
  product: string
  /** Accessible name. @default the provider's text with the product's name */
  'aria-label'?: string
}

export interface ProductCardToggleProps extends ProductCardButtonProps {
  /** Controlled: whether the product is on the list. */
  pressed?: boolean | undefined
  /** Initial state. @default false */
  defaultPressed?: boolean | undefined
  /** Called with the new state when it is pressed; `cancel()` keeps the former one. */
  onPressedChange?: ChangeHandler<boolean, 'press'> | undefined
}

interface CardButtonOptions {
  /** Key of the message that names the button. */
  message: 'wishlist' | 'compare' | 'addToCart'
  icon: ReactElement
}

/** A button of the card: named by the provider's text with the product's name. */
function CardButton({ message, icon, product, children, ...rest }: ProductCardButtonProps & CardButtonOptions) {
  const { messages } = useShopUi()
  return (
    <IconButton aria-label={formatMessage(messages.productCard[message], { product })} {...rest}>
      {children ?? icon}
    </IconButton>
  )
}

/** A toggle in the upper corner of Media. */
function Toggle(props: ProductCardToggleProps & CardButtonOptions) {
  const { pressed, defaultPressed = false, onPressedChange, ...rest } = props
  const [isPressed, setPressed] = useControlled(pressed, defaultPressed, onPressedChange)
  return (
    <CardButton
      {...rest}
      aria-pressed={isPressed}
      onClick={composeEventHandlers(rest.onClick, event => {
        setPressed(!isPressed, 'press', event)
      })}
    />
  )
}

export type ProductCardWishlistToggleProps = ProductCardToggleProps

/** Wishlist toggle in the corner: a direct child of Root. Renders an icon button with `aria-pressed`. */
export function ProductCardWishlistToggle(props: ProductCardWishlistToggleProps) {
  return <Toggle message="wishlist" icon={<HeartIcon />} {...props} />
}

export type ProductCardCompareToggleProps = ProductCardToggleProps

/**
 * Adds the product to a comparison: a direct child of Root after WishlistToggle, below which it stands. With a mouse it is seen
 * while the card is hovered or focused, and while it is pressed. Renders an icon button with `aria-pressed`.
 */
export function ProductCardCompareToggle(props: ProductCardCompareToggleProps) {
  return <Toggle message="compare" icon={<ScalesIcon />} {...props} />
}

/** Add-to-cart button, inside BuyBox. Renders an icon button. */
export function ProductCardAddToCart(props: ProductCardButtonProps) {
  return <CardButton message="addToCart" icon={<CartIcon />} outlined {...props} />
}

'use client'
import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, use, useMemo } from 'react'
import type { Messages } from '../messages/messages.ts'

/** Props that the library passes to generated links: always an `href`, plus native anchor props. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Target URL. */
  href: string
}

/**
 * Props of a link part: either `href`, rendered by the provider's link component, or `asChild` with the link as its
 * only child.
 */
export type LinkPartProps = Omit<LinkProps, 'href'> &
  ({ href: string; asChild?: false | undefined } | { href?: undefined; asChild: true })

/** Component that renders a link, such as a thin wrapper around the router's. */
export type LinkComponent = ComponentType<LinkProps>

/** Currency notation. Trimmed and separated from the number by a no-break space. */
export interface Currency {
  /** Before the number. */
  prefix?: string | undefined
  /** After the number. */
  suffix?: string | undefined
}

export interface ShopUi {
  /** BCP 47 tag of the page's language; used for plural rules only. */
  locale: string
  /** Text direction. @default 'ltr' */
  dir: 'ltr' | 'rtl'
  /** Messages of the language. */
  messages: Messages
  /** Currency of prices. */
  currency: Currency
  /** Component for generated links. */
  linkComponent: LinkComponent
}

const ShopUiContext = /* @__PURE__ */ createContext<ShopUi | null>(null)

const PlainLink: LinkComponent = props => <a {...props} />
const noSign: Currency = {}

/** Context of the nearest provider: locale, messages, currency, link component. Throws outside of one. */
export function useShopUi(): ShopUi {
  const shop = use(ShopUiContext)
  if (shop) return shop
  throw new Error(
    '@shop/ui: a component was rendered without a provider. Wrap the page in <ShopUiProvider locale="uk" messages={uk}>.',
  )
}

export interface ShopUiProviderProps {
  /** BCP 47 tag; must be the same on the server and in the browser. */
  locale: string
  /**
   * Messages of that language: one of `@shop/ui/messages/uk|ru|en`, or your own of the same type. Plain serialisable
   * data.
   */
  messages: Messages
  /** Text direction. @default 'ltr' */
  dir?: 'ltr' | 'rtl' | undefined
  /** Currency of the shop, used by `Price` and other parts that show amounts. @default none */
  currency?: Currency | undefined
  /** Component for every generated link. @default a plain `<a>` */
  linkComponent?: LinkComponent | undefined
  /** The page. */
  children?: ReactNode
}

/** Provides locale, messages, currency and link component. Renders no element; may be nested. */
export function ShopUiProvider(props: ShopUiProviderProps) {
  const { locale, messages, dir = 'ltr', currency = noSign, linkComponent = PlainLink, children } = props
  const shop = useMemo(
    () => ({ locale, messages, dir, currency, linkComponent }),
    [locale, messages, dir, currency, linkComponent],
  )
  return <ShopUiContext value={shop}>{children}</ShopUiContext>
}

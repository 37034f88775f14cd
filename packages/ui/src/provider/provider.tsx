'use client'
import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, use, useMemo } from 'react'
import type { Messages } from '../messages/messages.ts'

/** What the library passes to a link it generates: always an `href`, plus native anchor props. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Where it leads. */
  href: string
}

/**
 * Props of a link that you place yourself: it leads to `href` through the provider's link component, or with `asChild` its only
 * child is the link, whatever renders it.
 */
export type PlacedLinkProps = Omit<LinkProps, 'href'> &
  ({ href: string; asChild?: false | undefined } | { href?: undefined; asChild: true })

/** A component that renders a link, such as a thin wrapper over the router's own. */
export type LinkComponent = ComponentType<LinkProps>

/** How money is marked: what stands before and after the figures. Trimmed, set off by a no-break space. */
export interface Currency {
  /** Stands before the figures. */
  prefix?: string | undefined
  /** Stands after the figures. */
  suffix?: string | undefined
}

export interface ShopUi {
  /** BCP 47 tag of the page's language: plural rules and nothing else depend on it. */
  locale: string
  /** Direction of writing. @default 'ltr' */
  dir: 'ltr' | 'rtl'
  /** Words of the language. */
  messages: Messages
  /** Sign of the currency. */
  currency: Currency
  /** Renders generated links. */
  linkComponent: LinkComponent
}

const ShopUiContext = /* @__PURE__ */ createContext<ShopUi | null>(null)

const PlainLink: LinkComponent = props => <a {...props} />
const noSign: Currency = {}

/** Words, language and link component of the nearest provider. Throws outside of one. */
export function useShopUi(): ShopUi {
  const shop = use(ShopUiContext)
  if (shop) return shop
  throw new Error(
    '@shop/ui: a component has no words or language here. Wrap the page in <ShopUiProvider locale="uk" messages={uk}>.',
  )
}

export interface ShopUiProviderProps {
  /** BCP 47 tag, the same on the server and in the browser. */
  locale: string
  /** Words of that language: one of `@shop/ui/messages/uk|ru|en`, or your own of the same shape. Plain data, safe to serialise. */
  messages: Messages
  /** Direction of writing. @default 'ltr' */
  dir?: 'ltr' | 'rtl' | undefined
  /** Sign of the shop's currency, used by `Price` and whoever shows money. @default no sign */
  currency?: Currency | undefined
  /** Renders every link that the library generates. @default a plain `<a>` */
  linkComponent?: LinkComponent | undefined
  /** The page. */
  children?: ReactNode
}

/** Gives language, words, currency sign and link component to everything inside. Renders no element; may be nested. */
export function ShopUiProvider(props: ShopUiProviderProps) {
  const { locale, messages, dir = 'ltr', currency = noSign, linkComponent = PlainLink, children } = props
  const shop = useMemo(
    () => ({ locale, messages, dir, currency, linkComponent }),
    [locale, messages, dir, currency, linkComponent],
  )
  return <ShopUiContext value={shop}>{children}</ShopUiContext>
}

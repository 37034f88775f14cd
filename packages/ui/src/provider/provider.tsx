'use client'
import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
} from 'react'
import { defaultMessages } from '#default-messages'
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
  (
    | {
        /** Target URL. */
        href: string
        /** Renders the only child, a link of yours, instead of an own element. @default false */
        asChild?: false | undefined
      }
    | { href?: undefined; asChild: true }
  )

/** Component that renders a link, such as a thin wrapper around the router's; `'a'` is the native link. */
export type LinkComponent = ComponentType<LinkProps> | 'a'

/** How amounts are written. */
export interface Currency {
  /** Before the number; trimmed. */
  prefix?: string | undefined
  /** After the number; trimmed. */
  suffix?: string | undefined
  /** Between the number and its prefix and suffix: a no-break space, or nothing. @default 'space' */
  spacing?: 'space' | 'none' | undefined
  /** Number of decimals. @default none for a whole amount, otherwise two */
  decimals?: number | undefined
  /**
   * Writes an amount by itself, for example with `Intl.NumberFormat`; the other properties are ignored then. `Intl`
   * may write other spaces on the server than in a browser: fix them, or the page does not hydrate.
   */
  format?: ((amount: number) => string) | undefined
}

export interface ShopUi {
  /** BCP 47 tag of the page's language: for plural forms, dates, numbers and percentages. */
  locale: string
  /** Text direction. @default 'ltr' */
  dir: 'ltr' | 'rtl'
  /** Messages of the language. */
  messages: Messages
  /** Currency of prices. */
  currency: Currency
  /** Component for generated links. */
  linkComponent: LinkComponent
  /** Nonce of the page's Content Security Policy. */
  nonce?: string | undefined
}

/** The provided values; without a provider and without default messages there are none. */
type ShopUiOrNone = Omit<ShopUi, 'messages'> & { messages: Partial<Messages> | undefined }

const defaults: ShopUiOrNone = {
  locale: 'en',
  dir: 'ltr',
  messages: defaultMessages,
  currency: {},
  linkComponent: 'a',
}
const ShopUiContext = /* @__PURE__ */ createContext(defaults)

const hasMessages = (shop: ShopUiOrNone): shop is ShopUi => shop.messages !== undefined

/**
 * Locale, messages, currency and link component of the nearest provider; English without one. Throws in a build with
 * the condition `shop-ui-without-defaults`, which leaves the English messages out.
 */
export function useShopUi(): ShopUi {
  const shop = use(ShopUiContext)
  if (hasMessages(shop)) return shop
  throw new Error(
    process.env.NODE_ENV === 'production'
      ? '@shop/ui: provider'
      : '@shop/ui: a component is outside of a provider, and this build has no default messages (condition shop-ui-without-defaults). Wrap the page in <ShopUiProvider locale="uk" messages={uk}>.',
  )
}

export interface ShopUiProviderProps {
  /** BCP 47 tag; must be the same on the server and in the browser. @default that of the outer provider, or `en` */
  locale?: string | undefined
  /**
   * Messages of that language: one of `@shop/ui/messages/uk|ru|en`, or your own of the same type. Plain serialisable
   * data. Groups that are left out come from the outer provider, or are English: a shop may send those of its upload
   * with the pages that have one, in a provider of their own.
   * @default those of the outer provider, or English
   */
  messages?: Partial<Messages> | undefined
  /** Text direction. @default that of the outer provider, or 'ltr' */
  dir?: 'ltr' | 'rtl' | undefined
  /** Currency of the shop, used by `Price` and other parts that show amounts. @default that of the outer provider, or none */
  currency?: Currency | undefined
  /** Component for every generated link. @default that of the outer provider, or a plain `<a>` */
  linkComponent?: LinkComponent | undefined
  /**
   * Nonce of the page's Content Security Policy, for the two `<style>` elements that the parts insert: the scroll lock of an
   * open dialog, and how the lists of selects and comboboxes take touches.
   * @default that of the outer provider, or none
   */
  nonce?: string | undefined
  /** The page. */
  children?: ReactNode
}

/** In development, names a locale that `Intl` does not take: it would throw later, from deep inside. */
function checkLocale(locale: string): void {
  if (process.env.NODE_ENV === 'production') return
  try {
    Intl.getCanonicalLocales(locale)
  } catch {
    throw new Error(
      `@shop/ui: locale="${locale}" of ShopUiProvider is no language tag, so no number and no date can be written. Write it as BCP 47 does, with hyphens: "uk", "en-GB".`,
    )
  }
}

/**
 * Provides locale, messages, currency and link component; what is left out comes from the provider around it, or is
 * English. Renders no element.
 */
export function ShopUiProvider(props: ShopUiProviderProps) {
  const outer = use(ShopUiContext)
  const { locale = outer.locale, messages: own, dir = outer.dir, ...others } = props
  const { currency = outer.currency, linkComponent = outer.linkComponent, nonce = outer.nonce, children } = others
  checkLocale(locale)
  // Where React Aria looks for it when it inserts its style element: its lists are loaded later.
  useLayoutEffect(() => {
    if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce })
  }, [nonce])
  const shop = useMemo(
    () => ({
      locale,
      messages: own ? { ...outer.messages, ...own } : outer.messages,
      dir,
      currency,
      linkComponent,
      nonce,
    }),
    [locale, own, outer.messages, dir, currency, linkComponent, nonce],
  )
  return <ShopUiContext value={shop}>{children}</ShopUiContext>
}

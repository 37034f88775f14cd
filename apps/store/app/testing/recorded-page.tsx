import type { Locale } from '@shop/contract/locales'
import { type ComponentType, use, useMemo } from 'react'
import { createRoutesStub } from 'react-router'
import { cacheByLocale } from '../platform/words/cache-by-locale.ts'
import App from '../root.tsx'
import Orders from '../routes/account-orders.tsx'
import Cart from '../routes/cart.tsx'
import Checkout from '../routes/checkout.tsx'
import Home from '../routes/home.tsx'
import AccountLayout from '../routes/layouts/account.tsx'
import CheckoutLayout from '../routes/layouts/checkout.tsx'
import ShopLayout from '../routes/layouts/shop.tsx'
import List from '../routes/page.tsx'
import Product from '../routes/product.tsx'
import Search from '../routes/search.tsx'

export type PageName = 'home' | 'list' | 'product' | 'nothingFound' | 'emptyCart' | 'cart' | 'checkout' | 'orders'

export interface PageRecording {
  path: string
  /** By route, without the language in its id. */
  loaderData: Record<string, unknown>
}

/** What `e2e/record-pages.ts` writes for a language. */
export interface Recording {
  pages: Partial<Record<PageName, PageRecording>>
  /** Responses of the backend by call. */
  answers: Record<string, unknown>
}

type StubRoute = Parameters<typeof createRoutesStub>[0][number]
type Layout = readonly [id: string, component: NonNullable<StubRoute['Component']>]
const shop: Layout = ['shop-layout', ShopLayout]
const checkout: Layout = ['checkout-layout', CheckoutLayout]
const account: Layout = ['account-layout', AccountLayout]

/** The route modules of each page, from its outer layout to itself. */
const routes: Readonly<Record<PageName, readonly Layout[]>> = {
  home: [shop, ['home', Home]],
  list: [shop, ['page', List]],
  product: [shop, ['page-product', Product]],
  nothingFound: [shop, ['search', Search]],
  emptyCart: [shop, ['cart', Cart]],
  cart: [shop, ['cart', Cart]],
  checkout: [checkout, ['checkout', Checkout]],
  orders: [shop, account, ['account-orders', Orders]],
}

function createPage(name: PageName, locale: Locale, { path, loaderData }: PageRecording): ComponentType<object> {
  const nested = routes[name].reduceRight<StubRoute[]>(
    (children, [id, Component]) => [{ id: `${id}___${locale}`, path: '*', Component, children }],
    [],
  )
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component: App, children: nested }])
  const data = Object.entries(loaderData).map(([id, value]) => [id === 'root' ? id : `${id}___${locale}`, value])
  return () => <Stub initialEntries={[path]} hydrationData={{ loaderData: Object.fromEntries(data) }} />
}

const recordings = import.meta.glob<Recording>('./recorded/*.json', { import: 'default' })

/** What was recorded in a language, once. */
export const recordingIn = cacheByLocale(async (locale: Locale): Promise<Recording> => {
  const load = recordings[`./recorded/${locale}.json`]
  if (!load) throw new Error(`Nothing was recorded in ${locale}`)
  return load()
})

/** A page of the shop as a backend answered it: its own route modules with recorded loader data. Suspends. */
export function RecordedPage({ name, locale }: { name: PageName; locale: Locale }) {
  const { pages } = use(recordingIn(locale))
  const Page = useMemo(() => {
    const recorded = pages[name]
    if (!recorded) throw new Error(`${name} was not recorded`)
    return createPage(name, locale, recorded)
  }, [pages, name, locale])
  return <Page />
}

/** Answers the calls of a page's scripts by the recorded responses; others fail as without a network. Returns how to undo it. */
export function answerByRecording({ answers }: Recording): () => void {
  const { fetch } = globalThis
  const { register } = navigator.serviceWorker
  navigator.serviceWorker.register = () => Promise.reject(new Error('Recorded pages are not kept'))
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!pathname.startsWith('/api/')) return fetch(input, init)
    if (!Object.hasOwn(answers, pathname)) throw new TypeError(`No answer was recorded to ${pathname}`)
    return Response.json(answers[pathname])
  }
  return () => {
    navigator.serviceWorker.register = register
    globalThis.fetch = fetch
  }
}

import type { ProductCard } from '@shop/contract'
import { type Locale, locales } from '@shop/contract/locales'
import { initialCartView, type LazyCartFlow } from '@shop/flows/cart/lazy'
import { lazyFlow } from '@shop/flows/lazy'
import { type Currency, ShopUiProvider } from '@shop/ui/provider'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { createFragmentCache } from '../../../platform/document/fragment-cache.server.ts'
import { FragmentCacheContext, type RenderFragment } from '../../../platform/document/fragment-cache.ts'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { languages } from '../../../platform/words/languages.server.ts'
import { ModalsContext } from '../../../shell/dialogs/use-modals.ts'
import { type LazyWishlistFlow, WishlistContext } from '../../../shell/wishlist-state.ts'
import { CartContext } from '../../cart/index.ts'
import { markLiked, productTileView } from './product-tile.server.ts'
import { ProductTiles } from './product-tiles.tsx'

afterEach(() => void vi.unstubAllEnvs())

const never = () => new Promise<never>(() => {})
const cart: LazyCartFlow = lazyFlow(never, { view: initialCartView })
const wishlist: LazyWishlistFlow = lazyFlow(never, {
  view: { wishlist: {}, count: 0, pending: false, status: 'unknown' },
})
const modals = { open() {}, close() {}, prepare() {} }

const picture = {
  src: '/pictures/1a/jacket-800.webp',
  alt: 'Куртка «Траверс»',
  width: 800,
  height: 1000,
  sources: [{ type: 'image/avif', srcset: '/pictures/1a/jacket-320.avif 320w, /pictures/1a/jacket-800.avif 800w' }],
}

const jacket: ProductCard = {
  id: 1,
  code: 'TR-1',
  name: 'Куртка «Траверс» & <штани>',
  url: '/jackets/travers-graphite',
  image: picture,
  price: 2490,
  price_from: null,
  old_price: 2980,
  availability: 'in_stock',
  rating: 4.7,
  reviews_count: 86,
  labels: [{ kind: 'sale', text: '−16 %' }],
  options_count: 3,
  summary: 'Твіл, 245 г/м², розміри 44–60',
  standards: [{ code: 'EN 343', class: '3', text: 'Від дощу' }],
  variants: [
    {
      id: 1,
      name: 'Графіт',
      url: '/jackets/travers-graphite',
      swatch: ['#444', '#111'],
      availability: 'in_stock',
      current: true,
    },
    {
      id: 2,
      name: 'Синій',
      url: '/jackets/travers-blue',
      swatch: ['#246'],
      availability: 'out_of_stock',
      current: false,
    },
  ],
}

/** One for each way of buying, the first at the place of the picture that is loaded with priority. */
const cards = [
  jacket,
  { ...jacket, id: 2 },
  { ...jacket, id: 3, options_count: 0, price_from: 2190, rating: null, labels: [], variants: [] },
  { ...jacket, id: 4, availability: 'out_of_stock' },
] satisfies ProductCard[]

interface PageProps {
  locale?: Locale
  products?: readonly ProductCard[]
  currency?: Currency
  renderFragment?: RenderFragment | null
  liked?: readonly number[]
}

function Page(props: PageProps) {
  const { locale = 'uk', products = cards, currency = { suffix: '₴' }, renderFragment = null, liked = [] } = props
  const tiles = markLiked(products.map(productTileView), liked)
  return (
    <FragmentCacheContext value={renderFragment}>
      <ShopUiProvider
        locale={locale}
        messages={languages[locale].components}
        currency={currency}
        linkComponent={StoreLink}
      >
        <CartContext value={cart}>
          <WishlistContext value={wishlist}>
            <ModalsContext value={modals}>
              <ProductTiles cards={tiles} chooseSize="{product}: розмір" eager={2} comparable />
            </ModalsContext>
          </WishlistContext>
        </CartContext>
      </ShopUiProvider>
    </FragmentCacheContext>
  )
}

/** The page in a browser, where links are the router's. */
const Browser = createRoutesStub([{ path: '*', Component: Page }])

/** The HTML of a page as the server makes it. */
function serverHtml(props: PageProps): string {
  vi.stubEnv('SSR', true)
  const html = renderToString(<Page {...props} />)
  vi.unstubAllEnvs()
  return html
}

/** A cache that counts what it renders. */
function countingCache() {
  const cache = createFragmentCache()
  let renderings = 0
  const renderFragment: RenderFragment = (key, render) =>
    cache(key, () => {
      renderings++
      return render()
    })
  return { renderFragment, renderings: () => renderings }
}

it.each(locales)('has the same HTML from the cache, and renders each tile once, in %s', locale => {
  const { renderFragment, renderings } = countingCache()
  const rendered = serverHtml({ locale })
  expect(rendered.match(/<article/g)).toHaveLength(cards.length)
  expect(serverHtml({ locale, renderFragment })).toBe(rendered)
  expect(renderings()).toBe(cards.length)
  expect(serverHtml({ locale, renderFragment })).toBe(rendered)
  expect(renderings()).toBe(cards.length)
})

it('shows on a page of one shopper what is liked, from the cache too', () => {
  const pressed = (html: string) =>
    [...html.matchAll(/<button[^>]*form="wish"[^>]*>/g)].map(([button]) =>
      [/aria-pressed="(\w+)"/.exec(button)?.[1], / name="(\w+)"/.exec(button)?.[1]].join(' '),
    )
  const { renderFragment } = countingCache()
  const others = cards.slice(1).map(() => 'false product_id')
  for (const cache of [null, renderFragment]) {
    expect(pressed(serverHtml({ liked: [1], renderFragment: cache }))).toEqual(['true liked_id', ...others])
    expect(pressed(serverHtml({ renderFragment: cache }))).toEqual(['false product_id', ...others])
  }
})

it('keeps the languages, currencies and versions of a card apart', () => {
  const { renderFragment } = countingCache()
  const cheaper = cards.map(card => ({ ...card, price: 1990 }))
  const pages: PageProps[] = [
    {},
    { locale: 'ru' },
    { locale: 'en' },
    { currency: { prefix: '€', decimals: 2 } },
    { products: cheaper },
    // Other places in the list: other pictures are loaded at once.
    { products: cards.toReversed() },
  ]
  const htmls = pages.map(page => serverHtml({ ...page, renderFragment }))
  expect(htmls).toEqual(pages.map(page => serverHtml(page)))
  expect(new Set(htmls).size).toBe(pages.length)
})

it('preloads the first picture only, with the page', () => {
  const { renderFragment } = countingCache()
  for (const html of [serverHtml({ renderFragment }), serverHtml({ renderFragment })]) {
    expect(html.match(/<link [^>]*>/g)).toEqual([expect.stringMatching(/rel="preload".*fetchPriority="high"/)])
    expect(html.indexOf('<link')).toBeLessThan(html.indexOf('data-part="list"'))
  }
})

it('hydrates the kept HTML without a difference', async () => {
  const { renderFragment } = countingCache()
  serverHtml({ renderFragment })
  const errors = vi.spyOn(console, 'error')
  const onRecoverableError = vi.fn()
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = serverHtml({ renderFragment }).replace(/<link[^>]*>/, '')
  const [article] = root.getElementsByTagName('article')
  const hydrated = await act(async () => hydrateRoot(root, <Browser />, { onRecoverableError }))
  expect(errors.mock.calls).toEqual([])
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(root.getElementsByTagName('article')[0]).toBe(article)
  await act(async () => hydrated.unmount())
})

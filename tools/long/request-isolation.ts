// Concurrent requests of many shoppers in three languages: no response contains another shopper's data, and no shared cache may store personal data.
import { locales, localise } from '@shop/contract/locales'
import { startShop } from '../server-process.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'
import { cartWith, fetchWithRetry, shopAt, someOptions } from './buyers.ts'
import { type Part, times } from './part.ts'

interface Shopper {
  locale: (typeof locales)[number]
  /** A unique text of this shopper: a coupon in the cart, the name of a wishlist group. */
  mark: string
  cookie: string
}

/** Public and personal pages. */
const shared = ['/', '/jackets', '/news', '/search/куртка']
const own = ['/cart', '/wishlist']

async function createShoppers(address: string, count: number): Promise<Shopper[]> {
  const shop = shopAt(address)
  const goods = await someOptions(shop)
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { product = 0, option = 0 } = goods[index % goods.length] ?? {}
      const mark = `MARK-${String(index).padStart(3, '0')}-X`
      const wishlist = encodeURIComponent(`.!${mark}*${product.toString(36)}`)
      const cart = await cartWith(shop, product, option)
      return {
        locale: locales[index % locales.length] ?? 'uk',
        mark,
        cookie: `cart_id=${cart}; coupon=${mark}; wishlist=${wishlist}`,
      }
    }),
  )
}

/** Describes what is wrong with a response, or null. */
function faultOf(path: string, { locale, mark }: Shopper, { status, headers }: Response, html: string): string | null {
  const marks = new Set(html.match(/MARK-\d{3}-X/g))
  const cache = headers.get('cache-control') ?? ''
  if (status !== 200) return `${status}`
  if (!html.includes(`<html lang="${locale}"`)) return `not in ${locale}`
  const isOwn = own.includes(path)
  if (isOwn ? marks.size !== 1 || !marks.has(mark) : marks.size > 0)
    return `contains ${[...marks].join() || 'no mark'} instead of ${mark}`
  if (isOwn && !cache.includes('no-store')) return `may be stored: ${cache}`
  if (/s-maxage/.test(cache) && headers.has('set-cookie')) return 'is cacheable and sets a cookie'
  return null
}

/** Sends requests of concurrent shoppers; returns the distinct faults. */
export async function findForeignData(address: string, count: number, requests: number): Promise<string[]> {
  const shoppers = await createShoppers(address, count)
  const pages = [...shared, ...own]
  const faults = new Set<string>()
  await Promise.all(
    shoppers.map(async (shopper, index) => {
      for (let turn = 0; turn < requests / count; turn++) {
        const path = pages[(turn + index) % pages.length] ?? '/'
        const url = address + encodeURI(localise(path, shopper.locale))
        const response = await fetchWithRetry(
          new Request(url, {
            headers: { cookie: `${shopper.cookie}; i18n_redirected=${shopper.locale}` },
            redirect: 'manual',
          }),
        )
        const fault = faultOf(path, shopper, response, await response.text())
        if (fault) faults.add(`${path}: ${fault}`)
      }
    }),
  )
  return [...faults]
}

export const requestIsolation: Part = expect =>
  withTemporaryFolder(async folder => {
    const shop = await startShop({ DATA_DIR: folder })
    const requests = times(10_000)
    const faults = await findForeignData(shop.address, 50, requests).finally(() => shop.stop())
    expect(
      `${requests} requests of 50 shoppers in three languages: no response contains data of another shopper`,
      faults.length === 0,
      faults.slice(0, 5).join(' · '),
    )
  })

import { splitLocale } from '@shop/contract/locales'
import { type Crawled, crawl, forEachOf } from './crawl.ts'
import { crawlFaults } from './faults.ts'
import { markupFaults } from './markup.ts'
import { request } from './request.ts'

/** Path without language and query. */
const plain = (path: string): string => splitLocale(path.replace(/\?.*/, '')).path

/** Pages of one shopper: robots are asked not to read them, and they ask for a session or a cart. */
const isPrivate = (path: string): boolean =>
  /^\/(account|cart|checkout|wishlist|newsletter|message)(\/|$)/.test(plain(path))

/** Pages that no link in a document leads to. */
const UNLINKED = ['/search/en388', '/login', '/registration', '/compare', '/wishlist', '/cart', '/checkout']
const START = UNLINKED.flatMap(path => ['', '/ru', '/en'].map(prefix => prefix + path))

/** Pages that differ for a shopper who is signed in; all others are the same for everyone. */
const OWN = [...UNLINKED, '/account', '/account/addresses', '/account/orders', '/account/exchange', '/account/wishlist']

/** Template of a page: the categories, the goods and the articles share one each. */
function templateOf(path: string): string {
  const parts = plain(path).split('/').slice(1)
  const [first = '', second] = parts
  if (second === undefined) return first
  if (['kit', 'crew', 'notify', 'questions', 'account', 'search', 'news'].includes(first)) return `${first}/…`
  return '…/…'
}

/** Whether a path is the first of its kind in its language; the others are left out. */
function firstOfEach(keyOf: (path: string) => string): (path: string) => boolean {
  const chosen = new Map<string, string>()
  return path => {
    const key = keyOf(path)
    const first = chosen.get(key) ?? path
    chosen.set(key, first)
    return first === path
  }
}

export interface ShopCrawl {
  pages: number
  faults: string[]
  /** Documents whose markup was validated. */
  validated: number
}

interface ShopCrawlOptions {
  /** `whole`: every address but for filters; `sample`: one product per category, and nothing with a query. */
  extent: 'whole' | 'sample'
  /** Cookies of a shopper who is signed in, whose pages are validated as well. */
  cookie?: string
}

/** Files that a page names exist. */
async function fileFaults({ files, pictures }: Crawled, extent: ShopCrawlOptions['extent']): Promise<string[]> {
  const faults: string[] = []
  // A picture that nobody saw yet is rendered for the request.
  const every = extent === 'whole' ? 20 : 100
  const shown = [...pictures].filter((_, index) => index % every === 0)
  await forEachOf([...files, ...shown], 4, async ([url, from]) => {
    const response = await request(url, { method: 'HEAD' })
    if (response.status !== 200) faults.push(`${url} of ${from} is answered ${response.status}`)
  })
  return faults
}

/** Crawls a running shop as a guest and validates the markup of every template, for a signed-in shopper too. */
export async function crawlShop(origin: string, { extent, cookie }: ShopCrawlOptions): Promise<ShopCrawl> {
  const isSampled = firstOfEach(path => {
    const parts = plain(path).split('/')
    return parts.length > 2 && parts[1] !== 'news' ? path.slice(0, path.lastIndexOf('/')) : path
  })
  const wants = (path: string) =>
    extent === 'whole' ? !path.includes('?') || /\?page=\d+$/.test(path) : !path.includes('?') && isSampled(path)
  const keeps = firstOfEach(path => `${path.split('/')[1]} ${templateOf(path)}`)
  const crawled = await crawl({ origin, wants, keeps, from: START })
  const faults = [...crawlFaults(crawled, isPrivate), ...(await fileFaults(crawled, extent))]

  const documents = [...crawled.answers].flatMap(([path, { html }]) => (html === '' ? [] : [{ path, html }]))
  if (cookie !== undefined) {
    const paths = OWN.flatMap(path => ['', '/ru', '/en'].map(prefix => prefix + path))
    await forEachOf(paths, 4, async path => {
      const response = await request(origin + path, { headers: { Cookie: cookie, Accept: 'text/html' } })
      documents.push({ path: `${path} (signed in)`, html: await response.text() })
    })
  }
  for (const { path, html } of documents) faults.push(...(await markupFaults(html)).map(fault => `${path}: ${fault}`))
  return { pages: crawled.answers.size, faults, validated: documents.length }
}

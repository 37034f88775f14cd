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

/** Files that a page names exist. */
async function fileFaults({ files, pictures }: Crawled): Promise<string[]> {
  const faults: string[] = []
  // A picture that nobody saw yet is rendered for the request.
  const shown = [...pictures].filter((_, index) => index % 20 === 0)
  await forEachOf([...files, ...shown], 4, async ([url, from]) => {
    const response = await request(url, { method: 'HEAD' })
    if (response.status !== 200) faults.push(`${url} of ${from} is answered ${response.status}`)
  })
  return faults
}

/**
 * Crawls a running shop as a guest, every address but for filters, and validates the markup of every template, for a shopper who is
 * signed in too.
 */
export async function crawlShop(origin: string, cookie: string): Promise<ShopCrawl> {
  const wants = (path: string) => !path.includes('?') || /\?page=\d+$/.test(path)
  const keeps = firstOfEach(path => `${path.split('/')[1]} ${templateOf(path)}`)
  const crawled = await crawl({ origin, wants, keeps, from: START })
  const faults = [...crawlFaults(crawled, isPrivate), ...(await fileFaults(crawled))]

  const documents = [...crawled.answers].flatMap(([path, { html }]) => (html === '' ? [] : [{ path, html }]))
  const paths = OWN.flatMap(path => ['', '/ru', '/en'].map(prefix => prefix + path))
  await forEachOf(paths, 4, async path => {
    const response = await request(origin + path, { headers: { Cookie: cookie, Accept: 'text/html' } })
    documents.push({ path: `${path} (signed in)`, html: await response.text() })
  })
  for (const { path, html } of documents) faults.push(...(await markupFaults(html)).map(fault => `${path}: ${fault}`))
  return { pages: crawled.answers.size, faults, validated: documents.length }
}

import { collections, linkableSegments, reservedSegments } from '@shop/contract/constants'
import { isLocale } from '@shop/contract/locales'
import type { Database } from '../db/database.ts'
import { findShopPage } from '../redirects/shop-page.ts'
import type { Faults } from './fields.ts'

/** Adds a fault when a link is no path of a page of the shop, without the language. */
export async function checkShopUrl(db: Database, url: string | undefined, faults: Faults): Promise<void> {
  if (url === undefined) return
  const [path = ''] = url.split(/[?#]/)
  const [, first = ''] = path.split('/')
  if (!/^\/(?!\/)[^\s\\]*$/.test(url))
    faults.add('url', 'It must be a path of the shop, such as /boots?standard=en-343.')
  else if (isLocale(first)) faults.add('url', 'Leave out the language: it leads to the page in the own one.')
  else if (![...linkableSegments, ...collections].includes(first) && !(await findShopPage(db, path)))
    faults.add('url', `The shop has no page ${path}.`)
}

/** Adds a fault when a page cannot have an address of one part. */
export async function checkNewAddress(db: Database, slug: string, max: number, faults: Faults): Promise<void> {
  if (!isSlug(slug, max))
    faults.add('address', `It must be small Latin letters, digits and hyphens: ear-defenders; at most ${max}.`)
  else if (reservedSegments.includes(slug) || (await findShopPage(db, `/${slug}`)))
    faults.add('address', `/${slug} belongs to another page of the shop.`)
}

export const isSlug = (text: string, max: number): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= max

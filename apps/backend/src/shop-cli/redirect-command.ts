import { isLocale } from '@shop/contract/locales'
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { redirects } from '../db/schema/index.ts'
import { normalisePath } from '../redirects/old-address.ts'
import { findShopPage } from '../redirects/shop-page.ts'
import { type Faults, line } from './fields.ts'
import { defineResource, saveRow } from './resource.ts'

/** Longer than any address that a browser is known to send. */
const MAX_LENGTH = 1_000
/** Redirects that lead to the old address which are named. */
const MAX_NAMED = 5
/** Where an address leads whose page was removed for good: it is answered with 410. */
const GONE = 'gone'

/** Reads an address of the shop as an operator types it: a path or the whole URL. */
function readPath(typed: string, field: string, faults: Faults, publicUrl: string): string {
  const text = publicUrl !== '' && typed.startsWith(`${publicUrl}/`) ? typed.slice(publicUrl.length) : typed
  const path = normalisePath(text)
  const [, first] = path?.split('/') ?? []
  if (/[?#]/.test(text)) faults.add(field, `${typed}: leave out what follows the path; a redirect keeps the query.`)
  else if (path === null || path.length > MAX_LENGTH)
    faults.add(field, `${typed} is no address of the shop: it must begin with a slash, /jackets/old-name.`)
  else if (isLocale(first))
    faults.add(field, `${typed}: leave out the language; a redirect holds for the page in all of them.`)
  return path ?? typed
}

async function checkOld(tx: Database, old: string, now: string, faults: Faults): Promise<void> {
  if ((await findShopPage(tx, old)) === 'shown') faults.add('old', `${old} is a page of the shop.`)
  const leading = await tx.select().from(redirects).where(eq(redirects.new_path, old)).orderBy(asc(redirects.old_path))
  const named = leading.slice(0, MAX_NAMED).map(({ old_path }) => old_path)
  const more = leading.length > named.length ? ` and ${leading.length - named.length} more` : ''
  if (leading.some(({ old_path }) => old_path === now))
    faults.add('to', `${now} redirects to ${old}: that would be a loop.`)
  else if (leading.length > 0)
    faults.add(
      'old',
      `${named.join(', ')}${more} redirect to ${old}: that would be a chain. Redirect them to the new address first.`,
    )
}

async function checkNew(tx: Database, old: string, now: string, faults: Faults): Promise<void> {
  const [next] = await tx.select().from(redirects).where(eq(redirects.old_path, now))
  const page = await findShopPage(tx, now)
  if (now === old) faults.add('to', `${old} would redirect to itself.`)
  else if (next?.new_path === null) faults.add('to', `${now} is gone for good.`)
  else if (next?.new_path === old) faults.add('to', `${now} redirects to ${old}: that would be a loop.`)
  else if (next)
    faults.add(
      'to',
      `${now} redirects to ${next.new_path}: that would be a chain. Redirect ${old} to ${next.new_path}.`,
    )
  else if (!page) faults.add('to', `The shop has no page ${now}.`)
  else if (page === 'hidden') faults.add('to', `${now} is a product that the shop no longer lists.`)
}

export const redirectResource = defineResource({
  name: 'redirect',
  what: 'redirects of old addresses',
  schema: z.object({ to: line(MAX_LENGTH) }),
  help: 'They hold in all languages. to: path of a page of the shop, or gone: the page was removed for good. Both paths are given without the language.',
  table: redirects,
  tags: () => ['redirects'],
  listed: ['to'],
  isNamed: true,
  isReplacing: true,
  readKey: (typed, faults, { publicUrl }) => readPath(typed, 'old', faults, publicUrl),
  async load(db) {
    const rows = await db.select().from(redirects).orderBy(asc(redirects.old_path))
    return rows.map(({ old_path, new_path }) => ({ id: old_path, key: old_path, fields: { to: new_path ?? GONE } }))
  },
  async check(tx, { to }, { key, faults }, { publicUrl }) {
    const path = to === undefined || to === GONE ? GONE : readPath(to, 'to', faults, publicUrl)
    if (path !== GONE && faults.size === 0) await checkNew(tx, key, path, faults)
    await checkOld(tx, key, path, faults)
    return path
  },
  save: (tx, _, { key, present }, path) =>
    saveRow(tx, redirects, present, { old_path: key, new_path: path === GONE ? null : path }),
})

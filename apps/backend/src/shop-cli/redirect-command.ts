import { isLocale } from '@shop/contract/locales'
import { asc, eq, sql } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { redirects } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { normalisePath } from '../redirects/old-address.ts'
import { findShopPage } from '../redirects/shop-page.ts'
import { CommandError, type CommandServices, table } from './command.ts'

/** Longer than any address that a browser is known to send. */
const MAX_LENGTH = 1_000
/** Redirects that lead to the old address which are named. */
const MAX_NAMED = 5

/** Reads an address of the shop as an operator types it: a path or the whole URL. */
function readPath(typed: string, publicUrl: string): string {
  const text = publicUrl !== '' && typed.startsWith(`${publicUrl}/`) ? typed.slice(publicUrl.length) : typed
  if (/[?#]/.test(text))
    throw new CommandError(`${typed}: leave out what follows the path; a redirect keeps the query.`)
  const path = normalisePath(text)
  if (path === null || path.length > MAX_LENGTH)
    throw new CommandError(`${typed} is no address of the shop: it must begin with a slash, /jackets/old-name.`)
  const [, first] = path.split('/')
  if (isLocale(first))
    throw new CommandError(`${typed}: leave out the language; a redirect holds for the page in all of them.`)
  return path
}

async function checkOld(tx: Database, old: string, now: string | null): Promise<void> {
  if ((await findShopPage(tx, old)) === 'shown') throw new CommandError(`${old} is a page of the shop.`)
  const leading = await tx.select().from(redirects).where(eq(redirects.new_path, old)).orderBy(asc(redirects.old_path))
  if (leading.length > 0) {
    const named = leading.slice(0, MAX_NAMED).map(({ old_path }) => old_path)
    const more = leading.length > named.length ? ` and ${leading.length - named.length} more` : ''
    throw new CommandError(
      leading.some(({ old_path }) => old_path === now)
        ? `${now} redirects to ${old}: that would be a loop.`
        : `${named.join(', ')}${more} redirect to ${old}: that would be a chain. Redirect them to the new address first.`,
    )
  }
}

async function checkNew(tx: Database, old: string, now: string): Promise<void> {
  if (now === old) throw new CommandError(`${old} would redirect to itself.`)
  const [next] = await tx.select().from(redirects).where(eq(redirects.old_path, now))
  if (next)
    throw new CommandError(
      next.new_path === null
        ? `${now} is gone for good.`
        : next.new_path === old
          ? `${now} redirects to ${old}: that would be a loop.`
          : `${now} redirects to ${next.new_path}: that would be a chain. Redirect ${old} to ${next.new_path}.`,
    )
  const page = await findShopPage(tx, now)
  if (!page) throw new CommandError(`The shop has no page ${now}.`)
  if (page === 'hidden') throw new CommandError(`${now} is a product that the shop no longer lists.`)
}

/** `now`: null when the page is gone for good. Existing redirects of the address are replaced. */
async function write(
  { db, dataVersions, publicUrl }: CommandServices,
  typedOld: string,
  typedNew: string | null,
): Promise<{ old: string; now: string | null }> {
  const old = readPath(typedOld, publicUrl)
  const now = typedNew === null ? null : readPath(typedNew, publicUrl)
  await transact(db, async tx => {
    // Two commands one after the other: together they could make a loop.
    await tx.execute(sql`lock table ${redirects} in share row exclusive mode`)
    if (now !== null) await checkNew(tx, old, now)
    await checkOld(tx, old, now)
    await tx
      .insert(redirects)
      .values({ old_path: old, new_path: now })
      .onConflictDoUpdate({ target: redirects.old_path, set: { new_path: now } })
    await bumpDataVersions(tx, ['redirects'])
  })
  dataVersions.expire()
  return { old, now }
}

export async function addRedirect(services: CommandServices, typedOld: string, typedNew: string): Promise<string> {
  const { old, now } = await write(services, typedOld, typedNew)
  return `${old} redirects to ${now} in all languages.`
}

export async function addGone(services: CommandServices, typedOld: string): Promise<string> {
  const { old } = await write(services, typedOld, null)
  return `${old} is answered with 410: search engines forget it.`
}

export async function removeRedirect(
  { db, dataVersions, publicUrl }: CommandServices,
  typedOld: string,
): Promise<string> {
  const old = readPath(typedOld, publicUrl)
  await transact(db, async tx => {
    const removed = await tx.delete(redirects).where(eq(redirects.old_path, old)).returning()
    if (removed.length === 0) throw new CommandError(`${old} is no old address.`)
    await bumpDataVersions(tx, ['redirects'])
  })
  dataVersions.expire()
  return `${old} is forgotten.`
}

export async function listRedirects({ db }: CommandServices): Promise<string> {
  const rows = await db.select().from(redirects).orderBy(asc(redirects.old_path))
  if (rows.length === 0) return 'There are no old addresses.'
  return table([['Old address', 'Now'], ...rows.map(row => [row.old_path, row.new_path ?? 'gone (410)'])])
}

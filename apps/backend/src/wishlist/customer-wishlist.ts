import type { Wishlist } from '@shop/contract/wishlist-map'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { products, wishlist_groups, wishlist_items } from '../db/schema/index.ts'

export interface Group {
  id: number
  name: string
  share_token: string | null
  /** Product ids in the order they were added. */
  products: number[]
}

/** Rows of one insert: a statement takes at most 65,535 parameters. */
const INSERT_ROWS = 5_000

/** The groups of a customer in order of their ids. */
export async function loadGroups(db: Database, userId: number): Promise<Group[]> {
  const rows = await db
    .select({
      id: wishlist_groups.id,
      name: wishlist_groups.name,
      share_token: wishlist_groups.share_token,
      product_id: wishlist_items.product_id,
    })
    .from(wishlist_groups)
    .leftJoin(wishlist_items, eq(wishlist_items.group_id, wishlist_groups.id))
    .where(eq(wishlist_groups.user_id, userId))
    .orderBy(asc(wishlist_groups.id), asc(wishlist_items.position))
  const groups = new Map<number, Group>()
  for (const { id, name, share_token, product_id } of rows) {
    const group = groups.get(id) ?? { id, name, share_token, products: [] }
    groups.set(id, group)
    if (product_id !== null) group.products.push(product_id)
  }
  return [...groups.values()]
}

export const toWishlist = (groups: readonly Group[]): Record<string, number[]> =>
  Object.fromEntries(groups.map(({ name, products: ids }) => [name, ids]))

/** Removes unknown products, and duplicates within a group. */
export async function withKnownProducts(tx: Database, wishlist: Wishlist): Promise<Record<string, number[]>> {
  const ids = [...new Set(Object.values(wishlist).flat())]
  const rows = ids.length
    ? await tx.select({ id: products.id }).from(products).where(inArray(products.id, ids)).for('key share')
    : []
  const known = new Set(rows.map(({ id }) => id))
  return Object.fromEntries(
    Object.entries(wishlist).map(([name, liked]) => [name, [...new Set(liked)].filter(id => known.has(id))]),
  )
}

async function insertItems(tx: Database, items: readonly (typeof wishlist_items.$inferInsert)[]): Promise<void> {
  for (let from = 0; from < items.length; from += INSERT_ROWS)
    await tx.insert(wishlist_items).values(items.slice(from, from + INSERT_ROWS))
}

const toItems = (group_id: number, ids: readonly number[]) =>
  ids.map((product_id, position) => ({ group_id, product_id, position }))

/** Inserts, moves and deletes rows so that the group has the products `ids`, in this order. */
async function updateProducts(tx: Database, group: Group, ids: readonly number[]): Promise<void> {
  const removed = group.products.filter(id => !ids.includes(id))
  const remaining = group.products.filter(id => ids.includes(id))
  const isAppended = remaining.every((id, index) => ids[index] === id)
  if (isAppended && removed.length === 0 && ids.length === remaining.length) return
  if (!isAppended || removed.length > 0)
    await tx
      .delete(wishlist_items)
      .where(
        and(
          eq(wishlist_items.group_id, group.id),
          isAppended ? inArray(wishlist_items.product_id, removed) : undefined,
        ),
      )
  if (!isAppended) return insertItems(tx, toItems(group.id, ids))
  // Positions have gaps where products were deleted.
  const [last] = await tx
    .select({ position: wishlist_items.position })
    .from(wishlist_items)
    .where(eq(wishlist_items.group_id, group.id))
    .orderBy(desc(wishlist_items.position))
    .limit(1)
  const next = (last?.position ?? -1) + 1
  await insertItems(
    tx,
    ids
      .slice(remaining.length)
      .map((product_id, index) => ({ group_id: group.id, product_id, position: next + index })),
  )
}

const isSameProducts = (group: Group, ids: readonly number[]): boolean => group.products.join() === ids.join()

/** Renames the groups that have the place and the products of before under a new name: the link of a shared one stays valid. */
async function renameGroups(
  tx: Database,
  present: readonly Group[],
  entries: readonly (readonly [string, readonly number[]])[],
): Promise<readonly Group[]> {
  const [before, after] = [new Set(present.map(({ name }) => name)), new Set(entries.map(([name]) => name))]
  const renamed: Group[] = []
  for (const [index, group] of present.entries()) {
    const [name = group.name, ids = []] = entries[index] ?? []
    const isRenamed = !after.has(group.name) && !before.has(name) && isSameProducts(group, ids)
    if (isRenamed) await tx.update(wishlist_groups).set({ name }).where(eq(wishlist_groups.id, group.id))
    renamed.push(isRenamed ? { ...group, name } : group)
  }
  return renamed
}

/**
 * Replaces the stored wishlist. Groups are ordered by their ids: those before the first different name
 * are updated, the others are deleted and inserted again. A group of the same name has the same share token as before.
 */
export async function storeWishlist(
  tx: Database,
  userId: number,
  stored: readonly Group[],
  wishlist: Wishlist,
): Promise<void> {
  const entries = Object.entries(wishlist)
  const present = await renameGroups(tx, stored, entries)
  const difference = entries.findIndex(([name], index) => present[index]?.name !== name)
  const unchangedCount = difference < 0 ? entries.length : difference
  for (const [index, group] of present.slice(0, unchangedCount).entries())
    await updateProducts(tx, group, entries[index]?.[1] ?? [])
  const removed = present.slice(unchangedCount)
  if (removed.length > 0)
    await tx.delete(wishlist_groups).where(
      inArray(
        wishlist_groups.id,
        removed.map(({ id }) => id),
      ),
    )
  for (const [name, ids] of entries.slice(unchangedCount)) {
    const share_token = removed.find(group => group.name === name)?.share_token ?? null
    const [inserted] = await tx
      .insert(wishlist_groups)
      .values({ user_id: userId, name, share_token })
      .returning({ id: wishlist_groups.id })
    if (!inserted) throw new Error('No wishlist group was inserted')
    await insertItems(tx, toItems(inserted.id, ids))
  }
}

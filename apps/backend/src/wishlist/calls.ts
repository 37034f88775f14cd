import {
  profileWishlist,
  profileWishlistShare,
  profileWishlistToggle,
  profileWishlistUpdate,
  type WishlistProduct,
  wishlistShared,
  wishlistShow,
} from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import {
  EVERYTHING,
  exceededLimit,
  idsOf,
  MAX_GROUPS,
  MAX_LIKES,
  toggle,
  type Wishlist,
  withinLimits,
} from '@shop/contract/wishlist-map'
import { mergeWishlists } from '@shop/contract/wishlist-merge'
import { and, asc, eq } from 'drizzle-orm'
import { createLinkToken } from '../auth/access-token.ts'
import { lockUser } from '../auth/users.ts'
import { loadProductCards } from '../catalogue/cards.ts'
import { loadOptions } from '../catalogue/options.ts'
import type { Database } from '../db/database.ts'
import { products, wishlist_groups, wishlist_items } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { type CallResult, invalid, isCallError, notFound, ok } from '../wire/call-result.ts'
import { type Context, defineCustomerHandler, defineHandler } from '../wire/handler.ts'
import { words } from '../words/index.ts'
import { type Group, loadGroups, storeWishlist, toWishlist, withKnownProducts } from './customer-wishlist.ts'

const displayName = (name: string, lang: Locale): string => (name === EVERYTHING ? words[lang].everythingLiked : name)

type ShownGroup = Pick<Group, 'name' | 'products'> & { share_token?: string | null }

/** Cards in the order of the ids, with the sizes of each product; unknown ids are omitted. */
async function loadWishlistProducts(
  ids: readonly number[],
  lang: Locale,
  context: Context,
): Promise<WishlistProduct[]> {
  const cards = await loadProductCards(ids, lang, context)
  const options = await loadOptions(
    context.db,
    cards.map(({ id }) => id),
  )
  return cards.map(card => ({
    ...card,
    options: (options.get(card.id) ?? []).map(({ id, name, availability }) => ({ id, name, availability })),
  }))
}

/** Groups with their product cards, as far as the limits allow. `EVERYTHING` comes first, whatever its position in the map. */
async function showGroups(groups: readonly ShownGroup[], lang: Locale, context: Context) {
  const sorted = groups.toSorted((a, b) => Number(b.name === EVERYTHING) - Number(a.name === EVERYTHING))
  const shown = withinLimits(Object.fromEntries(sorted.map(group => [group.name, [...new Set(group.products)]])))
  const cards = await loadWishlistProducts([...new Set(Object.values(shown).flat())], lang, context)
  const byId = new Map(cards.map(card => [card.id, card]))
  return sorted.slice(0, MAX_GROUPS).map(({ name, products: _, ...rest }) => ({
    id: name,
    name: displayName(name, lang),
    products: idsOf(shown, name).flatMap(id => byId.get(id) ?? []),
    ...rest,
  }))
}

/** Replaces the wishlist of a customer by the result of `change`. The customer is locked: concurrent changes are serialised. */
const changeWishlist = (
  { db, customer }: Context & { customer: { id: number } },
  change: (tx: Database, present: Wishlist) => Promise<CallResult<Wishlist>>,
): Promise<CallResult<Record<string, number[]>>> =>
  transact<CallResult<Record<string, number[]>>>(
    db,
    async tx => {
      if (!(await lockUser(tx, customer.id))) return notFound()
      const present = await loadGroups(tx, customer.id)
      const changed = await change(tx, toWishlist(present))
      if (!changed.ok) return changed
      await storeWishlist(tx, customer.id, present, changed.data)
      return ok(toWishlist(await loadGroups(tx, customer.id)))
    },
    isCallError,
  )

/** The limit that a change exceeds, or null. A list that is too long already may become shorter. */
function limitIssueOf(present: Wishlist, changed: Wishlist) {
  const length = exceededLimit(changed)
  const isShorter = Object.values(changed).flat().length < Object.values(present).flat().length
  return length === null || isShorter ? null : ({ rule: 'atMost', length } as const)
}

export const wishlist = [
  /** A guest sends the wishlist with the call; it is not stored. A customer who sends none gets the stored one. */
  defineHandler(wishlistShow, async ({ lang, wishlist: map }, context) => {
    const { db, customer } = context
    const groups = map
      ? Object.entries(map).map(([name, ids]) => ({ name, products: ids }))
      : customer
        ? (await loadGroups(db, customer.id)).map(({ id: _, ...group }) => group)
        : []
    return ok({ groups: await showGroups(groups, lang, context) })
  }),

  defineCustomerHandler(profileWishlist, async (_, { db, customer }) =>
    ok(toWishlist(await loadGroups(db, customer.id))),
  ),

  defineCustomerHandler(profileWishlistUpdate, ({ wishlist: map, base }, context) =>
    changeWishlist(context, async (tx, present) => {
      if (!base) return ok(await withKnownProducts(tx, map))
      const merged = await withKnownProducts(tx, mergeWishlists(base, map, present))
      const issue = limitIssueOf(present, merged)
      return issue ? invalid({ wishlist: issue }) : ok(merged)
    }),
  ),

  defineCustomerHandler(profileWishlistToggle, ({ product_id, group_id }, context) =>
    changeWishlist(context, async (tx, present) => {
      const [product] = await tx
        .select({ id: products.id })
        .from(products)
        .where(eq(products.id, product_id))
        .for('key share')
      if (!product) return notFound()
      const changed = toggle(present, product_id, group_id)
      const issue = limitIssueOf(present, changed)
      return issue ? invalid({ group_id: issue }) : ok(changed)
    }),
  ),

  defineCustomerHandler(profileWishlistShare, async ({ group_id, shared }, { db, customer }) =>
    transact<CallResult<{ token: string | null }>>(db, async tx => {
      const [group] = await tx
        .select({ id: wishlist_groups.id, token: wishlist_groups.share_token })
        .from(wishlist_groups)
        .where(and(eq(wishlist_groups.user_id, customer.id), eq(wishlist_groups.name, group_id)))
        .for('no key update')
      if (!group) return notFound()
      const token = shared ? (group.token ?? createLinkToken()) : null
      await tx.update(wishlist_groups).set({ share_token: token }).where(eq(wishlist_groups.id, group.id))
      return ok({ token })
    }),
  ),

  defineHandler(wishlistShared, async ({ lang, token }, context) => {
    const [group] = await context.db
      .select({ id: wishlist_groups.id, name: wishlist_groups.name })
      .from(wishlist_groups)
      .where(eq(wishlist_groups.share_token, token))
    if (!group) return notFound()
    const items = await context.db
      .select({ id: wishlist_items.product_id })
      .from(wishlist_items)
      .where(eq(wishlist_items.group_id, group.id))
      .orderBy(asc(wishlist_items.position))
      .limit(MAX_LIKES)
    const shown = await loadWishlistProducts(
      items.map(({ id }) => id),
      lang,
      context,
    )
    return ok({ name: displayName(group.name, lang), products: shown })
  }),
]

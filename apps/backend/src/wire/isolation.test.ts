import {
  authEmailResend,
  authLogout,
  authUser,
  calls,
  checkoutCancel,
  checkoutDelivery,
  checkoutOrder,
  checkoutPay,
  checkoutSubmit,
  deliveryPoints,
  profileAddress,
  profileAddressCreate,
  profileAddressDestroy,
  profileAddressSetmain,
  profileAddressUpdate,
  profileCounts,
  profileDelete,
  profileEdit,
  profileExport,
  profileExportList,
  profileMessages,
  profileOrders,
  profileReturn,
  profileReturnCreate,
  profileSessions,
  profileSessionsEnd,
  profileSignInMethods,
  profileWishlist,
  profileWishlistShare,
  profileWishlistToggle,
  profileWishlistUpdate,
  returnCreate,
  returnShow,
} from '@shop/contract'
import { EVERYTHING } from '@shop/contract/wishlist-map'
import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  account_tokens,
  addresses,
  order_history,
  order_items,
  orders,
  return_items,
  return_requests,
  sessions,
  users,
  wishlist_groups,
  wishlist_items,
} from '../db/schema/index.ts'
import { handlers } from '../handlers.ts'
import { PASSWORD, registerCustomer } from '../testing/customers.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'
import { contact, fillCart, findGoods, toBranch, withKey } from '../testing/shopper.ts'

const address = {
  name: 'Дім',
  shipping_city: 'Полтава',
  shipping_city_id: 'poltava',
  street: 'вул. Соборності',
  house: '12',
}

/** Creates a customer with one row of every kind. `marks`: texts that must not appear in answers to others. */
async function createFullCustomer(shop: Shop, mark: string) {
  const registered = await registerCustomer(shop, { name: `Богдан ${mark}` })
  const { sent, user, email } = registered
  const storedAddress = await shop.ask(profileAddressCreate, { ...address, street: `вул. ${mark}` }, sent)
  const [goods] = await findGoods(shop, 1)
  if (!goods) throw new Error('nothing to buy')
  const cart_id = await fillCart(shop, [{ goods, count: 2 }])
  const branch = await toBranch(shop)
  const city_ref = branch.delivery.city_ref ?? ''
  const { items: points } = await shop.ask(deliveryPoints, { city_ref, kind: 'branch' })
  const otherPoint = points.find(({ ref }) => ref !== branch.delivery.point_ref)
  const body = { ...branch, contact: { ...contact, name: `Богдан ${mark}`, email }, cart_id }
  const { number, token } = await shop.ask(checkoutSubmit, body, {
    headers: { ...withKey().headers, ...sent.headers },
  })
  const [order] = await shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.number, number)).returning()
  const [line] = await shop.db
    .select()
    .from(order_items)
    .where(eq(order_items.order_id, order?.id ?? 0))
  const [session] = await shop.db.select().from(sessions).where(eq(sessions.user_id, user.id))
  if (!order || !line || !session) throw new Error('The customer has not everything')
  await shop.db.insert(order_history).values({ order_id: order.id, status: 'delivered' })
  const [request] = await shop.db
    .insert(return_requests)
    .values({
      number: `R-${mark}`,
      order_id: order.id,
      user_id: user.id,
      kind: 'return',
      question: 'too_small',
      status: 'new',
      lang: 'uk',
    })
    .returning()
  await shop.db.insert(return_items).values({ request_id: request?.id ?? 0, order_item_id: line.id, count: 1 })
  for (const name of [EVERYTHING, `Група ${mark}`]) {
    const [group] = await shop.db.insert(wishlist_groups).values({ user_id: user.id, name }).returning()
    await shop.db.insert(wishlist_items).values({ group_id: group?.id ?? 0, product_id: goods.product_id, position: 0 })
  }
  return {
    ...registered,
    addressId: storedAddress.id,
    sessionId: session.id,
    number,
    lineId: line.id,
    group: `Група ${mark}`,
    productId: goods.product_id,
    token,
    /** Another branch than that of the order. */
    delivery: { city_ref, point_ref: otherPoint?.ref },
    marks: [mark, email, number, token],
  }
}
type FullCustomer = Awaited<ReturnType<typeof createFullCustomer>>

/** Every row of a customer. */
async function rowsOf({ db }: Shop, { user: { id } }: FullCustomer) {
  const bought = await db.select().from(orders).where(eq(orders.user_id, id)).orderBy(asc(orders.id))
  const requests = await db.select().from(return_requests).where(eq(return_requests.user_id, id))
  const groups = await db
    .select()
    .from(wishlist_groups)
    .where(eq(wishlist_groups.user_id, id))
    .orderBy(asc(wishlist_groups.id))
  const among = (rows: readonly { id: number }[]) => rows.map(row => row.id)
  return {
    user: await db.select().from(users).where(eq(users.id, id)),
    sessions: await db.select().from(sessions).where(eq(sessions.user_id, id)).orderBy(asc(sessions.id)),
    tokens: await db
      .select()
      .from(account_tokens)
      .where(eq(account_tokens.user_id, id))
      .orderBy(asc(account_tokens.id)),
    addresses: await db.select().from(addresses).where(eq(addresses.user_id, id)).orderBy(asc(addresses.id)),
    orders: bought,
    history: await db
      .select()
      .from(order_history)
      .where(inArray(order_history.order_id, among(bought)))
      .orderBy(asc(order_history.id)),
    requests,
    allRequests: await db
      .select()
      .from(return_requests)
      .where(inArray(return_requests.order_id, among(bought)))
      .orderBy(asc(return_requests.id)),
    groups,
    items: await db
      .select()
      .from(wishlist_items)
      .where(inArray(wishlist_items.group_id, among(groups)))
      .orderBy(asc(wishlist_items.group_id), asc(wishlist_items.position)),
  }
}

interface Rule {
  /** Requests with ids of another customer, each answered with 404. `path`: ids in the path. */
  foreign?: (theirs: FullCustomer, mine: FullCustomer) => { path?: Record<string, number>; body: object }[]
  /** A successful request without foreign ids; its answer must not contain data of another customer. */
  own?: (mine: FullCustomer) => object
}

const returning = ({ number, lineId }: Pick<FullCustomer, 'number' | 'lineId'>) => ({
  number,
  kind: 'return',
  items: [{ line_id: lineId, count: 1 }],
  question: 'too_small',
})

/** How each protected call is tested. A new call without a rule fails the test. */
const rules: Readonly<Record<string, Rule>> = {
  [authUser.path]: { own: () => ({}) },
  [authLogout.path]: { own: () => ({}) },
  [authEmailResend.path]: { own: () => ({}) },
  [profileEdit.path]: { own: () => ({ name: 'Олег' }) },
  [profileAddress.path]: { own: () => ({}) },
  [profileAddressCreate.path]: { own: () => address },
  [profileAddressUpdate.path]: { foreign: ({ addressId }) => [{ path: { id: addressId }, body: address }] },
  [profileAddressSetmain.path]: { foreign: ({ addressId }) => [{ body: { id: addressId } }] },
  [profileAddressDestroy.path]: { foreign: ({ addressId }) => [{ body: { id: addressId } }] },
  [profileOrders.path]: { own: () => ({}) },
  [profileReturn.path]: { own: () => ({}) },
  [profileReturnCreate.path]: {
    foreign: (theirs, mine) => [
      { body: returning(theirs) },
      { body: returning({ number: mine.number, lineId: theirs.lineId }) },
    ],
  },
  [profileSessions.path]: { own: () => ({}) },
  [profileSignInMethods.path]: { own: () => ({}) },
  [profileCounts.path]: { own: () => ({}) },
  [profileMessages.path]: { own: () => ({ order_messages: 'both' }) },
  [profileSessionsEnd.path]: {
    foreign: ({ sessionId }) => [{ body: { id: sessionId } }],
    own: () => ({ all: true }),
  },
  [profileExport.path]: { own: () => ({}) },
  [profileExportList.path]: { own: () => ({ list: 'orders' }) },
  [profileDelete.path]: { own: () => ({ current_password: PASSWORD }) },
  [profileWishlist.path]: { own: () => ({}) },
  [profileWishlistUpdate.path]: { own: ({ productId }) => ({ wishlist: { [EVERYTHING]: [productId] } }) },
  [profileWishlistToggle.path]: { own: ({ productId }) => ({ product_id: productId, group_id: EVERYTHING }) },
  [profileWishlistShare.path]: { foreign: ({ group }) => [{ body: { group_id: group, shared: true } }] },
}

const answered = new Set(handlers.map(({ path }) => path))
const isProtected = calls.filter(call => call.protected).map(({ path }) => path)

it('every protected call has a rule', () => {
  expect(isProtected.filter(path => rules[path] === undefined)).toEqual([])
  expect(Object.keys(rules).filter(path => !isProtected.some(known => known === path))).toEqual([])
})

const hasOrderToken = calls.filter(
  ({ body }) => body instanceof z.ZodObject && 'token' in body.shape && 'number' in body.shape,
)

/** What each call that opens an order by its number and token sends besides. A new call without an entry fails the test. */
const orderBodies: Readonly<Record<string, (theirs: FullCustomer) => object>> = {
  [checkoutOrder.path]: () => ({}),
  [checkoutPay.path]: () => ({ payment: { id: 'on_receipt' } }),
  [checkoutCancel.path]: () => ({}),
  [checkoutDelivery.path]: ({ delivery }) => ({ delivery }),
  [returnShow.path]: () => ({}),
  [returnCreate.path]: theirs => returning(theirs),
}

it('every call by the number and the token of an order has a body', () => {
  expect(hasOrderToken.map(({ path }) => path).filter(path => orderBodies[path] === undefined)).toEqual([])
})

describe.each(databases)('data of another customer on %s', kind => {
  let shop: Shop
  let theirs: FullCustomer
  let made = 0
  beforeAll(async () => {
    shop = await openShop(kind)
    theirs = await createFullCustomer(shop, 'mark-of-another')
  })
  afterAll(() => shop.close())

  it.each(isProtected.filter(path => answered.has(path)))('cannot be read or changed by %s', async path => {
    const mine = await createFullCustomer(shop, `mark-${++made}`)
    const { foreign, own } = rules[path] ?? {}
    const before = { theirs: await rowsOf(shop, theirs), mine: await rowsOf(shop, mine) }
    for (const attempt of foreign?.(theirs, mine) ?? []) {
      const at = path.replace(/\{(\w+)\}/g, (_, name: string) => String(attempt.path?.[name]))
      expect([attempt, (await shop.post(at, attempt.body, mine.sent)).status]).toEqual([attempt, 404])
      expect({ theirs: await rowsOf(shop, theirs), mine: await rowsOf(shop, mine) }).toEqual(before)
    }
    if (own) {
      const answer = await shop.post(path, own(mine), mine.sent)
      expect(answer.status).toBe(200)
      for (const mark of theirs.marks) expect(JSON.stringify(answer.body)).not.toContain(mark)
      expect(await rowsOf(shop, theirs)).toEqual(before.theirs)
    }
  })

  it.each(hasOrderToken.map(({ path }) => path).filter(path => answered.has(path)))(
    'cannot be read or changed by %s with the token of another order',
    async path => {
      const mine = await createFullCustomer(shop, `mark-${++made}`)
      const before = await rowsOf(shop, theirs)
      const body = orderBodies[path]?.(theirs) ?? {}
      for (const token of [mine.token, theirs.token.slice(0, -1), 'x']) {
        const answer = await shop.post(path, { ...body, number: theirs.number, token })
        expect([path, answer.status]).toEqual([path, 404])
        for (const mark of theirs.marks) expect(JSON.stringify(answer.body)).not.toContain(mark)
        expect(await rowsOf(shop, theirs)).toEqual(before)
      }
    },
  )

  it('is visible to its owner', async () => {
    const lists = [profileAddress, profileOrders, profileExport].filter(({ path }) => answered.has(path))
    for (const { path } of lists) {
      const answer = await shop.post(path, {}, theirs.sent)
      expect([path, JSON.stringify(answer.body).includes('mark-of-another')]).toEqual([path, true])
    }
  })
})

import {
  profileWishlist,
  profileWishlistShare,
  profileWishlistToggle,
  profileWishlistUpdate,
  wishlistShared,
  wishlistShow,
} from '@shop/contract'
import { EVERYTHING, MAX_GROUPS, MAX_LIKES, toggle, type Wishlist } from '@shop/contract/wishlist-map'
import { asc, eq, gt } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products, wishlist_groups, wishlist_items } from '../db/schema/index.ts'
import { type SignedIn, signIn } from '../testing/customers.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'

describe.each(databases)('the wishlist of a customer on %s', kind => {
  let shop: Shop
  let olena: SignedIn
  beforeAll(async () => {
    shop = await openShop(kind)
    olena = await signIn(shop)
  })
  afterAll(() => shop.close())

  const replace = (customer: SignedIn, wishlist: Record<string, number[]>) =>
    shop.ask(profileWishlistUpdate, { wishlist }, customer.sent)
  const press = (customer: SignedIn, product_id: number, group_id: string = EVERYTHING) =>
    shop.ask(profileWishlistToggle, { product_id, group_id }, customer.sent)
  const listOf = async (customer: SignedIn) => {
    const { groups } = await shop.ask(wishlistShow, {}, customer.sent)
    return groups.map(({ id, products: cards }): [string, number[]] => [id, cards.map(card => card.id)])
  }

  it('is replaced as a whole and keeps the order of groups and products', async () => {
    const stored = await replace(olena, { Літо: [3, 1], [EVERYTHING]: [5, 2, 9, 3, 1], Зима: [9, 2], Порожня: [] })
    expect(Object.entries(stored)).toEqual([
      ['Літо', [3, 1]],
      [EVERYTHING, [5, 2, 9, 3, 1]],
      ['Зима', [9, 2]],
      ['Порожня', []],
    ])
    const next = await replace(olena, { [EVERYTHING]: [9, 5], Зима: [9] })
    expect(Object.entries(next)).toEqual([
      [EVERYTHING, [9, 5]],
      ['Зима', [9]],
    ])
    expect(await listOf(olena)).toEqual([
      [EVERYTHING, [9, 5]],
      ['Зима', [9]],
    ])
  })

  it('merges a change into what another device has stored since: additions of both stay, so do removals', async () => {
    const customer = await signIn(shop)
    const change = (base: Record<string, number[]>, wishlist: Record<string, number[]>) =>
      shop.ask(profileWishlistUpdate, { base, wishlist }, customer.sent)
    const shared = await replace(customer, { [EVERYTHING]: [1, 2, 3], Зима: [1, 2] })
    await change(shared, { [EVERYTHING]: [2, 3], Зима: [2] })
    const both = await change(shared, { [EVERYTHING]: [1, 2, 3], Зима: [1, 2], Літо: [3] })
    expect(both).toEqual({ [EVERYTHING]: [2, 3], Зима: [2], Літо: [3] })
    expect(await shop.ask(profileWishlist, {}, customer.sent)).toEqual(both)
    // The same sent again, as after a lost answer, changes nothing.
    expect(await change(shared, { [EVERYTHING]: [1, 2, 3], Зима: [1, 2], Літо: [3] })).toEqual(both)
  })

  it('has the groups of a guest and of the account after signing in, in one transaction', async () => {
    const customer = await signIn(shop)
    await replace(customer, { [EVERYTHING]: [1, 2], Взуття: [1], Дощ: [2] })
    const guest = { [EVERYTHING]: [3, 4, 5, 1], Зима: [3, 1], Літо: [4], Бригаді: [5] }
    const [merged] = await Promise.all([
      shop.ask(profileWishlistUpdate, { base: {}, wishlist: guest }, customer.sent),
      press(customer, 6),
    ])
    expect(Object.keys(merged)).toEqual([EVERYTHING, 'Взуття', 'Дощ', 'Зима', 'Літо', 'Бригаді'])
    const now = await shop.ask(profileWishlist, {}, customer.sent)
    expect(new Set(now[EVERYTHING])).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    expect(now).toMatchObject({ Взуття: [1], Дощ: [2], Зима: [3, 1], Літо: [4], Бригаді: [5] })
  })

  it('shows the sizes of its products', async () => {
    const customer = await signIn(shop)
    const [sized] = await shop.db.select().from(products).where(gt(products.options_count, 0)).limit(1)
    const [plain] = await shop.db.select().from(products).where(eq(products.options_count, 0)).limit(1)
    const [one, other] = [sized?.id ?? 0, plain?.id ?? 0]
    await replace(customer, { [EVERYTHING]: [one, other] })
    const { groups } = await shop.ask(wishlistShow, {}, customer.sent)
    const cards = groups[0]?.products ?? []
    expect(cards.map(({ options, options_count }) => options.length === options_count)).toEqual([true, true])
    expect(cards[1]?.options).toEqual([])
  })

  it('is stored exactly, whatever the previous wishlist was', async () => {
    const name = fc.constantFrom(EVERYTHING, 'Зима', 'Літо', 'Бригада', '👷', 'toString')
    const group = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 6 })
    const map = fc.dictionary(name, group, { maxKeys: 5 })
    const customer = await signIn(shop)
    await fc.assert(
      fc.asyncProperty(map, async wishlist => {
        const sent = { ...wishlist }
        expect(Object.entries(await replace(customer, sent))).toEqual(Object.entries(sent))
      }),
      { numRuns: 25 },
    )
  })

  it('is toggled by the same rules as a guest’s', async () => {
    const customer = await signIn(shop)
    let expected: Wishlist = {}
    for (const [product, group] of [
      [4, 'Зима'],
      [7, EVERYTHING],
      [2, 'Зима'],
      [4, 'Літо'],
      [7, EVERYTHING],
      [4, EVERYTHING],
    ] as const) {
      expected = toggle(expected, product, group)
      expect(Object.entries(await press(customer, product, group))).toEqual(Object.entries(expected))
    }
  })

  it('omits unknown and duplicate products', async () => {
    const customer = await signIn(shop)
    expect(await replace(customer, { [EVERYTHING]: [999_999, 5, 5] })).toEqual({ [EVERYTHING]: [5] })
    const unknown = { product_id: 999_999, group_id: EVERYTHING }
    expect(refusalOf(await shop.post(profileWishlistToggle.path, unknown, customer.sent)).status).toBe(404)
    expect(await listOf(customer)).toEqual([[EVERYTHING, [5]]])
  })

  it('loses no change when several devices toggle concurrently', async () => {
    const customer = await signIn(shop)
    const ids = Array.from({ length: 20 }, (_, index) => index + 1)
    await Promise.all(ids.map(id => press(customer, id, id % 2 ? 'Зима' : EVERYTHING)))
    const groups = new Map((await listOf(customer)).map(([name, liked]) => [name, liked]))
    expect(new Set(groups.get(EVERYTHING))).toEqual(new Set(ids))
    expect(new Set(groups.get('Зима'))).toEqual(new Set(ids.filter(id => id % 2)))
  })

  it('is accessible to its customer only and requires signing in', async () => {
    const petro = await signIn(shop)
    await replace(petro, { [EVERYTHING]: [1] })
    await replace(olena, { [EVERYTHING]: [2], Зима: [2] })
    expect(await listOf(petro)).toEqual([[EVERYTHING, [1]]])
    const foreign = { group_id: 'Зима', shared: true }
    expect(refusalOf(await shop.post(profileWishlistShare.path, foreign, petro.sent)).status).toBe(404)
    for (const [call, body] of [
      [profileWishlist, {}],
      [profileWishlistUpdate, { wishlist: {} }],
      [profileWishlistToggle, { product_id: 1, group_id: EVERYTHING }],
      [profileWishlistShare, { group_id: EVERYTHING, shared: true }],
    ] as const)
      expect(refusalOf(await shop.post(call.path, body)).status).toBe(401)
    expect(await shop.ask(wishlistShow, {})).toEqual({ groups: [] })
  })

  it('shows the wishlist sent with the call instead of the stored one', async () => {
    const { groups } = await shop.ask(wishlistShow, { wishlist: { Зима: [3] } }, olena.sent)
    expect(groups.map(({ id }) => id)).toEqual(['Зима'])
  })

  describe('with limits', () => {
    const refused = async (customer: SignedIn, path: string, body: object) => {
      const { status, fields } = refusalOf(await shop.post(path, { ...body, lang: 'en' }, customer.sent))
      return { status, fields }
    }

    it('rejects more groups than the limit', async () => {
      const customer = await signIn(shop)
      const names = Array.from({ length: MAX_GROUPS }, (_, index) => `Група ${index}`)
      const full = Object.fromEntries([...names.slice(1), EVERYTHING].map(name => [name, [1]]))
      await replace(customer, full)
      expect(await refused(customer, profileWishlistUpdate.path, { wishlist: { ...full, Зайва: [] } })).toEqual({
        status: 422,
        fields: { wishlist: [`At most ${MAX_GROUPS}`] },
      })
      expect(await refused(customer, profileWishlistToggle.path, { product_id: 2, group_id: 'Зайва' })).toEqual({
        status: 422,
        fields: { group_id: [`At most ${MAX_GROUPS}`] },
      })
      expect(await refused(customer, profileWishlistUpdate.path, { wishlist: { Зайва: [1] }, base: {} })).toEqual({
        status: 422,
        fields: { wishlist: [`At most ${MAX_GROUPS}`] },
      })
      expect(await listOf(customer)).toHaveLength(MAX_GROUPS)
    })

    it('rejects more products than the limit, and lets a longer list become shorter', async () => {
      const customer = await signIn(shop)
      const [pattern] = await shop.db.select().from(products).orderBy(asc(products.id)).limit(1)
      if (!pattern) throw new Error('The demo shop is empty')
      const { id: shownId, ...copied } = pattern
      const inserted = await shop.db
        .insert(products)
        .values(
          Array.from({ length: MAX_LIKES + 1 }, (_, index) => ({
            ...copied,
            slug: `copy-${index}`,
            code: `COPY-${index}`,
          })),
        )
        .returning({ id: products.id })
      const [last = 0, ...ids] = inserted.map(({ id }) => id)
      await replace(customer, { [EVERYTHING]: ids })
      const body = { product_id: last, group_id: EVERYTHING }
      expect(await refused(customer, profileWishlistToggle.path, body)).toEqual({
        status: 422,
        fields: { group_id: [`At most ${MAX_LIKES}`] },
      })
      expect(
        (await refused(customer, profileWishlistUpdate.path, { wishlist: { [EVERYTHING]: [...ids, last] } })).status,
      ).toBe(422)

      // As it may have been stored before there was this limit.
      const [older] = await shop.db.insert(wishlist_groups).values({ user_id: customer.id, name: 'Давня' }).returning()
      if (!older) throw new Error('No group was inserted')
      await shop.db.insert(wishlist_items).values([
        { group_id: older.id, product_id: last, position: 0 },
        { group_id: older.id, product_id: shownId, position: 1 },
      ])
      const { groups } = await shop.ask(wishlistShow, {}, customer.sent)
      expect(groups.map(({ id, products: shown }) => [id, shown.length])).toEqual([
        [EVERYTHING, 0], // copies without texts have no card
        ['Давня', 0],
      ])
      const shorter = await press(customer, ids[1] ?? 0)
      expect(Object.values(shorter).map(liked => liked.length)).toEqual([MAX_LIKES - 1, 2])
    })

    it.each(['', ' ', '\u0085\u200b', 'x'.repeat(61)])('rejects the group name %j', async name => {
      const customer = await signIn(shop)
      expect((await refused(customer, profileWishlistUpdate.path, { wishlist: { [name]: [1] } })).status).toBe(422)
      expect((await refused(customer, profileWishlistToggle.path, { product_id: 1, group_id: name })).status).toBe(422)
    })
  })

  describe('shared', () => {
    const share = async (customer: SignedIn, group_id: string, shared: boolean) =>
      (await shop.ask(profileWishlistShare, { group_id, shared }, customer.sent)).token

    it('is readable by the token of a group until it is revoked, and then gets a different token', async () => {
      const customer = await signIn(shop)
      await replace(customer, { [EVERYTHING]: [5, 2], Зима: [2] })
      const token = await share(customer, EVERYTHING, true)
      if (token === null) throw new Error('The group is not shared')
      expect(token).toMatch(/^[\da-f]{32,}$/) // in the path of a page, which is brought to lower case
      expect(await share(customer, EVERYTHING, true)).toBe(token)
      const shown = await shop.ask(wishlistShared, { token, lang: 'en' })
      expect([shown.name, shown.products.map(({ id }) => id)]).toEqual(['All favourites', [5, 2]])
      const { groups } = await shop.ask(wishlistShow, {}, customer.sent)
      expect(groups.map(group => group.share_token)).toEqual([token, null])

      expect(await share(customer, EVERYTHING, false)).toBeNull()
      expect(refusalOf(await shop.post(wishlistShared.path, { token })).status).toBe(404)
      const next = await share(customer, EVERYTHING, true)
      expect(next).not.toBe(token)
      expect(refusalOf(await shop.post(wishlistShared.path, { token })).status).toBe(404)
    })

    it('stays shared under another name of the group', async () => {
      const customer = await signIn(shop)
      await replace(customer, { [EVERYTHING]: [5, 2], Зима: [2], Літо: [] })
      const token = (await share(customer, 'Зима', true)) ?? ''
      await replace(customer, { [EVERYTHING]: [5, 2], Сніг: [2], Літо: [] })
      expect(await shop.ask(wishlistShared, { token })).toMatchObject({ name: 'Сніг', products: [{ id: 2 }] })
    })

    it('stays shared when products change and stops when the group is deleted', async () => {
      const customer = await signIn(shop)
      await replace(customer, { [EVERYTHING]: [5], Зима: [5] })
      const token = (await share(customer, 'Зима', true)) ?? ''
      await replace(customer, { Літо: [], Зима: [2, 5], [EVERYTHING]: [5, 2] })
      expect((await shop.ask(wishlistShared, { token })).products.map(({ id }) => id)).toEqual([2, 5])
      await replace(customer, { [EVERYTHING]: [5, 2] })
      expect(refusalOf(await shop.post(wishlistShared.path, { token })).status).toBe(404)
      await replace(customer, { [EVERYTHING]: [5], Зима: [5] })
      expect(refusalOf(await shop.post(wishlistShared.path, { token })).status).toBe(404)
    })
  })
})

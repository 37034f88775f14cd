import { wishlistShow } from '@shop/contract'
import { EVERYTHING, MAX_GROUPS, MAX_LIKES } from '@shop/contract/wishlist-map'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'

describe.each(databases)('a guest’s wishlist on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  it('is returned by group, `EVERYTHING` first, in the order of the ids', async () => {
    const { groups } = await shop.ask(wishlistShow, { wishlist: { Зима: [9], [EVERYTHING]: [5, 2, 9], Порожня: [] } })
    expect(groups.map(({ id, name, products }) => [id, name, products.map(product => product.id)])).toEqual([
      [EVERYTHING, EVERYTHING, [5, 2, 9]],
      ['Зима', 'Зима', [9]],
      ['Порожня', 'Порожня', []],
    ])
  })

  it('translates the name of `EVERYTHING` but not its key', async () => {
    const wishlist = { [EVERYTHING]: [5], Зима: [5] }
    const named = async (lang: 'ru' | 'en') => {
      const { groups } = await shop.ask(wishlistShow, { lang, wishlist })
      return groups.map(({ id, name, products }) => [id, name, products[0]?.url.slice(0, 4)])
    }
    expect(await named('ru')).toEqual([
      [EVERYTHING, 'Всё избранное', '/ru/'],
      ['Зима', 'Зима', '/ru/'],
    ])
    expect(await named('en')).toEqual([
      [EVERYTHING, 'All favourites', '/en/'],
      ['Зима', 'Зима', '/en/'],
    ])
  })

  it('omits unknown and duplicate products', async () => {
    const { groups } = await shop.ask(wishlistShow, { wishlist: { [EVERYTHING]: [999_999, 5, 5] } })
    expect(groups.map(({ products }) => products.map(({ id }) => id))).toEqual([[5]])
  })

  it('has no groups for a guest who sends none', async () => {
    expect(await shop.ask(wishlistShow, {})).toEqual({ groups: [] })
  })

  it('is below 2 MB, however many products and groups it has', async () => {
    const { groups: all } = await shop.ask(wishlistShow, {
      wishlist: { [EVERYTHING]: Array.from({ length: MAX_LIKES }, (_, index) => index + 1) },
    })
    const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
    const heaviest = (all[0]?.products ?? [])
      .toSorted((a, b) => bytes(b) - bytes(a))
      .slice(0, Math.ceil(MAX_LIKES / MAX_GROUPS))
      .map(({ id }) => id)
    const names = Array.from({ length: MAX_GROUPS }, (_, index) => `${index}`.padEnd(60, 'ї'))
    const answer = await shop.ask(wishlistShow, {
      wishlist: Object.fromEntries(names.map(name => [name, heaviest.slice(0, Math.floor(MAX_LIKES / MAX_GROUPS))])),
    })
    expect(Math.max(bytes(all), bytes(answer))).toBeLessThan(2_000_000)
  })

  it('rejects an invalid wishlist', async () => {
    const refused = async (wishlist: unknown) => refusalOf(await shop.post('/api/wishlist/show', { wishlist })).status
    expect(await refused({ [EVERYTHING]: ['5'] })).toBe(422)
    expect(await refused({ [EVERYTHING]: Array.from({ length: MAX_LIKES + 1 }, (_, index) => index + 1) })).toBe(422)
    expect(await refused(Object.fromEntries(Array.from({ length: 81 }, (_, index) => [`Група ${index}`, [5]])))).toBe(
      422,
    )
    expect(await refused([5])).toBe(422)
  })
})

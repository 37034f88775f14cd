import { EVERYTHING, toggle, type Wishlist } from '../../wishlist-map.ts'
import { mergeWishlists } from '../../wishlist-merge.ts'
import { casesOf } from '../case.ts'
import { likes } from './prepare.ts'

const UPDATE = '/api/profile/wishlist/update'
const TOGGLE = '/api/profile/wishlist/toggle'
const SHARE = '/api/profile/wishlist/share'

/** A wishlist without read-only types. */
const plain = (wishlist: Wishlist) =>
  Object.fromEntries(Object.entries(wishlist).map(([name, ids]) => [name, [...ids]]))

export const wishlist = casesOf(
  'wishlist',
  [
    'toggles as the shared function does',
    'The toggle is the same function on both sides.',
    async shop => {
      const { token } = await shop.newCustomer()
      const [one = 0, two = 0, three = 0] = (await shop.goods(3)).map(({ product_id }) => product_id)
      let expected: Wishlist = {}
      for (const [product_id, group] of [
        [one, EVERYTHING],
        [two, 'Для Олі'],
        [three, 'Для Олі'],
        [two, 'Для Олі'],
        [one, 'Інша'],
        [one, EVERYTHING],
      ] as const) {
        expected = toggle(expected, product_id, group)
        const answered = await shop.ask(TOGGLE, { product_id, group_id: group }, { token })
        shop.equal(answered, expected, `wishlist after ${product_id} in ${group}`)
      }
      shop.equal(await shop.ask('/api/profile/wishlist', {}, { token }), expected, 'stored wishlist')
    },
  ],
  [
    'replaces the whole map',
    '`/api/profile/wishlist/update`: the whole map replaced.',
    async shop => {
      const { customer, product_id } = await likes(shop)
      const other = (await shop.oneOf(1)).product_id
      const next = { [EVERYTHING]: [other, product_id], Подарунки: [other] }
      shop.equal(await shop.ask(UPDATE, { wishlist: next }, customer), next, 'wishlist')
      shop.equal(await shop.ask('/api/profile/wishlist', {}, customer), next, 'stored wishlist')
      shop.equal(await shop.ask(UPDATE, { wishlist: {} }, customer), {}, 'empty wishlist')
    },
  ],
  [
    'merges what has changed since a base',
    'With `base` the sent wishlist is merged into the stored one.',
    async shop => {
      const { customer, product_id } = await likes(shop)
      const [, two, three] = (await shop.goods(3)).map(goods => goods.product_id)
      const base = { [EVERYTHING]: [product_id] }
      const theirs = { [EVERYTHING]: [product_id, two ?? 0] }
      const mine = { [EVERYTHING]: [product_id, three ?? 0] }
      await shop.ask(UPDATE, { wishlist: theirs }, customer)
      const merged = await shop.ask(UPDATE, { wishlist: mine, base }, customer)
      shop.equal(merged, plain(mergeWishlists(base, mine, theirs)), 'merged wishlist')
    },
  ],
  [
    'names the group of everything in the language of the call',
    "`groups[].id` is the key ('Все обране' in every language), `groups[].name` what is shown.",
    async shop => {
      const { customer } = await likes(shop)
      const names = new Set<string>()
      for (const lang of ['uk', 'ru', 'en'] as const) {
        const { groups } = await shop.ask('/api/wishlist/show', { lang }, customer)
        shop.equal(
          groups.map(({ id }) => id),
          [EVERYTHING],
          'ids of the groups',
        )
        names.add(groups[0]?.name ?? '')
      }
      shop.equal(names.size, 3, 'number of different names in the three languages')
    },
  ],
  [
    'shares a group until it is no longer shared',
    '`/api/profile/wishlist/share` · `/api/wishlist/shared`: { token: string | null } · { name, products }.',
    async shop => {
      const { customer } = await likes(shop)
      const { token } = await shop.ask(SHARE, { group_id: EVERYTHING, shared: true }, customer)
      if (token === null) return shop.broken('a token', token)
      await shop.ask('/api/wishlist/shared', { token })
      const stopped = await shop.ask(SHARE, { group_id: EVERYTHING, shared: false }, customer)
      shop.equal(stopped.token, null, 'token of a group that is not shared')
      await shop.refused('not_found', '/api/wishlist/shared', { token })
      await shop.refused('not_found', SHARE, { group_id: 'Немає такої', shared: true }, customer)
    },
  ],
  [
    'refuses names of groups that reach a prototype',
    'A key such as `__proto__`: 400.',
    async shop => {
      const { customer, product_id } = await likes(shop)
      await shop.invalid('group_id', TOGGLE, { product_id, group_id: 'constructor' }, customer)
      await shop.refused('malformed', UPDATE, `{"wishlist":{"__proto__":[${product_id}]}}`, customer)
    },
  ],
)

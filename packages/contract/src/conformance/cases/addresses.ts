import type { DataOf } from '../../client.ts'
import { casesOf } from '../case.ts'
import type { Shop } from '../shop.ts'
import { address } from './prepare.ts'

const LIST = '/api/profile/address'

const mainOf = (list: DataOf<typeof LIST>) => list.filter(({ main }) => main === 1).map(({ id }) => id)

/** A new customer with some addresses. */
async function withAddresses(shop: Shop, count: number) {
  const { token } = await shop.newCustomer()
  const ids: number[] = []
  for (let at = 0; at < count; at++)
    ids.push((await shop.ask('/api/profile/address/create', { ...address, house: String(at + 1) }, { token })).id)
  return { token, ids }
}

export const addresses = casesOf(
  'addresses',
  [
    'has one main address while there is any',
    'Exactly one is main while any exists.',
    async shop => {
      const { token, ids } = await withAddresses(shop, 3)
      const [first = 0, second = 0] = ids
      shop.equal(mainOf(await shop.ask(LIST, {}, { token })), [first], 'main addresses')
      shop.equal(
        mainOf(await shop.ask('/api/profile/address/setmain', { id: second }, { token })),
        [second],
        'main addresses',
      )
      shop.equal(mainOf(await shop.ask(LIST, {}, { token })), [second], 'main addresses of the list')
    },
  ],
  [
    'makes the oldest one left main',
    'Destroying the main one makes the oldest left main.',
    async shop => {
      const { token, ids } = await withAddresses(shop, 3)
      const [first = 0, second = 0, third = 0] = ids
      await shop.ask('/api/profile/address/setmain', { id: second }, { token })
      const left = await shop.ask('/api/profile/address/destroy', { id: second }, { token })
      shop.equal(
        [left.map(({ id }) => id).toSorted((a, b) => a - b), mainOf(left)],
        [[first, third], [first]],
        'addresses and main ones',
      )
      await shop.refused('not_found', '/api/profile/address/destroy', { id: second }, { token })
    },
  ],
  [
    'keeps one main address when it is changed at once',
    'Exactly one is main while any exists.',
    async shop => {
      const { token, ids } = await withAddresses(shop, 4)
      await Promise.all(ids.map(id => shop.ask('/api/profile/address/setmain', { id }, { token })))
      shop.equal(mainOf(await shop.ask(LIST, {}, { token })).length, 1, 'number of main addresses')
    },
  ],
  [
    'asks for name, city, street and house',
    'Required: name, shipping_city, shipping_city_id, street, house.',
    async shop => {
      const { token } = await shop.newCustomer()
      const { fields = {} } = await shop.refused('invalid', '/api/profile/address/create', {}, { token })
      const required = ['house', 'name', 'shipping_city', 'shipping_city_id', 'street']
      shop.equal(Object.keys(fields).toSorted(), required, 'fields')
      await shop.invalid('main', '/api/profile/address/create', { ...address, main: 1 }, { token })
    },
  ],
  [
    'changes an address in its place',
    '`/api/profile/address/{id}`: address fields → Address.',
    async shop => {
      const { token, ids } = await withAddresses(shop, 2)
      const [id = 0] = ids
      const body = { ...address, apartment: '7', postal_index: '36000' }
      const changed = await shop.ask('/api/profile/address/{id}', body, { token, params: { id } })
      shop.equal([changed.id, changed.main, changed.apartment], [id, 1, '7'], 'id, main and apartment')
      const list = await shop.ask(LIST, {}, { token })
      shop.equal(
        list.find(other => other.id === id),
        changed,
        'the address in the list',
      )
      await shop.refused('not_found', '/api/profile/address/{id}', body, { token, params: { id: 2_147_483_647 } })
      await shop.refused('not_found', '/api/profile/address/{id}', body, { token, params: { id: 'x' } })
    },
  ],
)

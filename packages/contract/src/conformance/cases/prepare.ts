// What cases of several areas begin with.
import { EVERYTHING } from '../../wishlist-map.ts'
import { skip } from '../outcome.ts'
import type { Shop } from '../shop.ts'

/** Fields of an address of the address book. */
export const address = {
  name: 'Дім',
  shipping_city: 'Полтава',
  shipping_city_id: 'poltava',
  street: 'вул. Соборності',
  house: '12',
}

/** A city of the directory. */
export async function cityOf(shop: Shop) {
  const [city] = await shop.ask('/api/delivery/cities', {})
  return city ?? skip('there are no favourite cities (settings `checkout.cities`)')
}

/** An order that the goods may be returned of. */
export async function returnable(shop: Shop, token?: string) {
  const order = await shop.order(await shop.oneOf(1), { count: 2, ...(token === undefined ? {} : { token }) })
  await shop.delivered(order)
  const { orders, questions } = await shop.ask('/api/return/show', { number: order.number, token: order.token })
  const [found] = orders
  const [item] = found?.items ?? []
  const [question] = questions
  if (!item || !question)
    return shop.broken('an order with goods and questions to return it with', { orders, questions })
  return { order, item, question: question.id }
}

/** A new customer who likes one product. */
export async function likes(shop: Shop) {
  const { token } = await shop.newCustomer()
  const { product_id } = await shop.oneOf(0)
  await shop.ask('/api/profile/wishlist/toggle', { product_id, group_id: EVERYTHING }, { token })
  return { customer: { token }, product_id }
}

/** A product with two options in stock: one as goods, the id of the other. */
export async function twoOptions(shop: Shop) {
  for (const goods of await shop.goods(6)) {
    const { options } = await shop.pieceOf(goods)
    const other = options.find(({ id, availability }) => id !== goods.option_id && availability === 'in_stock')
    if (other && goods.option_id !== undefined) return { goods, other: other.id }
  }
  return skip('needs a product with two options in stock')
}

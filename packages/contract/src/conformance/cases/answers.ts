import type { CallPath } from '../../calls.ts'
import { menuIds } from '../../constants.ts'
import { EVERYTHING } from '../../wishlist-map.ts'
import { skip } from '../outcome.ts'
import { PASSWORD, person, randomEmail, randomKey, randomPhone, type Shop } from '../shop.ts'
import { address, cityOf, likes, returnable, twoOptions } from './prepare.ts'

const isOnline = (id: string) => id !== 'on_receipt' && id !== 'iban'

/** A line of a new cart. */
async function line(shop: Shop) {
  const { cart_id, cart } = await shop.cartWith([{ goods: await shop.oneOf(0), count: 1 }])
  const [added] = cart.items
  return { cart_id, id: added?.id ?? shop.broken('a line', cart) }
}

/** A photo: one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** How each call is answered with success. A call without an entry does not compile. */
export const answers: { readonly [Path in CallPath]: (shop: Shop) => Promise<void> } = {
  async '/api/shop/capabilities'(shop) {
    await shop.ask('/api/shop/capabilities', {})
  },
  async '/api/settings/all'(shop) {
    await shop.ask('/api/settings/all', { lang: 'en' })
  },
  async '/api/menu/get-by-ids'(shop) {
    const ids = [menuIds.header, menuIds.footer, menuIds.catalogue]
    const { items } = await shop.ask('/api/menu/get-by-ids', { ids: [...ids, 2_000_000_000] })
    shop.equal(Object.keys(items), ids.map(String), 'menus of the known ids')
  },
  async '/api/page/home'(shop) {
    await shop.ask('/api/page/home', { lang: 'ru' })
  },
  async '/api/page/show'(shop) {
    const page = await shop.ask('/api/page/show', { page: 'catalogue' })
    shop.expect(page.kind === 'collection', 'the collection of all products', page.kind)
  },
  async '/api/page/moved'(shop) {
    const { state } = await shop.ask('/api/page/moved', { path: '/never-a-page-of-this-shop' })
    shop.equal(state, 'unknown', 'state of an address that was never one of the shop')
  },
  async '/api/category/hits'(shop) {
    await shop.ask('/api/category/hits', {})
  },
  async '/api/product/show'(shop) {
    const goods = await shop.oneOf(0)
    const { product } = await shop.ask('/api/product/show', await shop.addressOf(goods))
    shop.equal(product.id, goods.product_id, 'id of the product at the path of its card')
  },
  async '/api/product/cards'(shop) {
    await shop.ask('/api/product/cards', { ids: [(await shop.oneOf(0)).product_id] })
  },
  async '/api/product/previews'(shop) {
    const { product_id } = await shop.oneOf(0)
    const [card] = await shop.ask('/api/product/cards', { ids: [product_id] })
    const [preview] = await shop.ask('/api/product/previews', { ids: [product_id] })
    shop.equal(
      preview?.variants.map(({ url }) => url),
      card?.variants.map(({ url }) => url),
      'URLs of the colours, as the card has them',
    )
  },
  async '/api/product/options'(shop) {
    await shop.ask('/api/product/options', { ids: [(await shop.oneOf(0)).product_id] })
  },
  async '/api/product/pieces'(shop) {
    await shop.ask('/api/product/pieces', { ids: [(await shop.oneOf(0)).product_id] })
  },
  async '/api/product/compare'(shop) {
    const ids = (await shop.goods(2)).map(({ product_id }) => product_id)
    const compared = await shop.ask('/api/product/compare', { ids })
    shop.equal(
      compared.map(({ product }) => product.id),
      ids,
      'ids of the products',
    )
  },
  async '/api/product/substitutes'(shop) {
    const { product_id } = await shop.oneOf(0)
    const found = await shop.ask('/api/product/substitutes', { product_id })
    shop.expect(
      found.every(({ id, availability }) => id !== product_id && availability !== 'out_of_stock'),
      'other products, in stock',
      found.map(({ id }) => id),
    )
  },
  async '/api/product/notify'(shop) {
    const goods = await shop.stocked(0)
    await shop.ask('/api/product/notify', { ...goods, email: randomEmail() })
  },
  async '/api/search'(shop) {
    const { product } = await shop.pieceOf(await shop.oneOf(0))
    const found = await shop.ask('/api/search', { query: product.code })
    shop.expect(found.products.total > 0, `a product for its code ${product.code}`, found.products.total)
  },
  async '/api/search/suggest'(shop) {
    const { product } = await shop.pieceOf(await shop.oneOf(0))
    await shop.ask('/api/search/suggest', { query: product.name.slice(0, 4) })
  },
  async '/api/reviews/list'(shop) {
    await shop.ask('/api/reviews/list', { product_id: (await shop.oneOf(0)).product_id })
  },
  async '/api/reviews/add'(shop) {
    const { product_id } = await shop.oneOf(0)
    await shop.ask(
      '/api/reviews/add',
      { product_id, grade: 5, name: 'Олена', text: 'Міцна тканина.' },
      { key: randomKey() },
    )
  },
  async '/api/questions/list'(shop) {
    await shop.ask('/api/questions/list', { product_id: (await shop.oneOf(0)).product_id })
  },
  async '/api/questions/add'(shop) {
    const { product_id } = await shop.oneOf(0)
    await shop.ask(
      '/api/questions/add',
      { product_id, name: 'Олена', text: 'Чи є світловідбивні смуги?' },
      { key: randomKey() },
    )
  },
  async '/api/news/list'(shop) {
    await shop.ask('/api/news/list', {})
  },
  async '/api/news/show'(shop) {
    const { items } = await shop.ask('/api/news/list', {})
    const [card] = items
    if (!card) return skip('there are no news')
    const article = await shop.ask('/api/news/show', { article: card.slug })
    shop.equal(article.slug, card.slug, 'slug of the article')
  },
  async '/api/news/subscribe'(shop) {
    await shop.ask('/api/news/subscribe', { email: randomEmail() })
  },
  async '/api/news/confirm'(shop) {
    const email = randomEmail()
    await shop.ask('/api/news/subscribe', { email })
    await shop.ask('/api/news/confirm', { token: await shop.mailedToken('newsletter_confirm', email) })
  },
  async '/api/news/unsubscribe'(shop) {
    const email = randomEmail()
    await shop.ask('/api/news/subscribe', { email })
    await shop.ask('/api/news/unsubscribe', { token: await shop.mailedToken('newsletter_unsubscribe', email) })
  },
  async '/api/contact/send'(shop) {
    await shop.ask('/api/contact/send', { name: 'Олена', phone: randomPhone(), message: 'Чи є опт?' })
  },
  async '/api/cart/count'(shop) {
    shop.equal(await shop.ask('/api/cart/count', {}), { count: 0, total_price: 0 }, 'no cart')
  },
  async '/api/cart/add'(shop) {
    const goods = await shop.oneOf(0)
    const added = await shop.ask('/api/cart/add', { ...goods, count: 2 })
    shop.equal(
      added.cart.items.map(({ id, product_id, count }) => [id, product_id, count]),
      [[added.line_id, goods.product_id, 2]],
      'lines of the cart as id, product and count',
    )
  },
  async '/api/cart/update'(shop) {
    const { cart } = await shop.ask('/api/cart/update', { ...(await line(shop)), count: 3 })
    shop.equal(cart.count, 3, 'pieces')
  },
  async '/api/cart/option'(shop) {
    const { goods, other } = await twoOptions(shop)
    const { cart_id, line_id } = await shop.ask('/api/cart/add', goods)
    const { cart } = await shop.ask('/api/cart/option', { cart_id, id: line_id, option_id: other })
    shop.equal(
      cart.items.map(({ id, option_id }) => [id, option_id]),
      [[line_id, other]],
      'lines as id and option',
    )
  },
  async '/api/cart/delete'(shop) {
    const { cart } = await shop.ask('/api/cart/delete', await line(shop))
    shop.equal([cart.items, cart.count, cart.total_price], [[], 0, 0], 'lines, pieces and total')
  },
  async '/api/cart/restore'(shop) {
    const removed = await line(shop)
    await shop.ask('/api/cart/delete', removed)
    const { cart } = await shop.ask('/api/cart/restore', removed)
    shop.equal(
      cart.items.map(({ id }) => id),
      [removed.id],
      'lines',
    )
  },
  async '/api/cart/clear'(shop) {
    const { cart_id } = await line(shop)
    const { cart } = await shop.ask('/api/cart/clear', { cart_id })
    shop.equal(cart.items, [], 'lines')
  },
  async '/api/cart/show'(shop) {
    const { cart_id, id } = await line(shop)
    const shown = await shop.ask('/api/cart/show', { cart_id })
    shop.equal([shown.cart_id, shown.cart.items.map(item => item.id)], [cart_id, [id]], 'cart and its lines')
  },
  async '/api/delivery/cities'(shop) {
    const favourite = await cityOf(shop)
    const found = await shop.ask('/api/delivery/cities', { query: favourite.cityName.slice(0, 4) })
    shop.expect(
      found.some(({ ref }) => ref === favourite.ref),
      `${favourite.cityName} by the beginning of its name`,
      found.map(({ cityName }) => cityName),
    )
  },
  async '/api/delivery/points'(shop) {
    await shop.ask('/api/delivery/points', { city_ref: (await cityOf(shop)).ref, kind: 'branch' })
  },
  async '/api/delivery/streets'(shop) {
    await shop.ask('/api/delivery/streets', { city_ref: (await cityOf(shop)).ref, query: 'Соб' })
  },
  async '/api/delivery/estimate'(shop) {
    const { product_id } = await shop.oneOf(0)
    await shop.ask('/api/delivery/estimate', { product_id, city_ref: (await cityOf(shop)).ref })
  },
  async '/api/delivery/arrival'(shop) {
    const { product_id } = await shop.oneOf(0)
    await shop.ask('/api/delivery/arrival', { ids: [product_id], city_ref: (await cityOf(shop)).ref })
  },
  async '/api/checkout/options'(shop) {
    const { cart_id } = await line(shop)
    const { deliveries, payments } = await shop.ask('/api/checkout/options', { cart_id })
    const known = new Set(payments.map(({ id }) => id))
    for (const delivery of deliveries)
      shop.expect(
        delivery.payments.every(id => known.has(id)),
        `payments of ${delivery.id} among ${[...known]}`,
        delivery,
      )
  },
  async '/api/checkout/submit'(shop) {
    await shop.sharedOrder('guest')
  },
  async '/api/checkout/order'(shop) {
    const { number, token } = await shop.sharedOrder('guest')
    const order = await shop.ask('/api/checkout/order', { number, token })
    shop.equal(order.number, number, 'number')
  },
  async '/api/checkout/order/code'(shop) {
    const { number, body } = await shop.sharedOrder('guest')
    await shop.ask('/api/checkout/order/code', { number, phone: body.contact.phone })
  },
  async '/api/checkout/order/find'(shop) {
    const { number, token, body } = await shop.order(await shop.oneOf(0))
    const { phone, email } = body.contact
    await shop.ask('/api/checkout/order/code', { number, phone })
    const code = await shop.mailedToken('order_code', email)
    shop.equal((await shop.ask('/api/checkout/order/find', { number, phone, code })).token, token, 'token')
  },
  async '/api/checkout/pay'(shop) {
    const { cart_id, cart } = await shop.cartWith([{ goods: await shop.oneOf(1) }])
    const body = await shop.orderBody(cart_id, cart.version)
    const { city_ref } = body.delivery
    const { deliveries } = await shop.ask('/api/checkout/options', { cart_id, ...(city_ref ? { city_ref } : {}) })
    const id = deliveries.find(delivery => delivery.id === body.delivery.id)?.payments.find(isOnline)
    if (id === undefined) return skip('nothing can be paid online')
    const { number, token } = await shop.ask('/api/checkout/submit', { ...body, payment: { id } }, { key: randomKey() })
    const paid = await shop.ask('/api/checkout/pay', { number, token, payment: { id } })
    shop.equal([paid.number, paid.token], [number, token], 'number and token')
  },
  async '/api/checkout/cancel'(shop) {
    const { number, token } = await shop.order(await shop.oneOf(1))
    const { status } = await shop.ask('/api/checkout/cancel', { number, token })
    shop.equal(status, 'cancelled', 'status')
  },
  async '/api/checkout/delivery'(shop) {
    const { number, token, body } = await shop.order(await shop.oneOf(1))
    const { city_ref, point_ref } = body.delivery
    if (city_ref === undefined || point_ref === undefined) return skip('orders are delivered to no branch or locker')
    const order = await shop.ask('/api/checkout/delivery', { number, token, delivery: { city_ref, point_ref } })
    shop.equal(order.delivery.point_ref, point_ref, 'point of the order')
  },
  async '/api/auth/register'(shop) {
    const email = randomEmail()
    const passwords = { password: PASSWORD, password_confirmation: PASSWORD }
    const { user } = await shop.ask('/api/auth/register', { ...person, email, ...passwords })
    shop.equal([user.name, user.last_name, user.email], [person.name, person.last_name, email], 'the user')
  },
  async '/api/auth/login'(shop) {
    const { email, password } = await shop.customer()
    const { user } = await shop.ask('/api/auth/login', { email, password })
    shop.equal(user.email, email, 'e-mail of the user')
  },
  async '/api/auth/logout'(shop) {
    const { email, password } = await shop.customer()
    const { access_token: token } = await shop.ask('/api/auth/login', { email, password })
    await shop.ask('/api/auth/logout', {}, { token })
  },
  async '/api/auth/user'(shop) {
    const { email, token } = await shop.customer()
    shop.equal((await shop.ask('/api/auth/user', {}, { token })).email, email, 'e-mail of the user')
  },
  async '/api/auth/password/forgot'(shop) {
    await shop.ask('/api/auth/password/forgot', { email: randomEmail() })
  },
  async '/api/auth/password/reset'(shop) {
    const { email } = await shop.newCustomer()
    await shop.ask('/api/auth/password/forgot', { email })
    const token = await shop.mailedToken('password_reset', email)
    await shop.ask('/api/auth/password/reset', { token, password: 'Another-73', password_confirmation: 'Another-73' })
  },
  async '/api/auth/email/confirm'(shop) {
    const { email, token: session } = await shop.newCustomer()
    await shop.ask('/api/auth/email/resend', {}, { token: session })
    await shop.ask('/api/auth/email/confirm', { token: await shop.mailedToken('email_confirm', email) })
    const { email_confirmed } = await shop.ask('/api/auth/user', {}, { token: session })
    shop.equal(email_confirmed, true, 'email_confirmed')
  },
  async '/api/auth/email/resend'(shop) {
    await shop.ask('/api/auth/email/resend', {}, { token: (await shop.newCustomer()).token })
  },
  async '/api/auth/google'(shop) {
    const { google_sign_in } = await shop.ask('/api/settings/all', {})
    if (!google_sign_in) return skip('customers cannot sign in with Google')
    await shop.ask('/api/auth/google', { next: '/account' })
  },
  async '/api/auth/google/callback'() {
    skip('needs the consent page of Google')
  },
  async '/api/auth/link'(shop) {
    await shop.ask('/api/auth/link', { email: randomEmail() })
  },
  async '/api/auth/token'(shop) {
    const { email } = await shop.newCustomer()
    await shop.ask('/api/auth/link', { email })
    const { user } = await shop.ask('/api/auth/token', { token: await shop.mailedToken('sign_in', email) })
    shop.equal(user.email, email, 'e-mail of the user')
  },
  async '/api/profile/edit'(shop) {
    const { token } = await shop.newCustomer()
    const { name } = await shop.ask('/api/profile/edit', { name: 'Ольга' }, { token })
    shop.equal(name, 'Ольга', 'name')
  },
  async '/api/profile/address'(shop) {
    await shop.ask('/api/profile/address', {}, { token: (await shop.customer()).token })
  },
  async '/api/profile/address/create'(shop) {
    const { token } = await shop.newCustomer()
    const created = await shop.ask('/api/profile/address/create', { ...address, phone: '067 123 45 67' }, { token })
    shop.equal([created.street, created.phone], [address.street, '+380 67 123 45 67'], 'street and phone')
  },
  async '/api/profile/address/setmain'(shop) {
    const { token } = await shop.newCustomer()
    const { id } = await shop.ask('/api/profile/address/create', address, { token })
    await shop.ask('/api/profile/address/setmain', { id }, { token })
  },
  async '/api/profile/address/destroy'(shop) {
    const { token } = await shop.newCustomer()
    const { id } = await shop.ask('/api/profile/address/create', address, { token })
    shop.equal(await shop.ask('/api/profile/address/destroy', { id }, { token }), [], 'addresses')
  },
  async '/api/profile/address/{id}'(shop) {
    const { token } = await shop.newCustomer()
    const { id } = await shop.ask('/api/profile/address/create', address, { token })
    const changed = await shop.ask('/api/profile/address/{id}', { ...address, house: '14' }, { token, params: { id } })
    shop.equal([changed.id, changed.house], [id, '14'], 'id and house')
  },
  async '/api/profile/orders'(shop) {
    const { number } = await shop.sharedOrder('first')
    const { items } = await shop.ask('/api/profile/orders', { number }, { token: (await shop.customer()).token })
    shop.equal(
      items.map(order => order.number),
      [number],
      'numbers',
    )
  },
  async '/api/profile/return'(shop) {
    await shop.ask('/api/profile/return', {}, { token: (await shop.customer()).token })
  },
  async '/api/profile/return/create'(shop) {
    const { token } = await shop.customer()
    const { order, item, question } = await returnable(shop, token)
    const items = [{ line_id: item.line_id, count: 1 }]
    const body = { number: order.number, kind: 'return' as const, items, question }
    const request = await shop.ask('/api/profile/return/create', body, { token, key: randomKey() })
    shop.equal([request.order_number, request.status], [order.number, 'new'], 'order and status of the request')
  },
  async '/api/return/show'(shop) {
    const { number, token } = await shop.sharedOrder('guest')
    await shop.ask('/api/return/show', { number, token })
  },
  async '/api/return/create'(shop) {
    const { order, item, question } = await returnable(shop)
    const items = [{ line_id: item.line_id, count: 1 }]
    const body = { number: order.number, token: order.token, kind: 'return' as const, items, question }
    const request = await shop.ask('/api/return/create', body, { key: randomKey() })
    shop.equal(request.order_number, order.number, 'order of the request')
  },
  async '/api/return/photo/show'(shop) {
    const { order, item, question } = await returnable(shop)
    const photo = await shop.uploadPhoto(PNG, order)
    const items = [{ line_id: item.line_id, count: 1 }]
    const body = { number: order.number, token: order.token, kind: 'return' as const, items, question, photos: [photo] }
    const request = await shop.ask('/api/return/create', body, { key: randomKey() })
    const [kept] = request.photos
    await shop.ask('/api/return/photo/show', { id: kept?.id ?? 0, token: order.token })
  },
  async '/api/profile/sessions'(shop) {
    const sessions = await shop.ask('/api/profile/sessions', {}, { token: (await shop.customer()).token })
    shop.equal(sessions.filter(({ current }) => current).length, 1, 'number of current sessions')
  },
  async '/api/profile/sessions/end'(shop) {
    const { token } = await shop.newCustomer()
    await shop.ask('/api/profile/sessions/end', { all: true }, { token })
  },
  async '/api/profile/export'(shop) {
    const { email, token } = await shop.customer()
    const exported = await shop.ask('/api/profile/export', {}, { token })
    shop.expect(JSON.stringify(exported).includes(email), 'the e-mail of the customer', exported)
  },
  async '/api/profile/export/list'(shop) {
    const { token } = await shop.newCustomer()
    const orders = await shop.ask('/api/profile/export/list', { list: 'orders' }, { token })
    shop.equal(orders, { items: [], next: null }, 'the exported orders of a new customer')
  },
  async '/api/profile/counts'(shop) {
    const counts = await shop.ask('/api/profile/counts', {}, { token: (await shop.newCustomer()).token })
    shop.equal(counts, { addresses: 0, wishlist: 0, orders: 0 }, 'the counts of a new customer')
  },
  async '/api/profile/sign-in-methods'(shop) {
    const methods = await shop.ask('/api/profile/sign-in-methods', {}, { token: (await shop.customer()).token })
    shop.equal(methods.password, true, 'a customer with a password')
  },
  async '/api/profile/messages'(shop) {
    const { token } = await shop.newCustomer()
    const { order_messages } = await shop.ask('/api/profile/messages', {}, { token })
    if (order_messages === undefined) return
    shop.equal(order_messages, 'mail', 'how a new customer hears of orders')
    const changed = await shop.ask('/api/profile/messages', { order_messages: 'both' }, { token })
    shop.equal(changed.order_messages, 'both', 'the changed choice')
    const kept = await shop.ask('/api/profile/messages', {}, { token })
    shop.equal(kept.order_messages, 'both', 'the kept choice')
  },
  async '/api/profile/delete'(shop) {
    const { password, token } = await shop.newCustomer()
    await shop.ask('/api/profile/delete', { current_password: password }, { token })
  },
  async '/api/wishlist/show'(shop) {
    const { product_id } = await shop.oneOf(0)
    const { groups } = await shop.ask('/api/wishlist/show', { wishlist: { [EVERYTHING]: [product_id] }, lang: 'en' })
    shop.equal(
      groups.map(({ id, products }) => [id, products.map(product => product.id)]),
      [[EVERYTHING, [product_id]]],
      'groups with their products',
    )
  },
  async '/api/wishlist/shared'(shop) {
    const { customer, product_id } = await likes(shop)
    const { token } = await shop.ask('/api/profile/wishlist/share', { group_id: EVERYTHING, shared: true }, customer)
    if (token === null) return shop.broken('a token of the shared group', token)
    const { products } = await shop.ask('/api/wishlist/shared', { token })
    shop.equal(
      products.map(({ id }) => id),
      [product_id],
      'products of the shared group',
    )
  },
  async '/api/profile/wishlist'(shop) {
    await shop.ask('/api/profile/wishlist', {}, { token: (await shop.customer()).token })
  },
  async '/api/profile/wishlist/update'(shop) {
    const { token } = await shop.newCustomer()
    const wishlist = { [EVERYTHING]: [(await shop.oneOf(0)).product_id] }
    shop.equal(await shop.ask('/api/profile/wishlist/update', { wishlist }, { token }), wishlist, 'wishlist')
  },
  async '/api/profile/wishlist/toggle'(shop) {
    const { customer, product_id } = await likes(shop)
    shop.equal(await shop.ask('/api/profile/wishlist', {}, customer), { [EVERYTHING]: [product_id] }, 'wishlist')
  },
  async '/api/profile/wishlist/share'(shop) {
    const { customer } = await likes(shop)
    const { token } = await shop.ask('/api/profile/wishlist/share', { group_id: EVERYTHING, shared: false }, customer)
    shop.equal(token, null, 'token of a group that is not shared')
  },
}

// The shop's own server, in memory. It makes one order per idempotency key, opens a session of the provider for it, and tells what
// became of the payment. The cart is kept until the order is paid.
import { createSession, readSession } from './payment-provider.js'

const jacket = { id: 'jacket-52', product_id: 'jacket-52', name: 'Work jacket', price: 249, count: 1 }

/** Carts by the cookie of the session, and orders by number. */
const carts = new Map()
const orders = new Map()

async function bodyOf(request) {
  let text = ''
  for await (const part of request) text += part
  return text === '' ? {} : JSON.parse(text)
}

/** The return address and the cancel address: the page of the checkout, with what names the order. */
function addressOf(request, { number, token }) {
  const address = new URL('/', `http://${request.headers.host}`)
  address.search = new URLSearchParams({ order: number, token }).toString()
  return address.href
}

function openPayment(request, order) {
  const address = addressOf(request, order)
  const { id, url } = createSession({ amount: order.total, successUrl: address, cancelUrl: address })
  Object.assign(order, { session: id, payment: { kind: 'redirect', url } })
}

function makeOrder(request, { email }, cart, key) {
  const made = [...orders.values()].find(order => order.key === key)
  if (made) return made
  const total = cart.items.reduce((sum, { price, count }) => sum + price * count, 0)
  const order = { key, cart, email, total, number: `US-${orders.size + 1}`, token: crypto.randomUUID() }
  openPayment(request, order)
  orders.set(order.number, order)
  return order
}

/** The provider's words for the outcome, in those of the checkout. */
const outcomes = { paid: 'paid', declined: 'declined', processing: 'unknown', unpaid: 'cancelled' }

/** What became of a payment. A session that is closed without a payment is replaced by a new one. */
function paymentOf(request, order) {
  const { open, payment } = readSession(order.session)
  if (payment === 'paid') order.cart.items = []
  else if (!open && payment !== 'processing') openPayment(request, order)
  return { outcome: outcomes[payment], payment: order.payment }
}

async function answer(request, response, next) {
  const { pathname, searchParams } = new URL(request.url, 'http://shop')
  const [, root, path, number] = pathname.split('/')
  if (root !== 'shop') return next()
  const send = (status, body) => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  const session = /cart=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? crypto.randomUUID()
  response.setHeader('Set-Cookie', `cart=${session}; Path=/; HttpOnly; SameSite=Lax`)
  // Each new visitor finds a jacket in the cart.
  const cart = carts.get(session) ?? { cart_id: session, items: [jacket] }
  carts.set(session, cart)
  if (path === 'cart') return send(200, cart)
  if (path === 'orders' && request.method === 'POST') {
    const body = await bodyOf(request)
    const key = request.headers['idempotency-key']
    if (cart.items.length === 0) return send(409, { cart })
    const { number, token, total, payment } = makeOrder(request, body, cart, key)
    return send(200, { number, token, total, payment })
  }
  const order = orders.get(number)
  if (path !== 'orders' || !order || order.token !== searchParams.get('token')) return send(404, {})
  return send(200, paymentOf(request, order))
}

/** Serves the API under `/shop`, in development and in the preview of the build. */
export const shopApi = () => ({
  name: 'shop-api',
  configureServer: server => void server.middlewares.use(answer),
  configurePreviewServer: server => void server.middlewares.use(answer),
})

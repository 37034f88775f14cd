import { type ConformanceCase, casesOf } from '../case.ts'
import { randomEmail, randomKey, type Shop } from '../shop.ts'

/** Sends more than is allowed; the last answer must be a limit that says when to come again. */
async function exceeds(shop: Shop, times: number, path: string, body: () => object): Promise<void> {
  for (let sent = 0; sent <= times; sent++) {
    const answer = await shop.attempt(path, body())
    if (answer.status !== 429) continue
    shop.failureOf(answer, 'rate_limited')
    const wait = Number(answer.headers.get('retry-after'))
    shop.expect(Number.isInteger(wait) && wait > 0, 'Retry-After in seconds', answer.headers.get('retry-after'))
    return
  }
  shop.broken(`429 after at most ${times} calls`, `${times + 1} answers without a limit`)
}

const times = (call: string, count: number) => `${call}: ${count} in 10 min.`

/** These lock the address of the run out of the backend for some minutes. */
export const limits: readonly ConformanceCase[] = casesOf(
  'limits',
  [
    'limits attempts to sign in',
    times('Sign-in', 10),
    async shop => {
      const email = randomEmail()
      await exceeds(shop, 10, '/api/auth/login', () => ({ email, password: 'wrong-7351' }))
    },
  ],
  [
    'limits requests for links',
    times('Forgot, link', 10),
    async shop => {
      const email = randomEmail()
      await exceeds(shop, 10, '/api/auth/password/forgot', () => ({ email }))
      await exceeds(shop, 10, '/api/auth/link', () => ({ email }))
    },
  ],
  [
    'limits guesses of coupons without failing to show the cart',
    'Wrong coupons 5 in 10 min per cart (showing a cart never fails for it: the coupon’s state is `unknown`).',
    async shop => {
      await shop.needs('coupons')
      const { cart_id } = await shop.cartWith([{ goods: await shop.oneOf(0) }])
      const messages = new Set<string>()
      for (let guess = 0; guess < 8; guess++) {
        const { cart } = await shop.ask('/api/cart/show', { cart_id, coupon: `NO-SUCH-${guess}` })
        shop.equal(cart.coupon?.state, 'unknown', 'state of the coupon')
        messages.add(cart.coupon?.message ?? '')
      }
      shop.expect(messages.size > 1, 'another message once the limit is exceeded', [...messages])
    },
  ],
  [
    'limits orders of one phone',
    times('Orders per address and per phone', 10),
    async shop => {
      const goods = await shop.oneOf(1)
      const { contact } = await shop.orderBody((await shop.cartWith([{ goods }])).cart_id)
      for (let order = 0; order <= 10; order++) {
        const { cart_id } = await shop.cartWith([{ goods }])
        const body = { ...(await shop.orderBody(cart_id)), contact }
        const answer = await shop.attempt('/api/checkout/submit', body, { key: randomKey() })
        if (answer.status === 200) continue
        shop.failureOf(answer, 'rate_limited')
        shop.equal((await shop.ask('/api/cart/count', { cart_id })).count, 1, 'pieces left in the cart')
        return
      }
      shop.broken('429 after at most 10 orders', '11 orders of one phone')
    },
  ],
  [
    'limits newsletter and contact form',
    times('Reviews, contact, newsletter, notify', 10),
    async shop => {
      await exceeds(shop, 10, '/api/news/subscribe', () => ({ email: randomEmail() }))
      await exceeds(shop, 10, '/api/contact/send', () => ({
        name: 'Олена',
        phone: '+380 67 123 45 67',
        message: 'Вітаю.',
      }))
    },
  ],
)

// What StrykerJS changes, and the tests that are to notice it.

export interface Part {
  mutated: readonly string[]
  /** The tests that are to notice a change. */
  tests: readonly string[]
}

const backend = 'apps/backend/src'
const inFolder = (folder: string) => [`${backend}/${folder}/*.ts`, `!${backend}/${folder}/*.test.ts`]
const server = ['origin', 'security-headers', 'cache-key', 'page-cache', 'cached-page', 'form-request']

/** By the name that `pnpm mutations` and the matrix of the night know it under. */
export const parts: Readonly<Record<string, Part>> = {
  store: {
    mutated: server.map(name => `apps/store/server/${name}.ts`),
    tests: server.map(name => `apps/store/server/${name}.test.ts`),
  },
  transact: { mutated: [`${backend}/db/transact.ts`], tests: [`${backend}/db/transact.test.ts`] },
  wire: {
    mutated: inFolder('wire'),
    // Keys are claimed by orders, carts and reviews; limits are named in metrics.
    tests: [
      ...['body', 'isolation', 'openapi', 'origin', 'page', 'rate-limits', 'rules', 'throttle'].map(
        name => `${backend}/wire/${name}.test.ts`,
      ),
      ...['checkout/checkout', 'cart/cart', 'reviews/reviews', 'telemetry/metrics'].map(
        name => `${backend}/${name}.test.ts`,
      ),
    ],
  },
  checkout: {
    mutated: inFolder('checkout'),
    // Orders are paid, and released when nobody has paid, in the tests of payments; they have receipts and returns, and are counted in metrics and limits.
    tests: [
      `${backend}/checkout/!(*.night).test.ts`,
      ...['payment/payment', 'receipts/receipts', 'returns/returns', 'telemetry/metrics', 'wire/rate-limits'].map(
        name => `${backend}/${name}.test.ts`,
      ),
    ],
  },
  orders: {
    mutated: [...inFolder('orders'), ...inFolder('stock')],
    tests: [
      ...['orders', 'stock', 'stock-requests', 'returns'].map(folder => `${backend}/${folder}/*.test.ts`),
      `${backend}/checkout/!(*.night).test.ts`,
    ],
  },
  cart: {
    mutated: inFolder('cart'),
    // Coupons are redeemed by orders; the wire form of a cart is told by the conformance suite.
    tests: [`${backend}/cart/*.test.ts`, `${backend}/checkout/checkout.test.ts`, `${backend}/wire/conformance.test.ts`],
  },
  receipts: {
    mutated: inFolder('receipts'),
    tests: [`${backend}/receipts/*.test.ts`, `${backend}/adapters/fiscal/*/*.test.ts`],
  },
  payment: {
    mutated: inFolder('payment'),
    // Receipts are written of payments and of what is returned; an operator notes money by hand.
    tests: [
      `${backend}/payment/*.test.ts`,
      `${backend}/receipts/*.test.ts`,
      `${backend}/checkout/order-status.test.ts`,
    ],
  },
  auth: {
    mutated: inFolder('auth'),
    // The account changes its e-mail and password, and lists its sessions.
    tests: [`${backend}/auth/*.test.ts`, `${backend}/customer/customer.test.ts`],
  },
  messages: {
    mutated: ['customer/messages', 'mail/phone-fallback', 'mail/quiet-hours', 'outbox/order-messages'].map(
      name => `${backend}/${name}.ts`,
    ),
    tests: ['customer/messages', 'mail/phone', 'mail/quiet-hours'].map(name => `${backend}/${name}.test.ts`),
  },
  returns: {
    mutated: [...inFolder('returns'), ...inFolder('photos'), `${backend}/pictures/reduce-photo.ts`],
    // An operator takes goods back to the stock and sends others.
    tests: [
      `${backend}/returns/*.test.ts`,
      `${backend}/reviews/reviews.test.ts`,
      `${backend}/checkout/order-status.test.ts`,
      `${backend}/shop-cli/shop-cli.test.ts`,
    ],
  },
}

import type { Protection } from './protection.ts'

const backend = (file: string, title: string): Protection['caughtBy'] => ({
  runner: 'vitest',
  project: 'backend',
  file: `apps/backend/src/${file}`,
  title,
})

/** Races for stock and coupons, repeated orders, guessing, floods, slow requests, pictures. */
export const limits: readonly Protection[] = [
  {
    section: 1,
    protects: 'Two buyers of the last piece cannot both have it',
    removal: [
      {
        file: 'apps/backend/src/checkout/stock.ts',
        find: "      .orderBy(asc(products.id))\n      .for('no key update')",
        replace: '      .orderBy(asc(products.id))',
      },
      {
        file: 'apps/backend/src/checkout/stock.ts',
        find: "      .orderBy(asc(options.id))\n      .for('no key update')",
        replace: '      .orderBy(asc(options.id))',
      },
    ],
    caughtBy: backend('checkout/checkout.test.ts', 'keeps stock and orders consistent for many concurrent carts'),
  },
  {
    section: 1,
    protects: 'No order is created when a price has changed since it was shown',
    removal: [
      {
        file: 'apps/backend/src/checkout/submit.ts',
        find: 'body.cart_version === cartVersion(lines, sums)',
        replace: 'body.cart_version !== cartVersion([], sums)',
      },
    ],
    caughtBy: backend('checkout/checkout.test.ts', 'creates no order when the price has changed since it was shown'),
  },
  {
    section: 2,
    protects: 'Ten concurrent submissions of one order create one order',
    removal: [
      {
        file: 'apps/backend/src/checkout/submit.ts',
        find: "if (claim.kind === 'again')\n        return",
        replace: "if (claim.kind === 'again' && lang === 'en') return",
      },
    ],
    caughtBy: backend('checkout/checkout.test.ts', 'creates one order for ten identical requests'),
  },
  {
    section: 2,
    protects: 'Two requests with one idempotency key add goods once',
    removal: [
      {
        file: 'apps/backend/src/cart/add-to-cart.ts',
        find: 'if (response) return response',
        replace: 'if (response && !response.ok) return response',
      },
    ],
    caughtBy: backend('cart/cart.test.ts', 'adds once when a request is repeated with the same key'),
  },
  {
    section: 9,
    protects: 'An idempotency key used by another client does not return the cart of the first',
    removal: [
      {
        file: 'apps/backend/src/cart/add-to-cart.ts',
        find: 'secrets.pseudonym(address)}`)',
        replace: "secrets.pseudonym('')}`)",
      },
    ],
    caughtBy: backend('cart/cart.test.ts', 'does not return the cart of a key to a client from another address'),
  },
  {
    section: 9,
    protects: 'The idempotency key that created a cart does not return it after the cart was used',
    removal: [
      {
        file: 'apps/backend/src/cart/add-to-cart.ts',
        find: 'if (!hasCartId && !cart.isUnmodified)',
        replace: 'if (!hasCartId && cart.id < 0)',
      },
    ],
    caughtBy: backend('cart/cart.test.ts', 'does not return the cart of a key to a client from another address'),
  },
  {
    section: 13,
    protects: 'A page of another site cannot call the API from the browser of a shopper (CSRF)',
    removal: [
      {
        file: 'apps/backend/src/api.ts',
        find: "if (isCrossSite(request.raw, services.publicUrl)) return failure('forbidden', defaultLocale)",
        replace: "if (request.header('sec-fetch-site') === 'cross-site') return failure('forbidden', defaultLocale)",
      },
      {
        file: 'apps/backend/src/api.ts',
        find: "import { isCrossSite } from './wire/origin.ts'\n",
        replace: '',
      },
    ],
    caughtBy: backend('wire/rules.test.ts', 'rejects requests of pages of another site'),
  },
  {
    section: 4,
    protects: 'The last use of a coupon is redeemed once for concurrent orders of different products',
    removal: [
      {
        file: 'apps/backend/src/cart/coupon.ts',
        find: "where(eq(coupons.id, entered.row.id)).for('no key update')",
        replace: 'where(eq(coupons.id, entered.row.id))',
      },
    ],
    caughtBy: backend(
      'checkout/checkout.test.ts',
      'redeems the last use of a coupon once for concurrent orders of different products',
    ),
  },
  {
    section: 4,
    protects: 'One customer redeems a coupon as often as one may, however many orders are submitted at once',
    removal: [
      {
        file: 'apps/backend/src/cart/coupon.ts',
        find: "where(eq(coupons.id, entered.row.id)).for('no key update')",
        replace: 'where(eq(coupons.id, entered.row.id))',
      },
    ],
    caughtBy: backend(
      'checkout/checkout.test.ts',
      'redeems a coupon as often as one customer may, for any number of concurrent orders',
    ),
  },
  {
    section: 4,
    protects: 'A guest who changes the phone or the e-mail address of the order does not get another use of a coupon',
    removal: [
      {
        file: 'apps/backend/src/checkout/submit.ts',
        find: '{ userId: context.customer?.id ?? null, email, phone }',
        replace: '{ userId: context.customer?.id ?? null, email: phone }',
      },
    ],
    caughtBy: backend(
      'checkout/checkout.test.ts',
      'redeems a coupon as often as one customer may, for any number of concurrent orders',
    ),
  },
  {
    section: 4,
    protects: 'The shares of the lines in a discount add up to it',
    removal: [
      {
        file: 'apps/backend/src/cart/coupon-rules.ts',
        find: 'if (rest === 0) break',
        replace: 'if (rest <= 1) break',
      },
    ],
    caughtBy: backend('cart/coupon-rules.test.ts', 'the discount is never negative, nor more than'),
  },
  {
    section: 4,
    protects: 'Wrong coupon codes are counted by cart',
    removal: [{ file: 'apps/backend/src/cart/coupon.ts', find: '.offset(max)', replace: '.offset(max + 1_000)' }],
    caughtBy: backend('cart/coupon.test.ts', 'never blocks the calls of a cart after too many wrong codes'),
  },
  {
    section: 4,
    protects: 'A valid coupon is applied however many wrong codes were tried before',
    removal: [
      {
        file: 'apps/backend/src/cart/coupon.ts',
        find: 'if (wait !== null && !(await rateLimiter.throttle(address)))',
        replace: 'if (wait !== null)',
      },
    ],
    caughtBy: backend('cart/coupon.test.ts', 'applies to an order after too many wrong codes'),
  },
  {
    section: 4,
    protects: 'Guesses over the limit are delayed to one per second',
    removal: [
      {
        file: 'apps/backend/src/wire/throttle.ts',
        find: 'nextTimes.set(key, callTime + intervalMs)',
        replace: 'nextTimes.set(key, callTime)',
      },
    ],
    caughtBy: backend('wire/throttle.test.ts', 'delays each call to one interval after the previous one of its key'),
  },
  {
    section: 19,
    protects: 'Wrong coupon codes are also counted by address, across carts',
    removal: [
      {
        file: 'apps/backend/src/cart/coupon.ts',
        find: 'ofAddress ?? (await secondsUntilNextGuess(db, cart_id))',
        replace: '(ofAddress === 0 ? null : await secondsUntilNextGuess(db, cart_id))',
      },
    ],
    caughtBy: backend('cart/coupon.test.ts', 'counts wrong codes per address across carts, but not valid ones'),
  },
  {
    section: 19,
    protects: 'At most ten orders in ten minutes are accepted per address and per phone',
    removal: [
      {
        file: 'apps/backend/src/checkout/order-limits.ts',
        find: 'if (wait === null) return null',
        replace: 'if (wait === null || wait > 0) return null',
      },
    ],
    caughtBy: backend('wire/rate-limits.test.ts', 'accept ten orders in ten minutes'),
  },
  {
    section: 19,
    protects: 'The pieces in unpaid orders of one phone are limited',
    removal: [
      {
        file: 'apps/backend/src/checkout/order-limits.ts',
        find: '(unpaid?.pieces ?? 0) + pieces <= maxUnpaidPieces',
        replace: '(unpaid?.pieces ?? 0) * 0 + pieces <= most',
      },
    ],
    caughtBy: backend('wire/rate-limits.test.ts', 'limit the pieces in unpaid orders of one phone'),
  },
  {
    section: 19,
    protects: 'Rate limits count an IPv6 network as one address',
    removal: [{ file: 'apps/backend/src/client-address.ts', find: 'groups\n    .slice(0, 4)', replace: 'groups' }],
    caughtBy: backend('environment.test.ts', 'normalises'),
  },
  {
    section: 19,
    protects: 'Aborted picture requests are removed from the queue',
    removal: [
      {
        file: 'apps/backend/src/pictures/index.ts',
        find: '{ owner, signal: demand.abandoned.signal }',
        replace: '{ owner }',
      },
    ],
    caughtBy: backend('pictures/pictures.test.ts', 'that were aborted do not delay the next one'),
  },
  {
    section: 19,
    protects: 'Picture requests are served in turn per client, so that one client cannot delay the others',
    removal: [
      {
        file: 'apps/backend/src/queue.ts',
        find: 'this.waiting.delete(owner) // inserted again at the end: owners take turns',
        replace: '',
      },
    ],
    caughtBy: backend('queue.test.ts', 'serves owners in turn and limits the waiting tasks of each'),
  },
  {
    section: 14,
    protects:
      'Connections with incomplete headers are closed within 10 seconds, with incomplete bodies within 15 seconds',
    removal: [
      {
        file: 'apps/backend/src/http-server.ts',
        find: '  connectionsCheckingInterval: CHECK_INTERVAL_MS,\n',
        replace: '',
      },
    ],
    caughtBy: backend(
      'http-server.test.ts',
      'closes connections with incomplete headers within 10 s and with incomplete bodies within 15 s',
    ),
  },
  {
    section: 14,
    protects: 'A slow upload is closed as soon as it makes no progress',
    removal: [
      { file: 'apps/backend/src/body-deadline.ts', find: 'if (isStuck || now >= until)', replace: 'if (now >= until)' },
    ],
    caughtBy: backend('http-server.test.ts', 'closes an upload that makes no progress'),
  },
  {
    section: 14,
    protects: 'Only a few uploads at a time may be slow',
    removal: [{ file: 'apps/backend/src/body-deadline.ts', find: ' || uploads >= limits.maxUploads', replace: '' }],
    caughtBy: backend('http-server.test.ts', 'gives the time of an upload to a limited number of them'),
  },
  {
    section: 14,
    protects: 'Calls are limited per address',
    removal: [
      {
        file: 'apps/backend/src/wire/rate-limits.ts',
        find: 'if (count <= max) return null',
        replace: 'if (count <= max * 1_000) return null',
      },
    ],
    caughtBy: backend('wire/rate-limits.test.ts', 'block a flood of calls per address'),
  },
  {
    section: 14,
    protects: 'Rate limits and cached data expire on time when the system clock is set back',
    removal: [
      {
        file: 'apps/backend/src/wire/rate-limits.ts',
        find: 'now: () => number = () => performance.now()',
        replace: 'now: () => number = () => Date.now()',
      },
    ],
    caughtBy: backend('wire/rate-limits.test.ts', 'and data versions use a monotonic clock'),
  },
]

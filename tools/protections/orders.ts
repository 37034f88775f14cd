import type { Protection } from './protection.ts'

const checkout = (title: string) =>
  ({ runner: 'vitest', project: 'backend', file: 'apps/backend/src/checkout/checkout.test.ts', title }) as const
const halfWay = {
  runner: 'vitest',
  project: 'backend',
  file: 'apps/backend/src/checkout/atomicity.test.ts',
  title: 'roll an order back completely, and the same key can be used again',
} as const

const submit = 'apps/backend/src/checkout/submit.ts'
const transact = 'apps/backend/src/db/transact.ts'
const idempotency = 'apps/backend/src/wire/idempotency.ts'

export const orders: readonly Protection[] = [
  {
    bar: 1,
    protects: 'Two buyers of the last piece cannot both have it',
    removal: [{ file: submit, find: '  await reserveStock(tx, goods.rows)\n', replace: '' }],
    caughtBy: checkout('sells the last piece once'),
  },
  {
    bar: 1,
    protects: 'Nobody buys at a price, or a number of pieces, other than was shown',
    removal: [{ file: submit, find: 'if (!isAsShown) return', replace: 'if (false) return' }],
    caughtBy: checkout('creates no order when the price has changed'),
  },
  {
    bar: 1,
    protects:
      'Of transactions that retries the victim of a deadlock, so that both transactions succeed the loser starts over, so that no deadlock reaches a shopper',
    removal: [{ file: transact, find: "new Set(['40001', '40P01'])", replace: 'new Set<string>()' }],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/db/transact.test.ts',
      title: 'retries the victim of a deadlock, so that both transactions succeed',
    },
  },
  {
    bar: 2,
    protects: 'One order submitted many times with one key is one order, and each is told of it',
    removal: [
      {
        file: idempotency,
        find: "if (claimed.length > 0) return { kind: 'first' }",
        replace: "return { kind: 'first' }",
      },
    ],
    caughtBy: checkout('creates one order for ten identical requests'),
  },
  {
    bar: 2,
    protects: 'A key that is used again with another body is refused, not answered with the first order',
    removal: [{ file: idempotency, find: 'known?.body_hash === body_hash ?', replace: 'known ?' }],
    caughtBy: checkout('creates one order for ten identical requests'),
  },
  {
    bar: 2,
    protects: 'An order without a key is refused: a repeat of it could not be told apart',
    removal: [
      {
        file: submit,
        find: "if (!key) return invalid({ 'Idempotency-Key': { rule: 'required' } })",
        replace: 'if (!key) return submit(body, { ...context, idempotencyKey: String(Math.random()) })',
      },
    ],
    caughtBy: checkout('returns the messages of invalid fields in the requested language'),
  },
  {
    bar: 2,
    protects: 'What was ordered leaves the cart with the order, so that another tab cannot order it again',
    removal: [
      { file: submit, find: '  await tx.delete(cart_lines).where(eq(cart_lines.cart_id, cart.id))\n', replace: '' },
    ],
    caughtBy: checkout('responds with a conflict to an empty or unknown cart'),
  },
  {
    bar: 3,
    protects: 'Stock, order, history, cart and key change in one transaction or not at all',
    removal: [
      {
        file: transact,
        find: 'return await db.transaction(async tx => {',
        replace: 'return await (async (tx: Database) => {',
      },
      { file: transact, find: '        return value\n      })\n', replace: '        return value\n      })(db)\n' },
    ],
    caughtBy: halfWay,
  },
  {
    bar: 3,
    protects: 'An answer that was lost in a crash is given again to the same key',
    removal: [{ file: submit, find: '      await storeAnswer(tx, SCOPE, key, stored)\n', replace: '' }],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/checkout/process-kill.test.ts',
      title: 'has the order, the stock and the cart after a restart',
    },
  },
  {
    bar: 4,
    protects: 'A coupon that has had its uses takes nothing off',
    removal: [
      {
        file: 'apps/backend/src/cart/coupon.ts',
        find: '(row.uses !== null && row.used >= row.uses)',
        replace: 'false',
      },
    ],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/cart/coupon.test.ts',
      title: 'deducts nothing when it is expired',
    },
  },
  {
    bar: 5,
    protects: 'A full disk is a 503 that says when to come back, not a fault of the shop',
    removal: [{ file: 'apps/backend/src/db/errors.ts', find: '3D|53|', replace: '3D|' }],
    caughtBy: { ...halfWay, title: 'of a full disk are answered with 503 while reads succeed, and recover' },
  },
]

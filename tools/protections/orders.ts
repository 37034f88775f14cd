import type { Protection } from './protection.ts'

const checkout = (title: string) =>
  ({ runner: 'vitest', project: 'backend', file: 'apps/backend/src/checkout/checkout.test.ts', title }) as const
const halfWay = {
  runner: 'vitest',
  project: 'backend',
  file: 'apps/backend/src/checkout/atomicity.test.ts',
  title: 'an order that broke off half-way',
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
    caughtBy: checkout('orders nothing when the price has changed'),
  },
  {
    bar: 1,
    protects:
      'Of transactions that wait for one another in a circle the loser starts over, so that no deadlock reaches a shopper',
    removal: [{ file: transact, find: "new Set(['40001', '40P01'])", replace: 'new Set<string>()' }],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/db/transact.test.ts',
      title: 'wait for one another in a circle',
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
    caughtBy: checkout('makes one order of ten same submits'),
  },
  {
    bar: 2,
    protects: 'A key that is used again with another body is refused, not answered with the first order',
    removal: [{ file: idempotency, find: 'known?.body_hash === body_hash ?', replace: 'known ?' }],
    caughtBy: checkout('makes one order of ten same submits'),
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
    caughtBy: checkout('says which field is wrong'),
  },
  {
    bar: 2,
    protects: 'What was ordered leaves the cart with the order, so that another tab cannot order it again',
    removal: [
      { file: submit, find: '  await tx.delete(cart_lines).where(eq(cart_lines.cart_id, cart.id))\n', replace: '' },
    ],
    caughtBy: checkout('has nothing to order in an empty'),
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
    removal: [{ file: submit, find: '      await storeAnswer(tx, SCOPE, key, kept)\n', replace: '' }],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/checkout/process-kill.test.ts',
      title: 'still has the order, the stock and the cart',
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
      title: 'is expired and takes nothing off',
    },
  },
  {
    bar: 5,
    protects: 'A full disk is a 503 that says when to come back, not a fault of the shop',
    removal: [{ file: 'apps/backend/src/db/errors.ts', find: '3D|53|', replace: '3D|' }],
    caughtBy: { ...halfWay, title: 'a full disk is told as such' },
  },
]

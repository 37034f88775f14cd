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
    section: 1,
    protects: 'Two buyers of the last piece cannot both have it',
    removal: [{ file: submit, find: '  await reserveStock(tx, goods.rows)\n', replace: '' }],
    caughtBy: checkout('sells the last piece once'),
  },
  {
    section: 1,
    protects: 'No order is created when a price or an available quantity differs from what was shown',
    removal: [{ file: submit, find: 'if (!isAsShown) return', replace: 'if (false) return' }],
    caughtBy: checkout('creates no order when the price has changed'),
  },
  {
    section: 1,
    protects: 'The victim of a deadlock is retried, so that both transactions succeed',
    removal: [{ file: transact, find: "new Set(['40001', '40P01'])", replace: 'new Set<string>()' }],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/db/transact.test.ts',
      title: 'retries the victim of a deadlock, so that both transactions succeed',
    },
  },
  {
    section: 2,
    protects: 'Repeated submissions with one idempotency key create one order and all return it',
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
    section: 2,
    protects: 'An idempotency key that is reused with another body is rejected',
    removal: [{ file: idempotency, find: 'known?.body_hash === body_hash ?', replace: 'known ?' }],
    caughtBy: checkout('creates one order for ten identical requests'),
  },
  {
    section: 2,
    protects: 'An order without an idempotency key is rejected, because a repetition could not be recognised',
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
    section: 2,
    protects:
      'The ordered lines are removed from the cart in the transaction of the order, so that another tab cannot order them again',
    removal: [
      { file: submit, find: '    tx.delete(cart_lines).where(eq(cart_lines.cart_id, cart.id)),\n', replace: '' },
    ],
    caughtBy: checkout('responds with a conflict to an empty or unknown cart'),
  },
  {
    section: 3,
    protects: 'Stock, order, history, cart and key change in one transaction or not at all',
    removal: [
      {
        file: transact,
        find: 'const done = await db.transaction(async tx => {',
        replace: 'const done = await (async (tx: Database) => {',
      },
      { file: transact, find: '        return value\n      })\n', replace: '        return value\n      })(db)\n' },
    ],
    caughtBy: halfWay,
  },
  {
    section: 3,
    protects: 'A repeated key gets the stored answer after a crash',
    removal: [{ file: submit, find: '    storeAnswer(tx, SCOPE, key, stored),\n', replace: '' }],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/checkout/process-kill.test.ts',
      title: 'has the order, the stock and the cart after a restart',
    },
  },
  {
    section: 4,
    protects: 'A fully redeemed coupon gives no discount',
    removal: [
      {
        file: 'apps/backend/src/cart/coupon-rules.ts',
        find: 'uses !== null && used >= uses',
        replace: 'uses !== null && used > uses',
      },
    ],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/cart/coupon-rules.test.ts',
      title: 'deducts nothing when it is usedUp',
    },
  },
  {
    section: 3,
    protects: 'A cancelled order puts its pieces back and frees its coupon, whoever cancels it',
    removal: [
      {
        file: 'apps/backend/src/checkout/order-status.ts',
        find: "transition.effect === 'undone' ? await undoOrder(tx, order.id) : []",
        replace: '[]',
      },
    ],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/checkout/order-status.test.ts',
      title: 'leaves stock, orders and returns in balance',
    },
  },
  {
    section: 3,
    protects: 'The refund of a paid order is asked for in the transaction that cancels it',
    removal: [
      {
        file: 'apps/backend/src/checkout/order-status.ts',
        find: "  if (transition.effect === 'undone') await returnMoney(tx, changed)\n",
        replace: '',
      },
    ],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/checkout/order-status.test.ts',
      title: 'asks for the refund of a paid order that is cancelled',
    },
  },
  {
    section: 2,
    protects: 'A repeated change of the delivery to the same place changes nothing and sends no mail',
    removal: [
      {
        file: 'apps/backend/src/checkout/change-delivery.ts',
        find: 'if (isSamePlace(chosen.delivery, order.delivery))',
        replace: 'if (false)',
      },
    ],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/checkout/change-delivery.test.ts',
      title: 'can be another branch of another city',
    },
  },
  {
    section: 5,
    protects: 'A full disk is answered with 503 and `Retry-After`, not 500',
    removal: [{ file: 'apps/backend/src/db/errors.ts', find: '3D|53|', replace: '3D|' }],
    caughtBy: { ...halfWay, title: 'of a full disk are answered with 503 while reads succeed, and recover' },
  },
]

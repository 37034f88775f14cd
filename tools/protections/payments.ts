import type { Protection } from './protection.ts'

const payment = (title: string) =>
  ({ runner: 'vitest', project: 'backend', file: 'apps/backend/src/payment/payment.test.ts', title }) as const

const source = (file: string, find: string, replace: string) => ({ file: `apps/backend/src/${file}`, find, replace })

const adapter = 'adapters/payment'

export const payments: readonly Protection[] = [
  {
    section: 7,
    protects: 'A callback without the signature of LiqPay does not pay for an order',
    removal: [
      source(
        `${adapter}/liqpay/index.ts`,
        'if (!isSignedByLiqPay(data, signature, { privateKey, version }))',
        'if (false)',
      ),
    ],
    caughtBy: payment('are not changed by a callback that is forged'),
  },
  {
    section: 7,
    protects: 'A callback without the signature of monobank does not pay for an order',
    removal: [source(`${adapter}/monobank/index.ts`, 'if (!(await isGenuine(body, signature)))', 'if (false)')],
    caughtBy: payment('are not changed by a callback that is forged'),
  },
  {
    section: 7,
    protects: 'The signature of a webhook covers the received bytes, not the JSON in them',
    removal: [
      source(
        `${adapter}/monobank/index.ts`,
        "verify('sha256', body, key,",
        "verify('sha256', Buffer.from(JSON.stringify(JSON.parse(Buffer.from(body).toString()), null, 2)), key,",
      ),
    ],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: `apps/backend/src/${adapter}/signatures.test.ts`,
      title: 'of monobank are verified, over the received bytes',
    },
  },
  {
    section: 7,
    protects: 'Forged webhooks do not make the shop request the key of the bank each time',
    removal: [source(`${adapter}/monobank/index.ts`, 'now() - known.fetchedAt < KEY_REFETCH_MS', 'false')],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: `apps/backend/src/${adapter}/monobank/monobank.test.ts`,
      title: 'fetches the changed key of the bank once',
    },
  },
  {
    section: 7,
    protects: 'A signed payment of another amount does not pay for an order',
    removal: [source('payment/apply-event.ts', 'event.amount !== payment.amount ||', '')],
    caughtBy: payment('of another amount or currency'),
  },
  {
    section: 7,
    protects: 'A signed payment in another currency does not pay for an order',
    removal: [source('payment/apply-event.ts', 'event.currency !== payment.currency ||', '')],
    caughtBy: payment('of another amount or currency'),
  },
  {
    section: 7,
    protects: 'A payment of a test card does not pay for an order of a shop with real keys',
    removal: [
      source(
        `${adapter}/liqpay/index.ts`,
        "if (status === 'sandbox') return isTest ? 'paid' : 'failed'",
        "if (status === 'sandbox') return 'paid'",
      ),
    ],
    caughtBy: payment('of another amount or currency'),
  },
  {
    section: 7,
    protects: 'The outcome of a payment does not depend on the order in which callbacks arrive',
    removal: [
      source('payment/payment-state.ts', "  paid: ['refunded'],", "  paid: ['refunded', 'failed', 'processing'],"),
    ],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/payment/payment-state.test.ts',
      title: 'is paid or refunded whenever one event says so',
    },
  },
  {
    section: 7,
    protects: 'A second payment of one order is returned',
    removal: [source('payment/apply-event.ts', "    await requestRefund(tx, payment, 'duplicate')\n", '')],
    caughtBy: payment('received twice are returned once'),
  },
  {
    section: 7,
    protects: 'An order whose callback was lost is not paid again: its provider is asked first',
    removal: [source('payment/start-payment.ts', '  await askAboutOrder(db, found.id, context)\n', '')],
    caughtBy: payment('cannot be started for a paid order'),
  },
  {
    section: 7,
    protects: 'Two tabs open the same attempt to pay',
    removal: [
      source(
        'payment/attempts.ts',
        'payment.provider === provider && payment.expires_at',
        'payment.id < 0 && payment.expires_at',
      ),
    ],
    caughtBy: payment('that are left are reopened'),
  },
  {
    section: 7,
    protects: 'One order submitted at once several times leads to one payable page',
    removal: [
      source(
        'payment/start-payment.ts',
        '    await provider.withdraw?.({ ...payment, provider_id: providerId })\n',
        '',
      ),
    ],
    caughtBy: payment('of one order submitted ten times at once'),
  },
  {
    section: 7,
    protects: 'An order stands when the provider of its payment is down',
    removal: [
      source(
        'payment/start-payment.ts',
        'if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefusal)) throw error',
        'if (Date.now() > 0) throw error',
      ),
    ],
    caughtBy: payment('leave the order standing when the provider is down'),
  },
  {
    section: 7,
    protects: 'An order is not cancelled as unpaid while its provider does not say whether it was paid',
    removal: [source('payment/release-unpaid.ts', "asked.includes('unavailable') || ", '')],
    caughtBy: payment('are asked about first, and wait'),
  },
  {
    section: 7,
    protects: 'A payment that arrives when the products are sold is returned',
    removal: [source('payment/revive-order.ts', '!(await isInStock(tx, items)) || ', '')],
    caughtBy: payment('are returned when they come after all and the products are sold'),
  },
  {
    section: 7,
    protects: 'A refund without an answer is not executed twice',
    removal: [source(`${adapter}/liqpay/index.ts`, 'if (isRepeated) {', 'if (false) {')],
    caughtBy: payment('without an answer of the provider are not sent twice'),
  },
  {
    section: 7,
    protects: 'The money of a cancelled order is returned',
    removal: [source('payment/return-money.ts', "  await refundOrder(tx, order.id, 'cancelled')\n", '')],
    caughtBy: payment('by a cancellation of the shopper'),
  },
  {
    section: 7,
    protects: 'A part that was returned in the cabinet of a provider is booked once, however often it is reported',
    removal: [source('payment/apply-event.ts', "(refund.state === 'done' ? refund.amount : 0)", '0')],
    caughtBy: payment('in parts in the cabinet of the provider are booked once'),
  },
  {
    section: 7,
    protects: 'A refund without an answer is sent again only when the payment says that it was not executed',
    removal: [source(`${adapter}/liqpay/index.ts`, 'if (returned >= refunded + amount)', 'if (false)')],
    caughtBy: payment('without an answer of the provider are not sent twice'),
  },
  {
    section: 4,
    protects: 'An order that is restored by a late payment does not give its customer another use of the coupon',
    removal: [source('payment/revive-order.ts', 'if (used >= uses_per_customer) return false', '')],
    caughtBy: payment('are returned when the customer has used the coupon for another order meanwhile'),
  },
]

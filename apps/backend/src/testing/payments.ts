import { checkoutSubmit, type PaymentStart } from '@shop/contract'
import { asc, eq, like } from 'drizzle-orm'
import { mails, orders, payments, refunds } from '../db/schema/index.ts'
import { readEnvironment } from '../environment.ts'
import { settlePayments } from '../jobs/payments.ts'
import { servicesOn } from '../open-services.ts'
import type { AskServices } from '../payment/ask-provider.ts'
import { freePort } from './postgres-server.ts'
import { type DatabaseKind, openShop, type Shop } from './shop.ts'
import { fillCart, type Goods, toBranch, withKey } from './shopper.ts'
import { type LiqPaySimulator, startLiqPay } from './simulators/liqpay.ts'
import { type MonobankSimulator, startMonobank } from './simulators/monobank.ts'

const SECRET = 'the secret of a shop that is paid online, 0123456789'

export interface PaidShop {
  shop: Shop
  liqpay: LiqPaySimulator
  monobank: MonobankSimulator
  /** Runs the job, by default now. */
  settle: (after?: { minutes: number }) => Promise<void>
  services: AskServices
  close: () => Promise<void>
}

/** Starts both simulators and a shop that uses them. */
export async function openPaidShop(kind: DatabaseKind, more: Readonly<Record<string, string>> = {}): Promise<PaidShop> {
  const [liqpay, monobank, port] = [await startLiqPay(), await startMonobank(), await freePort()]
  const variables = {
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    // Its invoices show the account of the demo.
    DEMO: 'on',
    SECRET,
    ...liqpay.variables,
    ...monobank.variables,
    ...more,
  }
  const shop = await openShop(kind, { port, variables })
  const services = servicesOn(shop, readEnvironment(variables))
  return {
    shop,
    liqpay,
    monobank,
    services,
    settle: ({ minutes } = { minutes: 0 }) =>
      settlePayments({ ...services, clock: () => new Date(Date.now() + minutes * 60_000) }),
    async close() {
      await shop.close()
      await liqpay.close()
      await monobank.close()
    },
  }
}

interface OnlineOrder {
  number: string
  token: string
  payment: PaymentStart | null
}

/** Places an order that is paid online. */
export async function orderOnline(
  shop: Shop,
  goods: Goods,
  provider: string,
  { count = 1, ...more }: { count?: number; coupon?: string; key?: string; cart_id?: string } = {},
): Promise<OnlineOrder> {
  const { key, cart_id = await fillCart(shop, [{ goods, count }]), ...body } = more
  return shop.ask(
    checkoutSubmit,
    { ...(await toBranch(shop)), ...body, cart_id, payment: { id: provider } },
    withKey(key),
  )
}

export function formOf({ payment }: { payment: PaymentStart | null }) {
  if (payment?.kind !== 'form') throw new Error('The payment is not opened by a form')
  return payment
}

export function urlOf({ payment }: { payment: PaymentStart | null }): string {
  if (payment?.kind !== 'redirect') throw new Error('The payment is not opened by a redirect')
  return payment.url
}

/** What is stored of an order's payments. */
export async function accountOf({ db }: Shop, number: string) {
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  if (!order) throw new Error(`There is no order ${number}`)
  const attempts = await db.select().from(payments).where(eq(payments.order_id, order.id)).orderBy(asc(payments.id))
  const returned = await db
    .select({ amount: refunds.amount, reason: refunds.reason, state: refunds.state })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .where(eq(payments.order_id, order.id))
    .orderBy(asc(refunds.id))
  const sent = await db
    .select({ key: mails.key, data: mails.data })
    .from(mails)
    .where(like(mails.key, 'payment-%'))
    .orderBy(asc(mails.id))
  return {
    order,
    attempts,
    refunds: returned,
    /** Templates of the mails about its payments. */
    mails: sent
      .filter(({ data }) => typeof data === 'object' && data !== null && 'orderId' in data && data.orderId === order.id)
      .map(({ key }) => key.split(':')[0]),
  }
}

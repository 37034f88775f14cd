import { MAX_BODY_BYTES } from '@shop/contract/constants'
import { isLocale, type Locale } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { loadShop } from '../brand/shop-identity.ts'
import { orders, payments } from '../db/schema/index.ts'
import { demoPage } from '../html/demo-page.ts'
import { orderPath } from '../orders/order-key.ts'
import { readBytes } from '../wire/body.ts'
import { isCrossSite } from '../wire/origin.ts'
import { failure } from '../wire/respond.ts'
import type { Services } from '../wire/services.ts'
import { fill, words } from '../words/index.ts'
import { applyPaymentEvent } from './apply-event.ts'
import { isOpen } from './payment-state.ts'
import { DEMO_CARD } from './provider.ts'
import type { PaymentServices } from './services.ts'

const ROOT = '/demo-payment/'

export const isDemoPaymentPath = (pathname: string): boolean => pathname.startsWith(ROOT)

export const demoPaymentPath = (reference: string, lang: Locale): string => `${ROOT}${reference}?lang=${lang}`

async function findPayment(reference: string, { db, clock }: Pick<Services, 'db' | 'clock'>) {
  const [found] = await db
    .select()
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(eq(payments.reference, reference))
  if (!found || found.payments.provider !== DEMO_CARD) return null
  const { payments: payment, orders: order } = found
  return { payment, order, canPay: isOpen(payment.state) && payment.expires_at > clock() }
}

/** Keeps an order number in one line. */
const NON_BREAKING_HYPHEN = '\u2011'

type DemoServices = Pick<
  PaymentServices,
  'db' | 'paymentProviders' | 'fiscalService' | 'secrets' | 'dataVersions' | 'pictures' | 'log' | 'clock' | 'publicUrl'
>

/** The payment page of a demo shop, which moves no money: shows an attempt, and takes the shopper's decision about it. */
export async function serveDemoPayment(request: Request, services: DemoServices): Promise<Response> {
  const url = new URL(request.url)
  const given = url.searchParams.get('lang')
  const lang = isLocale(given) ? given : 'uk'
  const found = services.paymentProviders.has(DEMO_CARD)
    ? await findPayment(url.pathname.slice(ROOT.length), services)
    : null
  if (!found) return failure('not_found', lang)
  const { payment, order, canPay } = found
  const back = new Response(null, {
    status: 303,
    headers: { Location: orderPath(order.number, lang, services), 'Cache-Control': 'no-store' },
  })
  if (request.method === 'POST') {
    if (isCrossSite(request, services.publicUrl)) return failure('forbidden', lang)
    const body = await readBytes(request, MAX_BODY_BYTES).catch(() => null)
    if (!body) return failure('malformed', lang)
    const decision = new URLSearchParams(Buffer.from(body).toString('utf8')).get('decision')
    if (canPay && (decision === 'approve' || decision === 'decline'))
      await applyPaymentEvent(
        { id: DEMO_CARD },
        {
          reference: payment.reference,
          state: decision === 'approve' ? 'paid' : 'failed',
          amount: payment.amount,
          currency: payment.currency,
          providerId: null,
          at: null,
          failure: decision === 'approve' ? null : 'declined',
          returned: null,
        },
        services,
      )
    return back
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return failure('method', lang, { allow: 'GET, POST' })
  // An attempt is decided once: Back leads to the order.
  if (!canPay) return back
  const texts = words[lang].demoPayment
  const { money } = await loadShop(lang, services)
  return demoPage({
    lang,
    title: texts.title,
    note: texts.note,
    content: html`<h1>${fill(texts.order, { number: order.number.replace('-', NON_BREAKING_HYPHEN) })}</h1>
      <p class="sum">${money(payment.amount)}</p>
      <form method="post">
        <button name="decision" value="approve">${texts.approve}</button>
        <button name="decision" value="decline">${texts.decline}</button>
        <button name="decision" value="leave">${texts.leave}</button>
      </form>`,
  })
}

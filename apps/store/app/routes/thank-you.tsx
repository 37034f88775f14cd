import { toClientFailure } from '@shop/contract/client-failure'
import '@shop/ui/theme/step-list.css'
import '@shop/ui/theme/order-summary.css'
import '@shop/ui/theme/order-timeline.css'
import '@shop/ui/theme/cart-line.css'
import '@shop/ui/theme/price.css'
import '@shop/ui/theme/field-controls.css'
import '../features/checkout/thank-you.css'
import { type Locale, splitLocale } from '@shop/contract/locales'
import { truncate } from '@shop/contract/text'
import { formatMessage } from '@shop/ui/messages/format'
import { redirect } from 'react-router'
import type { OrderKey } from '../features/checkout/cookies.server.ts'
import {
  loadOrder,
  orderReturnsWords,
  PAY_PARAM,
  paymentLocation,
  receiptQrsOf,
  requireOrderKey,
  transferQrOf,
} from '../features/checkout/index.server.ts'
import { canPay, type PaymentAction, ThankYouPage } from '../features/checkout/index.ts'
import { requestContext } from '../platform/request/context.ts'
import { noindexMeta } from '../platform/seo/noindex-meta.server.ts'
import { getWords } from '../platform/words/words.server.ts'
import type { Route } from './+types/thank-you.ts'

export { tokenPageHeaders as headers } from '../platform/request/token-page-headers.ts'
export { ErrorBoundary, meta } from '../shell/page-route.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const key = await requireOrderKey(context, url)
  const order = await loadOrder(context, locale, key)
  const words = getWords(locale, 'checkout')
  return {
    order,
    isGuest: !context.get(requestContext).shopper().isSignedIn,
    token: key.token,
    origin: context.get(requestContext).origin,
    qr: transferQrOf(order),
    receiptQrs: receiptQrsOf([order]),
    // The attempt exists already: this only shows how to open it.
    payment:
      url.searchParams.has(PAY_PARAM) && canPay(order)
        ? await startPayment(context, locale, key, order.payment.id)
        : null,
    words,
    cartWords: getWords(locale, 'cart'),
    ordersWords: getWords(locale, 'orders'),
    returnsWords: orderReturnsWords([order], locale),
    seo: await noindexMeta(context, url, {
      title: `${words.order.title} ${formatMessage(words.order.number, { number: order.number })}`,
      description: getWords(locale, 'seo').order,
    }),
  }
}

/** Opens the payment of an order, or the attempt that is open already. */
async function startPayment(
  context: Route.LoaderArgs['context'],
  lang: Locale,
  key: OrderKey,
  id: string,
): Promise<PaymentAction> {
  const answer = await context.get(requestContext).client.call('/api/checkout/pay', { lang, ...key, payment: { id } })
  if (answer.success) return { form: answer.data.payment, error: null }
  return { form: null, error: toClientFailure(answer.error).message ?? getWords(lang, 'checkout').order.payFailed }
}

/** «Оплатити карткою»: redirects to the provider's page, or to the page with the form that opens it. «Скасувати замовлення»: asks for confirmation first. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const scope = context.get(requestContext)
  const key = await requireOrderKey(context, url)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === 'ask-cancel') return { cancellation: { error: null } }
  // Redirects to the page by its own address, so that a reload submits nothing again.
  const page = url.pathname + url.search
  if (intent === 'keep') return redirect(page, { status: 303 })
  if (intent === 'cancel') {
    const cancelled = await scope.client.call('/api/checkout/cancel', { lang: locale, ...key })
    if (cancelled.success) return redirect(page, { status: 303 })
    const { failed } = getWords(locale, 'checkout').order.cancel
    return { cancellation: { error: toClientFailure(cancelled.error).message ?? failed } }
  }
  const id = form.get('payment')
  const payment = await startPayment(context, locale, key, typeof id === 'string' ? truncate(id, 64) : '')
  return payment.form ? redirect(paymentLocation(payment.form, page), { status: 303 }) : { payment }
}

export default function ThankYouRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ThankYouPage
      {...loaderData}
      paymentAction={
        (actionData && 'payment' in actionData ? actionData.payment : null) ?? loaderData.payment ?? undefined
      }
      cancellation={actionData && 'cancellation' in actionData ? actionData.cancellation : null}
    />
  )
}

import { checkoutSubmit } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import {
  contact_messages,
  options,
  order_items,
  orders,
  payments,
  product_questions,
  products,
  receipts,
  refunds,
  return_items,
  return_requests,
} from '../db/schema/index.ts'
import { enqueueMail, type Mail, type MailTemplate } from '../outbox/outbox.ts'
import type { Shop } from './shop.ts'
import { contact, fillCart, findGoods, toBranch, withKey } from './shopper.ts'

export const MESSAGE = 'Який розмір при зрості <b>182</b> & обхваті 104?\nДякую!'

export const ANSWER = 'Розмір <b>52</b>, зріст 3.\nМіряйте груди по білизні.'

/** Puts one mail of every template in a language into the outbox, about an order made through the calls. */
export async function enqueueSamples(shop: Shop, lang: Locale, recipient = contact.email): Promise<MailTemplate[]> {
  const { db } = shop
  const [first, second] = await findGoods(shop, 2)
  if (!first || !second) throw new Error('There is nothing to buy')
  const cart_id = await fillCart(shop, [
    { goods: first, count: 2 },
    { goods: second, count: 1 },
  ])
  const { number, token } = await shop.ask(
    checkoutSubmit,
    {
      ...(await toBranch(shop)),
      lang,
      cart_id,
      contact: { ...contact, email: 'buyer@example.com' },
      payment: { id: 'iban' },
      company: { name: 'ТОВ «Північ Буд»', edrpou: '37193071' },
    },
    withKey(),
  )
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  if (!order) throw new Error('There is no order')
  await db.update(orders).set({ status: 'shipped', tracking: '20450123456789' }).where(eq(orders.id, order.id))
  const [item] = await db.select().from(order_items).where(eq(order_items.order_id, order.id))
  const [request] = await db
    .insert(return_requests)
    .values({ number: `R-${number}`, order_id: order.id, kind: 'exchange', question: 'size', status: 'approved', lang })
    .returning()
  const [wanted] = await db.select().from(options).where(eq(options.product_id, first.product_id)).offset(1).limit(1)
  if (!item || !request || !wanted) throw new Error('The order is not complete')
  await db
    .insert(return_items)
    .values({ request_id: request.id, order_item_id: item.id, count: 1, option_id: wanted.id })
  const moment = new Date()
  const attempt = { reference: number, provider: 'liqpay', amount: order.total, currency: 'UAH' }
  const [payment] = await db
    .insert(payments)
    .values({ ...attempt, order_id: order.id, state: 'paid', expires_at: moment, ask_due_at: moment })
    .returning()
  const [refund] = await db
    .insert(refunds)
    .values({ payment_id: payment?.id ?? 0, reference: `${number}-r1`, amount: 100_00, reason: 'shop', state: 'done' })
    .returning()
  if (!refund) throw new Error('The refund was not stored')
  const [receipt] = await db
    .insert(receipts)
    .values({
      order_id: order.id,
      kind: 'sale',
      reference: crypto.randomUUID(),
      amount: order.total,
      means: 'card',
      content: { lines: [], discount: 0 },
      state: 'registered',
      number: '1745638290',
      url: 'https://cabinet.tax.gov.ua/cashregs/check?id=1745638290&fn=4000001',
    })
    .returning()
  if (!receipt) throw new Error('The receipt was not stored')
  const [message] = await db
    .insert(contact_messages)
    .values({ lang, name: 'Олена', phone: contact.phone, email: 'asker@example.com', message: MESSAGE })
    .returning()
  const [product] = await db.select().from(products).where(eq(products.id, first.product_id))
  const [question] = await db
    .insert(product_questions)
    .values({
      model_id: product?.model_id ?? 0,
      product_id: first.product_id,
      lang,
      name: 'Олена',
      text: MESSAGE,
      answer: ANSWER,
      answered_at: moment,
    })
    .returning()
  if (!message || !product || !question) throw new Error('The message was not kept')

  const prefix = lang === 'uk' ? '' : `/${lang}`
  const secret = '5f2b'.repeat(16)
  const name = contact.name
  const order_ = { orderId: order.id, path: `${prefix}/cart/thankyou?number=${number}&token=${token}` }
  const return_ = { requestId: request.id, path: order_.path }
  const samples = [
    { template: 'email-confirm', data: { name, path: `${prefix}/user-email-confirm/token/${secret}` } },
    { template: 'registration-attempt', data: { name, path: `${prefix}/login` } },
    { template: 'email-change', data: { name, path: `${prefix}/user-email-confirm/token/${secret}` } },
    { template: 'email-change-notice', data: { name, email: 'new-address@example.com' } },
    { template: 'password-reset', data: { name, path: `${prefix}/password-reset/token/${secret}` } },
    { template: 'password-changed', data: { name } },
    { template: 'sign-in-link', data: { name, path: `${prefix}/s-login/${secret}`, endsPassword: true } },
    { template: 'account-deleted', data: { name } },
    { template: 'order-code', data: { number, code: '048213' } },
    { template: 'order-created', data: order_ },
    { template: 'order-status', data: order_ },
    { template: 'payment-received', data: order_ },
    { template: 'payment-failed', data: order_ },
    { template: 'payment-refunded', data: { ...order_, refundId: refund.id } },
    { template: 'order-delivery', data: order_ },
    { template: 'receipt', data: { ...order_, receiptId: receipt.id } },
    { template: 'return-created', data: return_ },
    { template: 'return-status', data: return_ },
    { template: 'return-refunded', data: return_ },
    { template: 'back-in-stock', data: { productId: first.product_id, optionId: first.option_id } },
    { template: 'question-answered', data: { questionId: question.id } },
    {
      template: 'newsletter-confirm',
      data: {
        path: `${prefix}/newsletter/confirm/1-${secret}`,
        unsubscribePath: `${prefix}/newsletter/unsubscribe/1-${secret}`,
      },
    },
    { template: 'contact-message', data: { messageId: message.id } },
    { template: 'question-asked', data: { questionId: question.id } },
  ] satisfies Pick<Mail, 'template' | 'data'>[]
  for (const sample of samples) {
    const mail: Mail = { ...sample, key: `sample:${lang}:${sample.template}`, lang, recipient }
    await db.transaction(tx => enqueueMail(tx, mail))
  }
  return samples.map(({ template }) => template)
}

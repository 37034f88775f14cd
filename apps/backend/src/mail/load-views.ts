import { OrderStatus } from '@shop/contract'
import { type Locale, localise, ownNames } from '@shop/contract/locales'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type AccountTokenKind, TOKEN_MINUTES } from '../auth/account-tokens.ts'
import { ORDER_CODE_MINUTES } from '../checkout/order-code.ts'
import { toOrder } from '../checkout/orders.ts'
import type { Database } from '../db/database.ts'
import {
  categories,
  contact_messages,
  options,
  orders,
  product_questions,
  product_texts,
  products,
  receipts,
  refunds,
  return_requests,
} from '../db/schema/index.ts'
import type { MailTemplate, MailTemplates } from '../outbox/outbox.ts'
import type { PaymentServices } from '../payment/services.ts'
import { inLanguage } from '../pictures/index.ts'
import { toReturnRequests } from '../returns/return-requests.ts'
import { productPath } from '../seo/product-path.ts'
import { kopiykasOf, oldPriceAt } from '../values/money.ts'
import { qrImageOf } from './qr-image.ts'
import { UndeliverableMail } from './transport.ts'
import type {
  ContactMessageView,
  MailContext,
  OrderCodeView,
  OrderView,
  ProductView,
  QuestionAskedView,
  QuestionView,
  ReceiptView,
  RefundView,
  ReturnView,
} from './views.ts'

interface ViewSources
  extends Pick<PaymentServices, 'dataVersions' | 'pictures' | 'paymentMethods' | 'payee' | 'clock'> {
  db: Database
  lang: Locale
  /** The absolute URL of a path of the shop. */
  urlOf: (path: string) => string
}

/** The row that the mail is about was deleted. */
const notFoundError = (what: string) => new UndeliverableMail(`The ${what} is gone`)

async function loadOrder(
  { orderId, path, status }: MailTemplates['order-status'],
  { db, lang, urlOf, ...services }: ViewSources,
): Promise<OrderView> {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!row) throw notFoundError('order')
  const order = await toOrder(db, row, lang, services)
  return {
    // A mail that was delayed tells of the change that it is about, not of a later one.
    order: status === undefined ? order : { ...order, status },
    url: urlOf(path),
    invoiceUrl: urlOf(path.replace('/cart/thankyou?', '/cart/invoice?')),
  }
}

async function loadRefund(
  { refundId, ...data }: MailTemplates['payment-refunded'],
  sources: ViewSources,
): Promise<RefundView> {
  const shown = await loadOrder(data, sources)
  if (refundId === null) return { ...shown, amount: kopiykasOf(shown.order.total), reason: 'shop', isOnline: false }
  const [refund] = await sources.db
    .select({ amount: refunds.amount, reason: refunds.reason })
    .from(refunds)
    .where(eq(refunds.id, refundId))
  if (!refund) throw notFoundError('refund')
  return { ...shown, ...refund, isOnline: true }
}

async function loadReceipt(
  { receiptId, ...data }: MailTemplates['receipt'],
  sources: ViewSources,
): Promise<ReceiptView> {
  const [receipt] = await sources.db.select().from(receipts).where(eq(receipts.id, receiptId))
  if (!receipt?.number) throw notFoundError('receipt')
  const { kind, number, amount, url } = receipt
  const qr = url === null ? null : await qrImageOf(url)
  return { ...(await loadOrder(data, sources)), kind, receiptNumber: number, amount, receiptUrl: url, qr }
}

async function loadReturn(
  { requestId, path }: MailTemplates['return-created'],
  { db, lang, urlOf }: ViewSources,
): Promise<ReturnView> {
  const [request] = await db.select().from(return_requests).where(eq(return_requests.id, requestId))
  const [shown] = request ? await toReturnRequests(db, [request], lang) : []
  if (!request || !shown) throw notFoundError('return')
  const { refund_amount: amount, refund_id, refunded_at, iban } = request
  const to = refund_id !== null ? 'card' : refunded_at !== null ? 'sent' : iban === null ? 'unknown' : 'account'
  return {
    number: request.number,
    kind: request.kind,
    status: request.status,
    refund: amount === null ? null : { amount, to },
    orderNumber: shown.order_number,
    items: shown.items.map(({ wanted_option: wanted, ...item }) => ({ ...item, wanted })),
    url: urlOf(path),
  }
}

async function loadProduct(
  { productId, optionId }: MailTemplates['back-in-stock'],
  { db, lang, urlOf, pictures }: ViewSources,
): Promise<ProductView> {
  const [product] = await db
    .select({
      name: product_texts.name,
      code: products.code,
      price: products.price,
      old_price: products.old_price,
      pictures: products.pictures,
      slug: products.slug,
      category: categories.slug,
      option: options.name,
      optionCode: options.code,
      optionPrice: options.price,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.category_id))
    .innerJoin(product_texts, and(eq(product_texts.product_id, products.id), eq(product_texts.lang, lang)))
    .leftJoin(
      options,
      optionId === null ? sql`false` : and(eq(options.id, optionId), eq(options.product_id, products.id)),
    )
    .where(eq(products.id, productId))
  if (!product) throw notFoundError('product')
  const price = product.optionPrice ?? product.price
  const [picture] = product.pictures
  return {
    name: product.name,
    code: product.optionCode ?? product.code,
    option: product.option,
    price,
    oldPrice: oldPriceAt(product, price),
    picture: picture ? urlOf(pictures.shared(inLanguage(picture, lang), product.slug)) : null,
    url: urlOf(localise(productPath(product.category, product.slug), lang)),
  }
}

/** A question with its product in a language. Throws when one of them was deleted. */
async function findQuestion(id: number, { db, lang, urlOf }: ViewSources) {
  const [found] = await db
    .select({
      question: product_questions,
      product: product_texts.name,
      code: products.code,
      slug: products.slug,
      category: categories.slug,
    })
    .from(product_questions)
    .innerJoin(products, eq(products.id, product_questions.product_id))
    .innerJoin(categories, eq(categories.id, products.category_id))
    .innerJoin(product_texts, and(eq(product_texts.product_id, products.id), eq(product_texts.lang, lang)))
    .where(eq(product_questions.id, id))
  if (!found) throw notFoundError('question')
  const { category, slug, ...rest } = found
  return { ...rest, url: urlOf(localise(productPath(category, slug), lang)) }
}

async function loadAskedQuestion(
  { questionId }: MailTemplates['question-asked'],
  sources: ViewSources,
): Promise<QuestionAskedView> {
  const { question, product, code, url } = await findQuestion(questionId, sources)
  const { id, name, email, text, lang } = question
  return { id, name, question: text, product, code, hasEmail: email !== null, language: ownNames[lang], url }
}

async function loadQuestion(
  { questionId }: MailTemplates['question-answered'],
  sources: ViewSources,
): Promise<QuestionView> {
  const { question, product, url } = await findQuestion(questionId, sources)
  // Withdrawn before it was mailed.
  if (question.answer === null || question.hidden_at !== null) throw notFoundError('answer')
  return { product, question: question.text, answer: question.answer, url }
}

async function loadMessage(
  { messageId }: MailTemplates['contact-message'],
  { db }: ViewSources,
): Promise<ContactMessageView> {
  const [message] = await db.select().from(contact_messages).where(eq(contact_messages.id, messageId))
  if (!message) throw notFoundError('message')
  const { name, phone, email, message: text, lang } = message
  return { name, phone, email, message: text, language: ownNames[lang] }
}

const withUrl = async ({ name, path }: { name: string; path: string }, { urlOf }: ViewSources) => ({
  name,
  url: urlOf(path),
})
const withLifetime =
  (kind: AccountTokenKind) => async (data: MailTemplates['password-reset'], sources: ViewSources) => ({
    ...(await withUrl(data, sources)),
    minutes: TOKEN_MINUTES[kind],
  })
const asItIs = async <Data>(data: Data): Promise<Data> => data

/** What the outbox stores of a mail, as JSON, and how the present data of its template are loaded. */
interface MailSource<Stored, View> {
  stored: z.ZodType<Stored>
  load: (stored: Stored, sources: ViewSources) => Promise<View>
}
const from = <Stored, View>(
  stored: z.ZodType<Stored>,
  load: MailSource<Stored, View>['load'],
): MailSource<Stored, View> => ({ stored, load })

const name = z.string()
/** A path of this shop: `//host` and absolute URLs are other origins. */
const path = z.string().regex(/^\/(?!\/)[^\s\\]*$/)
const link = z.object({ name, path })
const order = z.object({ orderId: z.int(), path })
const request = z.object({ requestId: z.int(), path })

export const mailSources = {
  'email-confirm': from(link, withUrl),
  'registration-attempt': from(link, withUrl),
  'email-change': from(link, withUrl),
  'email-change-notice': from(z.object({ name, email: z.string() }), asItIs),
  'password-reset': from(link, withLifetime('password_reset')),
  'password-changed': from(z.object({ name }), async ({ name }, { lang, urlOf }) => ({
    name,
    url: urlOf(localise('/password-reset/token', lang)),
  })),
  'sign-in-link': from(link.extend({ endsPassword: z.boolean().optional() }), async (stored, sources) => ({
    ...(await withLifetime('sign_in')(stored, sources)),
    endsPassword: stored.endsPassword === true,
  })),
  'account-deleted': from(z.object({ name }), asItIs),
  'order-code': from(
    z.object({ number: z.string(), code: z.string() }),
    async (stored): Promise<OrderCodeView> => ({ ...stored, minutes: ORDER_CODE_MINUTES }),
  ),
  'order-created': from(order, loadOrder),
  'order-status': from(order.extend({ status: OrderStatus.optional() }), loadOrder),
  'order-delivery': from(order, loadOrder),
  'payment-received': from(order, loadOrder),
  'payment-failed': from(order, loadOrder),
  'payment-refunded': from(order.extend({ refundId: z.int().nullable() }), loadRefund),
  receipt: from(order.extend({ receiptId: z.int() }), loadReceipt),
  'return-created': from(request, loadReturn),
  'return-status': from(request, loadReturn),
  'return-refunded': from(request, loadReturn),
  'back-in-stock': from(z.object({ productId: z.int(), optionId: z.int().nullable() }), loadProduct),
  'question-answered': from(z.object({ questionId: z.int() }), loadQuestion),
  'newsletter-confirm': from(
    z.object({ path, unsubscribePath: path }),
    async ({ path, unsubscribePath }, { urlOf }) => ({ url: urlOf(path), unsubscribeUrl: urlOf(unsubscribePath) }),
  ),
  'contact-message': from(z.object({ messageId: z.int() }), loadMessage),
  'question-asked': from(z.object({ questionId: z.int() }), loadAskedQuestion),
} satisfies { readonly [Template in MailTemplate]: MailSource<MailTemplates[Template], unknown> }

/** Data of each template, loaded when the mail is sent. URLs are absolute. */
export type MailViews = { [Template in MailTemplate]: Awaited<ReturnType<(typeof mailSources)[Template]['load']>> }

export type RenderMail = <Template extends MailTemplate>(
  template: Template,
  view: MailViews[Template],
  context: MailContext,
) => Record<'subject' | 'html' | 'text', string>

const sourceOf: { readonly [Template in MailTemplate]: MailSource<MailTemplates[Template], MailViews[Template]> } =
  mailSources

export const isMailTemplate = (text: string): text is MailTemplate => Object.hasOwn(mailSources, text)

/**
 * Loads the current data of a mail. Throws `UndeliverableMail` when what is stored of it is wrong, or the row it is about was
 * deleted.
 */
export async function loadView<Template extends MailTemplate>(
  template: Template,
  stored: unknown,
  sources: ViewSources,
): Promise<MailViews[Template]> {
  const source = sourceOf[template]
  const parsed = source.stored.safeParse(stored)
  if (!parsed.success) throw new UndeliverableMail('Its values are not those of its template')
  return source.load(parsed.data, sources)
}

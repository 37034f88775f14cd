import { OrderStatus } from '@shop/contract'
import { z } from 'zod'
import type { MailTemplate, MailTemplates } from '../outbox/outbox.ts'

const name = z.string()
/** A path of this shop: `//host` and absolute URLs are other origins. */
const path = z.string().regex(/^\/(?!\/)[^\s\\]*$/)
const link = z.object({ name, path })
const order = z.object({ orderId: z.int(), path })
const request = z.object({ requestId: z.int(), path })

/** Schemas of the data, which the outbox stores as JSON. */
export const mailData: { readonly [Template in MailTemplate]: z.ZodType<MailTemplates[Template]> } = {
  'email-confirm': link,
  'registration-attempt': link,
  'email-change': link,
  'email-change-notice': z.object({ name, email: z.string() }),
  'password-reset': link,
  'password-changed': z.object({ name }),
  'sign-in-link': link.extend({ endsPassword: z.boolean().optional() }),
  'account-deleted': z.object({ name }),
  'order-code': z.object({ number: z.string(), code: z.string() }),
  'order-created': order,
  'payment-received': order,
  'payment-failed': order,
  'payment-refunded': order.extend({ refundId: z.int().nullable() }),
  'order-status': order.extend({ status: OrderStatus.optional() }),
  'order-delivery': order,
  receipt: order.extend({ receiptId: z.int() }),
  'return-created': request,
  'return-status': request,
  'return-refunded': request,
  'back-in-stock': z.object({ productId: z.int(), optionId: z.int().nullable() }),
  'question-answered': z.object({ questionId: z.int() }),
  'newsletter-confirm': z.object({ path, unsubscribePath: path }),
  'contact-message': z.object({ messageId: z.int() }),
  'question-asked': z.object({ questionId: z.int() }),
}

export const isMailTemplate = (text: string): text is MailTemplate => Object.hasOwn(mailData, text)

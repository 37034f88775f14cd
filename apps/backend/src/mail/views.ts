import type { Order, ReturnStatus } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { MailTemplate } from './outbox.ts'
import type { MailWords } from './words/uk.ts'

/** The shop as every mail names it. */
export interface MailShop {
  name: string
  /** Its home page in the mail's language. */
  url: string
  phone: { label: string; number: string } | null
  email: string | null
  address: string | null
  hours: string | null
  /** `#rrggbb`. */
  accent: string
}

export interface MailContext {
  lang: Locale
  words: MailWords
  shop: MailShop
}

export interface ActionView {
  name: string
  url: string
}

export interface OrderView {
  order: Order
  url: string
}

export interface ReturnView {
  number: string
  kind: 'exchange' | 'return'
  status: ReturnStatus
  orderNumber: string
  items: readonly { name: string; option: string | null; count: number; wanted: string | null }[]
  url: string
}

export interface ProductView {
  name: string
  code: string
  option: string | null
  /** Whole kopiykas. */
  price: number
  oldPrice: number | null
  /** JPEG of 1200 × 630 pixels. */
  picture: string | null
  url: string
}

export interface ContactMessageView {
  name: string
  phone: string
  email: string | null
  message: string
  /** Of the page it was sent from. */
  language: string
}

/** What each template shows, read when the mail is sent. Addresses are absolute. */
export interface MailViews {
  'email-confirm': ActionView
  'email-change': ActionView
  'email-change-notice': { name: string; email: string }
  'password-reset': ActionView
  'password-changed': { name: string }
  'sign-in-link': ActionView
  'account-deleted': { name: string }
  'order-created': OrderView
  'order-status': OrderView
  'return-created': ReturnView
  'return-status': ReturnView
  'back-in-stock': ProductView
  'newsletter-confirm': { url: string; unsubscribeUrl: string }
  'contact-message': ContactMessageView
}

/** What a template makes of its view. */
export interface RenderedMail {
  subject: string
  html: string
  text: string
}

export type RenderMail = <Template extends MailTemplate>(
  template: Template,
  view: MailViews[Template],
  context: MailContext,
) => Promise<RenderedMail>

import { compile } from 'html-to-text'
import { createElement as h, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { headerText } from '../../outbox/mailbox.ts'
import type { MailTemplate } from '../../outbox/outbox.ts'
import type { MailViews, RenderMail } from '../load-views.ts'
import { accountTemplate } from './account.ts'
import { backInStock } from './back-in-stock.ts'
import { contactMessage } from './contact-message.ts'
import { linksOf, withoutForeignLinks, withoutForeignLinksInText } from './foreign-links.ts'
import { Layout } from './layout.ts'
import { newsletterConfirm } from './newsletter.ts'
import { orderCode, orderCreated, orderDelivery, orderStatus } from './order.ts'
import { paymentFailed, paymentReceived, paymentRefunded } from './payment.ts'
import { questionAnswered, questionAsked } from './question.ts'
import { receipt } from './receipt.ts'
import { returnCreated, returnRefunded, returnStatus } from './return.ts'
import type { Template } from './template.ts'

const templates: { readonly [Name in MailTemplate]: Template<MailViews[Name]> } = {
  'email-confirm': accountTemplate('emailConfirm'),
  'registration-attempt': accountTemplate('registrationAttempt'),
  'email-change': accountTemplate('emailChange'),
  'email-change-notice': accountTemplate('emailChangeNotice'),
  'password-reset': accountTemplate('passwordReset'),
  'password-changed': accountTemplate('passwordChanged'),
  'sign-in-link': accountTemplate('signInLink'),
  'account-deleted': accountTemplate('accountDeleted'),
  'order-code': orderCode,
  'order-created': orderCreated,
  'order-status': orderStatus,
  'payment-received': paymentReceived,
  'payment-failed': paymentFailed,
  'payment-refunded': paymentRefunded,
  'order-delivery': orderDelivery,
  receipt,
  'return-created': returnCreated,
  'return-status': returnStatus,
  'return-refunded': returnRefunded,
  'back-in-stock': backInStock,
  'question-answered': questionAnswered,
  'newsletter-confirm': newsletterConfirm,
  'contact-message': contactMessage,
  'question-asked': questionAsked,
}

/** Compiled once. Cells are lines, headings have no capitals, and links of phone numbers no URL. */
const toPlainText = compile({
  wordwrap: false,
  selectors: [
    ...['img', '[data-skip-in-text=true]'].map(selector => ({ selector, format: 'skip' })),
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    ...['td', 'th'].map(selector => ({
      selector,
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    })),
    ...['h1', 'h2'].map(selector => ({ selector, format: 'heading', options: { uppercase: false } })),
    { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
  ],
})

/** That of the mail programs which know no HTML 5. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** Without the links by which React preloads pictures: a mail has no others. */
const toHtml = (mail: ReactElement): string => DOCTYPE + renderToStaticMarkup(mail).replace(/<link\b[^>]*>/g, '')

/** What the plain text is made of, half of the HTML: reading it takes most of the time. */
const unstyledBody = (html: string): string => html.slice(html.indexOf('<body')).replace(/ style="[^"]*"/g, '')

/** Renders a mail as HTML and as plain text. */
export const renderMail: RenderMail = (name, view, context) => {
  const { subject, preview, content } = templates[name]
  const title = headerText(subject(view, context))
  const html = toHtml(
    h(Layout, { ...context, title, preview: preview(view, context) }, content({ ...view, ...context })),
  )
  const text = withoutForeignLinksInText(toPlainText(unstyledBody(html)), linksOf(html))
  return { subject: title, html: withoutForeignLinks(html), text }
}

import { type Locale, localise } from '@shop/contract/locales'
import { loadShop, mainContact } from '../brand/shop-identity.ts'
import type { MailSettings } from '../outbox/mail-settings.ts'
import { headerText, isMailAddress, type Mailbox } from '../outbox/mailbox.ts'
import type { MailTemplate } from '../outbox/outbox.ts'
import type { PaymentServices } from '../payment/services.ts'
import { isMailTemplate, loadView, type MailViews, type RenderMail } from './load-views.ts'
import { phoneText } from './phone-text.ts'
import { QR_IMAGE } from './qr-image.ts'
import type { MailRow } from './sender.ts'
import { type OutgoingMail, type PhoneMessage, UndeliverableMail } from './transport.ts'
import { mailWords } from './words/index.ts'

export interface ComposeOptions
  extends Pick<PaymentServices, 'db' | 'dataVersions' | 'pictures' | 'paymentMethods' | 'payee' | 'secrets' | 'clock'> {
  settings: MailSettings
  /** Loads the templates and React; called only when there is a mail to send. */
  loadTemplates: () => Promise<{ renderMail: RenderMail }>
}

const ACCENT = '#ff5b1f'

const shopView = async (lang: Locale, options: ComposeOptions) => {
  const identity = await loadShop(lang, options)
  const { name, themeColour, money } = identity
  const { shopUrl } = options.settings
  const contact = mainContact(identity)
  const shop = {
    name: name || new URL(shopUrl).hostname,
    url: shopUrl + localise('/', lang),
    phone: contact?.phones[0] ?? null,
    email: contact?.email ?? null,
    address: contact?.address ?? null,
    hours: contact?.hours ?? null,
    accent: /^#[\da-f]{6}$/i.test(themeColour) ? themeColour : ACCENT,
  }
  return { shop, money }
}

/** Reply-To: the shopper for a contact message, or else none, which means the sender. */
function replyToOf<Template extends MailTemplate>(template: Template, view: MailViews[Template]): Mailbox | null {
  if (template !== 'contact-message' || !('email' in view) || !view.email || !isMailAddress(view.email)) return null
  return { name: 'name' in view ? headerText(view.name) : '', address: view.email }
}

/** One-click unsubscription. Source: RFC 8058. */
const listHeaders = (unsubscribeUrl: string) => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The template of an entry of the outbox. */
function templateOf({ template }: MailRow): MailTemplate {
  if (!isMailTemplate(template)) throw new UndeliverableMail('There is no such template')
  return template
}

/** The present values of an entry of the outbox. */
const viewOf = <Template extends MailTemplate>(template: Template, mail: MailRow, options: ComposeOptions) =>
  loadView(template, mail.data, { ...options, lang: mail.lang, urlOf: path => options.settings.shopUrl + path })

/** The same at every attempt. */
const idOf = ({ key }: MailRow, { secrets }: ComposeOptions): string => secrets.tokenFor('message id', key)

/** Renders an entry of the outbox. Throws `UndeliverableMail` when it cannot be rendered. */
export async function composeMail(mail: MailRow, options: ComposeOptions): Promise<OutgoingMail> {
  if (!isMailAddress(mail.recipient)) throw new UndeliverableMail('The recipient is no mail address')
  return composeFrom(templateOf(mail), mail, options)
}

/** Writes the text of an entry of the outbox that goes to a phone. Throws `UndeliverableMail` when there is none. */
export async function composePhoneMessage(mail: MailRow, options: ComposeOptions): Promise<PhoneMessage> {
  return composeText(templateOf(mail), mail, options)
}

async function composeText<Template extends MailTemplate>(
  template: Template,
  mail: MailRow,
  options: ComposeOptions,
): Promise<PhoneMessage> {
  const words = mailWords[mail.lang].phone
  const link = options.settings.shopUrl + localise('/order', mail.lang)
  const text = phoneText(template, await viewOf(template, mail, options), { words, link })
  if (text === null) throw new UndeliverableMail('There is no text of it for phones')
  return { id: idOf(mail, options), phone: mail.recipient, text }
}

async function composeFrom<Template extends MailTemplate>(
  template: Template,
  mail: MailRow,
  options: ComposeOptions,
): Promise<OutgoingMail> {
  const { lang } = mail
  const { settings } = options
  const [view, { shop, money }, { renderMail }] = await Promise.all([
    viewOf(template, mail, options),
    shopView(lang, options),
    options.loadTemplates(),
  ])
  const { subject, html, text } = renderMail(template, view, { lang, words: mailWords[lang], shop, money })
  const { from } = settings
  return {
    messageId: `${idOf(mail, options)}@${from.address.slice(from.address.indexOf('@') + 1)}`,
    from: { ...from, name: headerText(from.name || shop.name) },
    to: { name: '', address: mail.recipient },
    replyTo: replyToOf(template, view),
    subject,
    html,
    text,
    images: 'qr' in view && view.qr ? [{ name: QR_IMAGE, content: view.qr }] : [],
    headers: {
      // Suppresses automatic replies. Source: RFC 3834.
      'Auto-Submitted': 'auto-generated',
      ...('unsubscribeUrl' in view ? listHeaders(view.unsubscribeUrl) : {}),
    },
  }
}

/** Chooses the adapters of the ports by the environment: nothing else knows which there are. */
import { demoCarrier } from './adapters/carrier/demo-directory/index.ts'
import { novaPoshta } from './adapters/carrier/nova-poshta/index.ts'
import { openIdProvider } from './adapters/identity/openid/index.ts'
import { createFileTransport } from './adapters/mail/files.ts'
import { createSmtpTransport } from './adapters/mail/smtp.ts'
import { noPhones, phoneFiles } from './adapters/phone/files.ts'
import { turboSms } from './adapters/phone/turbosms.ts'
import type { IdentityProvider } from './auth/identity-provider.ts'
import type { Carrier } from './delivery/carrier.ts'
import type { Environment } from './environment.ts'
import type { MailTransport, PhoneTransport } from './mail/transport.ts'

export { createFiscalService } from './adapters/fiscal/index.ts'
export { createPaymentProviders } from './adapters/payment/index.ts'
export { paymentMethodsWith } from './adapters/payment/methods.ts'

/** Nova Poshta with a key, the demo directory without. */
export const createCarrier = ({ novaPoshta: settings }: Pick<Environment, 'novaPoshta'>): Carrier =>
  settings ? novaPoshta(settings) : demoCarrier

/** An SMTP server, or a folder without one. */
export const createMailTransport = ({ mail: { smtpUrl, dir } }: Pick<Environment, 'mail'>): MailTransport =>
  smtpUrl === null ? createFileTransport(dir) : createSmtpTransport(smtpUrl)

/** TurboSMS with a key; the folder of the mails in a demo. */
export function createPhoneTransport({ phone, mail }: Pick<Environment, 'phone' | 'mail'>): PhoneTransport {
  if (phone.turboSms) return turboSms(phone.turboSms)
  return phone.demo ? phoneFiles(createFileTransport(mail.dir), mail.from) : noPhones
}

/** The store's page that Google redirects customers to. Source: spec §7. */
const GOOGLE_CALLBACK = '/google/callback'

/** Null without a client of Google. */
export const createGoogle = ({
  google,
  publicUrl,
}: Pick<Environment, 'google' | 'publicUrl'>): IdentityProvider | null =>
  google && publicUrl ? openIdProvider({ ...google, redirectUri: `${publicUrl}${GOOGLE_CALLBACK}` }) : null

import { join, resolve } from 'node:path'
import { z } from 'zod'
import { optional } from '../platform/variables.ts'
import { type Mailbox, parseMailbox } from './mailbox.ts'

const mailbox = z.string().transform((text, context) => {
  const parsed = parseMailbox(text)
  if (parsed) return parsed
  context.addIssue({
    code: 'custom',
    message: 'must be an e-mail address: shop@shop.example or Shop <shop@shop.example>',
  })
  return z.NEVER
})

export const mailVariables = z.object({
  /** Sends mail: `smtps://user:password@host:465`, or `smtp://` with STARTTLS. Without it mails are written as files. */
  SMTP_URL: optional(
    z
      .url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })
      .refine(url => URL.canParse(url) && new URL(url).hostname !== '', 'must name a host'),
  ),
  /** Folder of the mails when there is no SMTP_URL. */
  MAIL_DIR: optional(z.string()),
  /** Sender of every mail. */
  MAIL_FROM: optional(mailbox),
  /** Who reads the messages of the contact form. */
  MAIL_TO: optional(mailbox),
})

export interface MailSettings {
  /** Null: mails are written to `dir`. */
  smtpUrl: string | null
  /** An absolute path. */
  dir: string
  /** Its name is empty when the settings of the shop give one. */
  from: Mailbox
  /** Null: the main contact of the settings, or `from`. */
  to: Mailbox | null
  /** Where links lead: `publicUrl`, or the address that the start prints. */
  shopUrl: string
}

/** An IP address stands in brackets in a mail address. */
const defaultSender = (host: string): Mailbox => ({
  name: '',
  address: `shop@${/^[\d.]+$/.test(host) ? `[${host}]` : host.replace(/^\[(.*)\]$/, '[IPv6:$1]')}`,
})

export const mailSettings = (
  { SMTP_URL, MAIL_DIR, MAIL_FROM, MAIL_TO }: z.output<typeof mailVariables>,
  { dataDir, shopUrl }: { dataDir: string; shopUrl: string },
): MailSettings => ({
  smtpUrl: SMTP_URL ?? null,
  dir: resolve(MAIL_DIR ?? join(dataDir, 'mail')),
  from: MAIL_FROM ?? defaultSender(new URL(shopUrl).hostname),
  to: MAIL_TO ?? null,
  shopUrl,
})

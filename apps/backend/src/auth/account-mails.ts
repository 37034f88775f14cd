import { type Locale, localise } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { mails } from '../db/schema/index.ts'
import { enqueueMail, type Mail, type MailTemplate } from '../outbox/outbox.ts'
import { createLinkToken, hashToken } from './access-token.ts'
import { issueAccountToken } from './account-tokens.ts'
import type { UserRow } from './sessions.ts'

type Recipient = Pick<UserRow, 'id' | 'name' | 'email' | 'email_confirmed_at' | 'password_hash'>

/** Template and path of each mail with a link. */
const links = {
  email_confirm: { template: 'email-confirm', path: '/user-email-confirm/token/' },
  email_change: { template: 'email-change', path: '/user-email-confirm/token/' },
  password_reset: { template: 'password-reset', path: '/password-reset/token/' },
  sign_in: { template: 'sign-in-link', path: '/s-login/' },
} as const

type LinkKind = keyof typeof links

const linkMail = (kind: LinkKind, token: string, lang: Locale, recipient: Omit<Recipient, 'id'>): Mail => {
  const { name, email, email_confirmed_at, password_hash } = recipient
  const endsPassword = kind === 'sign_in' && email_confirmed_at === null && password_hash !== null
  return {
    key: `${links[kind].template}:${hashToken(token)}`,
    template: links[kind].template,
    lang,
    recipient: email,
    data: { name, path: localise(links[kind].path + token, lang), ...(endsPassword && { endsPassword }) },
  }
}

/** Mails a link with a new token; for `email_change` the recipient's address is the new one. */
export async function mailLink(tx: Database, kind: LinkKind, lang: Locale, recipient: Recipient): Promise<void> {
  const { id: userId, email } = recipient
  await enqueueMail(tx, linkMail(kind, await issueAccountToken(tx, { userId, kind, email }), lang, recipient))
}

/** Does the same work as `mailLink` without a result, so that response times do not reveal whether an account exists. */
export async function simulateMailLink(tx: Database, kind: LinkKind, lang: Locale, email: string): Promise<void> {
  const mail = linkMail(kind, createLinkToken(), lang, {
    name: '',
    email,
    email_confirmed_at: null,
    password_hash: null,
  })
  await enqueueMail(tx, mail)
  await tx.delete(mails).where(eq(mails.key, mail.key))
}

/**
 * Tells the owner of an account that somebody has tried to register its e-mail again: at most once a day, and in the owner's language,
 * since anybody may cause it.
 */
export const mailRegistrationAttempt = (tx: Database, { id, name, email, lang }: UserRow, today: Date): Promise<void> =>
  enqueueMail(tx, {
    key: `registration-attempt:${id}:${today.toISOString().slice(0, 10)}`,
    template: 'registration-attempt',
    lang,
    recipient: email,
    data: { name, path: localise('/login', lang) },
  })

/** Templates about the account, as opposed to orders and returns. */
export const accountMailTemplates: MailTemplate[] = [
  ...Object.values(links).map(({ template }) => template),
  'registration-attempt',
  'email-change-notice',
  'password-changed',
]

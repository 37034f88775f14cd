import { randomUUID } from 'node:crypto'
import { profileDelete, profileEdit } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { checkAccountLimit } from '../auth/account-limits.ts'
import { accountMailTemplates, mailLink, pretendToMailLink } from '../auth/account-mails.ts'
import { checkCurrentPassword, wrongCurrentPassword } from '../auth/current-password.ts'
import { endSessions, toUser, type UserRow } from '../auth/sessions.ts'
import { findUserByEmail, lockUser, normaliseEmail } from '../auth/users.ts'
import type { Database } from '../db/database.ts'
import { account_tokens, mails, stock_requests, subscribers, users } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { type CallError, type CallResult, isCallError, ok } from '../wire/call-result.ts'
import { type Context, defineCustomerHandler } from '../wire/handler.ts'

type Edit = z.output<typeof profileEdit.body>

const gone = (): CallError => ({ ok: false, code: 'unauthorised' })

/** Ends what somebody else may still get in with after a password was changed: other sessions and links under way. */
async function changePassword(tx: Database, user: UserRow, { lang }: Edit, password_hash: string, sessionId: number) {
  await tx.update(users).set({ password_hash }).where(eq(users.id, user.id))
  await endSessions(tx, user.id, sessionId)
  await tx
    .delete(account_tokens)
    .where(
      and(
        eq(account_tokens.user_id, user.id),
        inArray(account_tokens.kind, ['password_reset', 'sign_in', 'email_change']),
      ),
    )
  await enqueueMail(tx, {
    key: `password-changed:${randomUUID()}`,
    template: 'password-changed',
    lang,
    recipient: user.email,
    data: { name: user.name },
  })
}

/**
 * Mails a link to the new address, which is taken over when it is opened, and tells the present one. When the new address has
 * an account it is mailed nothing, and everything else goes on as if it had none.
 */
async function requestEmailChange(tx: Database, user: UserRow, { lang }: Edit, email: string) {
  const taken = (await findUserByEmail(tx, email)) !== null
  if (taken) await pretendToMailLink(tx, 'email_change', lang, email)
  else await mailLink(tx, 'email_change', lang, { ...user, email })
  await enqueueMail(tx, {
    key: `email-change-notice:${randomUUID()}`,
    template: 'email-change-notice',
    lang,
    recipient: user.email,
    data: { name: user.name, email },
  })
}

async function edit(body: Edit, context: Context & { customer: { id: number; sessionId: number } }) {
  const { db, passwords, customer } = context
  const { lang, name, last_name, phone, password } = body
  const [known] = await db.select().from(users).where(eq(users.id, customer.id))
  if (!known) return gone()
  const email = body.email === undefined ? known.email : normaliseEmail(body.email)
  const isProtected = password !== undefined || email !== known.email
  const refused =
    (isProtected ? await checkCurrentPassword(known, body, context) : null) ??
    (email === known.email ? null : await checkAccountLimit('resend', { lang }, context, String(customer.id)))
  if (refused) return refused
  const password_hash = password === undefined ? null : await passwords.hash(password)
  return transact<CallResult<z.input<typeof profileEdit.data>>>(
    db,
    async tx => {
      const user = await lockUser(tx, customer.id)
      if (!user) return gone()
      // It may have been changed while the one given was being compared.
      if (isProtected && user.password_hash !== known.password_hash) return wrongCurrentPassword()
      const changed = {
        name: name ?? user.name,
        last_name: last_name ?? user.last_name,
        phone: phone === undefined ? user.phone : phone || null,
      }
      await tx.update(users).set(changed).where(eq(users.id, user.id))
      const edited = { ...user, ...changed }
      if (password_hash !== null) await changePassword(tx, edited, body, password_hash, customer.sessionId)
      if (email !== user.email) await requestEmailChange(tx, edited, body, email)
      return ok(toUser(edited))
    },
    isCallError,
  )
}

/** Removes what is kept under the address of a customer beside the account; another's address is left alone. */
async function forgetEmail(tx: Database, { email, email_confirmed_at }: UserRow): Promise<void> {
  await tx.delete(mails).where(and(eq(mails.recipient, email), inArray(mails.template, accountMailTemplates)))
  if (email_confirmed_at === null) return
  await tx.delete(subscribers).where(eq(subscribers.email, email))
  await tx.delete(stock_requests).where(eq(stock_requests.email, email))
}

/** Deletes a locked customer and mails that it was done. Orders and returns stay without a link to the person. */
export async function deleteAccount(tx: Database, user: UserRow, lang: Locale): Promise<void> {
  await forgetEmail(tx, user)
  await tx.delete(users).where(eq(users.id, user.id))
  await enqueueMail(tx, {
    key: `account-deleted:${randomUUID()}`,
    template: 'account-deleted',
    lang,
    recipient: user.email,
    data: { name: user.name },
  })
}

export const profile = [
  defineCustomerHandler(profileEdit, edit),
  /** Orders and returns stay, as the law on accounting demands, without a link to the person. */
  defineCustomerHandler(profileDelete, async (body, context) => {
    const { db, customer } = context
    const [known] = await db.select().from(users).where(eq(users.id, customer.id))
    if (!known) return gone()
    const refused = await checkCurrentPassword(known, body, context)
    if (refused) return refused
    return transact<CallResult<Record<never, never>>>(
      db,
      async tx => {
        const user = await lockUser(tx, customer.id)
        if (!user) return gone()
        if (user.password_hash !== known.password_hash) return wrongCurrentPassword()
        await deleteAccount(tx, user, body.lang)
        return ok({})
      },
      isCallError,
    )
  }),
]

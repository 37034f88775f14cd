import { randomUUID } from 'node:crypto'
import { profileDelete, profileEdit, profileSignInMethods } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { checkAccountLimit } from '../auth/account-limits.ts'
import { accountMailTemplates, mailLink, simulateMailLink } from '../auth/account-mails.ts'
import { checkCurrentPassword, isRecentSession, wrongCurrentPassword } from '../auth/current-password.ts'
import { rememberDevice } from '../auth/known-device.ts'
import type { AuthContext } from '../auth/services.ts'
import { endSessions, toUser, type UserRow } from '../auth/sessions.ts'
import { findUserByEmail, normaliseEmail, withLockedUser } from '../auth/users.ts'
import type { Database } from '../db/database.ts'
import { account_tokens, contact_messages, mails, stock_requests, subscribers, users } from '../db/schema/index.ts'
import { contactMessageKey, enqueueMail } from '../outbox/outbox.ts'
import { forgetQuestions } from '../questions/forget-questions.ts'
import { anonymiseReviews } from '../reviews/anonymise-reviews.ts'
import { ok, unauthorised } from '../wire/call-result.ts'
import { type Customer, defineCustomerHandler } from '../wire/handler.ts'

type Edit = z.output<typeof profileEdit.body>

/** Sets the password, ends other sessions and revokes mailed tokens. */
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
 * Mails a confirmation link to the new e-mail and a notice to the current one. A taken e-mail gets no mail; everything else is
 * the same, so that the customer does not learn that it is taken.
 */
async function requestEmailChange(tx: Database, user: UserRow, { lang }: Edit, email: string) {
  const isTaken = (await findUserByEmail(tx, email)) !== null
  if (isTaken) await simulateMailLink(tx, 'email_change', lang, email)
  else await mailLink(tx, 'email_change', lang, { ...user, email })
  await enqueueMail(tx, {
    key: `email-change-notice:${randomUUID()}`,
    template: 'email-change-notice',
    lang,
    recipient: user.email,
    data: { name: user.name, email },
  })
}

async function edit(body: Edit, context: AuthContext & { customer: Customer }) {
  const { db, passwords, customer } = context
  const { lang, name, last_name, phone, password } = body
  const [known] = await db.select().from(users).where(eq(users.id, customer.id))
  if (!known) return unauthorised()
  const email = body.email === undefined ? known.email : normaliseEmail(body.email)
  const isProtected = password !== undefined || email !== known.email
  const refused =
    (isProtected ? await checkCurrentPassword(known, body, context) : null) ??
    (email === known.email ? null : await checkAccountLimit('resend', { lang }, context, String(customer.id)))
  if (refused) return refused
  const password_hash = password === undefined ? null : await passwords.hash(password, context.address)
  return withLockedUser<z.input<typeof profileEdit.data>>(context, async (tx, user) => {
    // The password may have changed during the verification.
    if (isProtected && user.password_hash !== known.password_hash) return wrongCurrentPassword()
    const changed = {
      name: name ?? user.name,
      last_name: last_name ?? user.last_name,
      phone: phone === undefined ? user.phone : phone || null,
    }
    await tx.update(users).set(changed).where(eq(users.id, user.id))
    const edited = { ...user, ...changed }
    if (password_hash !== null) {
      await changePassword(tx, edited, body, password_hash, customer.sessionId)
      rememberDevice({ ...edited, password_hash }, context)
    }
    if (email !== user.email) await requestEmailChange(tx, edited, body, email)
    return ok(toUser(edited))
  })
}

/**
 * Deletes mails about the account and, if the e-mail is confirmed, what else is stored of it: subscriptions, requests, messages to the
 * shop, and their mails. No law demands keeping any of these.
 */
async function forgetEmail(tx: Database, { email, email_confirmed_at }: UserRow): Promise<void> {
  await tx.delete(mails).where(and(eq(mails.recipient, email), inArray(mails.template, accountMailTemplates)))
  if (email_confirmed_at === null) return
  await tx
    .delete(mails)
    .where(
      and(
        eq(mails.recipient, email),
        inArray(mails.template, ['newsletter-confirm', 'back-in-stock', 'question-answered']),
      ),
    )
  await tx.delete(subscribers).where(eq(subscribers.email, email))
  await tx.delete(stock_requests).where(eq(stock_requests.email, email))
  const messages = await tx
    .delete(contact_messages)
    .where(eq(sql`lower(${contact_messages.email})`, email))
    .returning({ id: contact_messages.id })
  const keys = messages.map(({ id }) => contactMessageKey(id))
  if (keys.length > 0) await tx.delete(mails).where(inArray(mails.key, keys))
}

/**
 * Deletes a locked customer and mails that it was done. Orders and returns stay for accounting, without a reference to the customer;
 * reviews stay without their name.
 */
export async function deleteAccount(tx: Database, user: UserRow, lang: Locale): Promise<void> {
  await forgetEmail(tx, user)
  await anonymiseReviews(tx, user.id)
  await forgetQuestions(tx, user)
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
  defineCustomerHandler(profileSignInMethods, async (_, { db, customer }) => {
    const [user] = await db.select().from(users).where(eq(users.id, customer.id))
    if (!user) return unauthorised()
    const { password_hash, google_subject } = user
    const recent = await isRecentSession(db, customer)
    return ok({ password: password_hash !== null, google: google_subject !== null, recent })
  }),
  defineCustomerHandler(profileDelete, async (body, context: AuthContext & { customer: Customer }) => {
    const { db, customer, dataVersions } = context
    const [known] = await db.select().from(users).where(eq(users.id, customer.id))
    if (!known) return unauthorised()
    const refused = await checkCurrentPassword(known, body, context)
    if (refused) return refused
    const deleted = await withLockedUser(context, async (tx, user) => {
      if (user.password_hash !== known.password_hash) return wrongCurrentPassword()
      await deleteAccount(tx, user, body.lang)
      return ok({})
    })
    if (deleted.ok) dataVersions.expire()
    return deleted
  }),
]

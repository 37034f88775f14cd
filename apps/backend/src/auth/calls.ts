import {
  authEmailConfirm,
  authEmailResend,
  authLink,
  authLogin,
  authLogout,
  authPasswordForgot,
  authPasswordReset,
  authRegister,
  authToken,
  authUser,
  messages,
} from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import { sqlStateOf } from '../db/errors.ts'
import { account_tokens, sessions, users } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { enqueueMail } from '../outbox/outbox.ts'
import { type CallError, type CallResult, invalid, isCallError, ok, unauthorised } from '../wire/call-result.ts'
import { type Context, defineCustomerHandler, defineHandler } from '../wire/handler.ts'
import { words } from '../words/index.ts'
import { hashToken } from './access-token.ts'
import { checkAccountLimit, checkMailLimit, clearAccountLimits, refundAccountLimit } from './account-limits.ts'
import { mailLink, mailRegistrationAttempt, simulateMailLink } from './account-mails.ts'
import { type AccountTokenKind, consumeAccountToken, hasAccountToken } from './account-tokens.ts'
import { googleSignIn } from './google.ts'
import { rememberDevice } from './known-device.ts'
import { confirmEmail, confirmPressed, revokeAccess, takeOverUnconfirmed } from './prove-email.ts'
import type { AuthContext } from './services.ts'
import { startSession, toUser, type UserRow } from './sessions.ts'
import { findUserByEmail, lockUser, normaliseEmail } from './users.ts'

type Session = z.input<typeof authLogin.data>

/** SQLSTATE. */
const UNIQUE_VIOLATION = '23505'

const invalidLink = (): CallError => invalid({ token: { rule: 'invalidLink' } })

const emailTaken = (): CallError => invalid({ email: { rule: 'emailTaken' } })

const wrongCredentials = (lang: Locale): CallError => unauthorised(words[lang].account.wrongCredentials)

async function register(
  { lang, name, last_name, email, phone, password }: z.output<typeof authRegister.body>,
  context: AuthContext,
): Promise<CallResult<Session>> {
  const { db, passwords, userAgent, clock } = context
  const refused = await checkAccountLimit('register', { lang }, context, normaliseEmail(email))
  if (refused) return refused
  // Hashed before the e-mail is looked up: a taken e-mail is reported, but at the cost of a hash.
  const password_hash = await passwords.hash(password, context.address)
  const session = await transact(db, async tx => {
    const [user] = await tx
      .insert(users)
      .values({ lang, name, last_name, email: normaliseEmail(email), phone: phone || null, password_hash })
      .onConflictDoNothing({ target: users.email })
      .returning()
    if (!user) {
      const owner = await findUserByEmail(tx, email)
      if (owner) await mailRegistrationAttempt(tx, owner, clock())
      return null
    }
    await mailLink(tx, 'email_confirm', lang, user)
    return startSession(tx, user, userAgent)
  })
  return session ? ok(session) : emailTaken()
}

async function login(
  { lang, email, password }: z.output<typeof authLogin.body>,
  context: AuthContext,
): Promise<CallResult<Session>> {
  const { db, passwords, userAgent } = context
  const account = normaliseEmail(email)
  const refused = await checkAccountLimit('sign in', { lang }, context, account)
  if (refused) return refused
  const known = await findUserByEmail(db, email)
  const stored = known?.password_hash ?? null
  if (!(await passwords.verify(stored, password, context.address)) || known === null || stored === null)
    return wrongCredentials(lang)
  const password_hash = passwords.isOutdated(stored) ? await passwords.hash(password, context.address) : stored
  const signedIn = await transact<CallResult<Session>>(db, async tx => {
    const user = await lockUser(tx, known.id)
    // The password may have changed during the verification.
    if (user?.password_hash !== stored) return wrongCredentials(lang)
    if (password_hash !== stored) await tx.update(users).set({ password_hash }).where(eq(users.id, user.id))
    rememberDevice({ ...user, password_hash }, context)
    return ok(await startSession(tx, user, userAgent))
  })
  if (signedIn.ok) await refundAccountLimit('sign in', context, account)
  return signedIn
}

/** Mails a link if the e-mail has an account. Answer and work are the same if it has none. */
async function requestLink(
  kind: 'password_reset' | 'sign_in',
  { lang, email }: { lang: Locale; email: string },
  context: Context,
): Promise<CallResult<Record<never, never>>> {
  const action = kind === 'sign_in' ? 'link' : 'forgot'
  const limited = await checkMailLimit(action, { lang }, context, normaliseEmail(email))
  if (limited === 'mailed') return ok({})
  if (limited) return limited
  await transact(context.db, async tx => {
    const user = await findUserByEmail(tx, email)
    await (user ? mailLink(tx, kind, lang, user) : simulateMailLink(tx, kind, lang, normaliseEmail(email)))
  })
  return ok({})
}

/** Consumes a mailed token and runs `work` in the same transaction. */
const withToken = <Data>(
  db: Database,
  token: string,
  kinds: readonly AccountTokenKind[],
  work: (tx: Database, user: UserRow, used: { kind: AccountTokenKind; email: string }) => Promise<CallResult<Data>>,
): Promise<CallResult<Data>> =>
  transact<CallResult<Data>>(
    db,
    async tx => {
      const used = await consumeAccountToken(tx, token, kinds)
      const user = used && (await lockUser(tx, used.userId))
      return user ? work(tx, user, used) : invalidLink()
    },
    isCallError,
  )

async function resetPassword(
  { lang, token, password }: z.output<typeof authPasswordReset.body>,
  context: AuthContext,
): Promise<CallResult<Record<never, never>>> {
  const { db, passwords } = context
  const refused = await checkAccountLimit('token', { lang }, context)
  if (!(await hasAccountToken(db, token, ['password_reset']))) return refused ?? invalidLink()
  const password_hash = await passwords.hash(password, context.address)
  return withToken(db, token, ['password_reset'], async (tx, user) => {
    await revokeAccess(tx, user.id)
    // An attacker may have linked a Google account; the owner's own one is linked again by its verified e-mail.
    await tx.update(users).set({ password_hash, google_subject: null }).where(eq(users.id, user.id))
    rememberDevice({ ...(await confirmEmail(tx, user)), password_hash }, context)
    await clearAccountLimits(tx, context, user.email)
    await enqueueMail(tx, {
      key: `password-changed:${hashToken(token)}`,
      template: 'password-changed',
      lang,
      recipient: user.email,
      data: { name: user.name },
    })
    return ok({})
  })
}

/** Replaces the e-mail of the account unless another account has it by now. */
async function changeEmail(
  tx: Database,
  user: UserRow,
  email: string,
  context: Context,
): Promise<CallResult<Record<never, never>>> {
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, user.id)))
  if (other) return invalidLink()
  // The new e-mail has not been confirmed by anybody yet.
  const changed = { email, email_confirmed_at: null, email_acknowledged_at: null }
  await tx.update(users).set(changed).where(eq(users.id, user.id))
  // Tokens mailed to the old address.
  await tx.delete(account_tokens).where(eq(account_tokens.user_id, user.id))
  await confirmPressed(tx, { ...user, ...changed }, context)
  return ok({})
}

async function confirmByToken(
  { lang, token }: z.output<typeof authEmailConfirm.body>,
  context: Context,
): Promise<CallResult<Record<never, never>>> {
  const refused = await checkAccountLimit('token', { lang }, context)
  if (refused) return refused
  try {
    return await withToken(context.db, token, ['email_confirm', 'email_change'], async (tx, user, { kind, email }) => {
      if (kind === 'email_change') return changeEmail(tx, user, email, context)
      await confirmPressed(tx, user, context)
      return ok({})
    })
  } catch (error) {
    // A concurrent transaction took the same e-mail after `changeEmail` had looked for it.
    if (sqlStateOf(error) === UNIQUE_VIOLATION) return invalidLink()
    throw error
  }
}

/** Registration, sign-in and sign-out, password reset and e-mail confirmation. */
export const auth = [
  ...googleSignIn,
  defineHandler(authRegister, register),
  defineHandler(authLogin, login),
  defineCustomerHandler(authLogout, async (_, { db, customer }) => {
    await db.delete(sessions).where(eq(sessions.id, customer.sessionId))
    return ok({})
  }),
  defineCustomerHandler(authUser, async (_, { db, customer }) => {
    const [user] = await db.select().from(users).where(eq(users.id, customer.id))
    return user ? ok(toUser(user)) : unauthorised()
  }),
  defineHandler(authPasswordForgot, (body, context) => requestLink('password_reset', body, context)),
  defineHandler(authPasswordReset, resetPassword),
  defineHandler(authEmailConfirm, confirmByToken),
  defineCustomerHandler(authEmailResend, async ({ lang }, context) => {
    const { db, customer } = context
    const refused = await checkAccountLimit('resend', { lang }, context, String(customer.id))
    if (refused) return refused
    await transact(db, async tx => {
      const user = await lockUser(tx, customer.id)
      if (!user) return
      if (user.email_confirmed_at === null) await mailLink(tx, 'email_confirm', lang, user)
      const [change] = await tx
        .select({ email: account_tokens.email })
        .from(account_tokens)
        .where(
          and(
            eq(account_tokens.user_id, user.id),
            eq(account_tokens.kind, 'email_change'),
            gt(account_tokens.expires_at, sql`now()`),
          ),
        )
      if (change) await mailLink(tx, 'email_change', lang, { ...user, email: change.email })
    })
    return ok({})
  }),
  defineHandler(authLink, (body, context) => requestLink('sign_in', body, context)),
  defineHandler(authToken, async ({ lang, token }, context) => {
    const refused = await checkAccountLimit('token', { lang }, context)
    // A mailed link works however many others were tried: it cannot be guessed.
    if (refused && !(await hasAccountToken(context.db, token, ['sign_in']))) return refused
    const signedIn = await withToken<Session>(context.db, token, ['sign_in'], async (tx, user) => {
      const owner = await takeOverUnconfirmed(tx, user)
      rememberDevice(owner, context)
      await clearAccountLimits(tx, context, owner.email)
      return ok(await startSession(tx, owner, context.userAgent))
    })
    return signedIn.ok ? signedIn : unauthorised(messages[lang].invalidLink)
  }),
]

import { authGoogle, authGoogleCallback, fields, truncate } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import { oauth_states, users } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { type CallResult, isCallError, notFound, ok, unauthorised } from '../wire/call-result.ts'
import { defineHandler } from '../wire/handler.ts'
import { RETRY_AFTER } from '../wire/respond.ts'
import { words } from '../words/index.ts'
import { createToken, hashToken } from './access-token.ts'
import { checkAccountLimit } from './account-limits.ts'
import { type Identity, type IdentityProvider, IdentityProviderUnavailable } from './identity-provider.ts'
import { rememberDevice } from './known-device.ts'
import { confirmEmail, takeOverUnconfirmed } from './prove-email.ts'
import { toReturnPath } from './return-path.ts'
import type { AuthContext } from './services.ts'
import { startSession, type UserRow } from './sessions.ts'
import { findUserByEmail, lockUser, normaliseEmail } from './users.ts'

/** Maximum duration of a sign-in at Google. */
const STATE_MINUTES = 10

const NAME_LENGTH = fields.name.max

type SignedIn = z.input<typeof authGoogleCallback.data>

/** Answers 404 when Google is not configured and 503 when it is unavailable. */
async function withGoogle<Data>(
  { google, log }: AuthContext,
  request: (google: IdentityProvider) => Promise<CallResult<Data>>,
): Promise<CallResult<Data>> {
  if (google === null) return notFound()
  try {
    return await request(google)
  } catch (error) {
    if (!(error instanceof IdentityProviderUnavailable)) throw error
    log.warn({ err: error }, 'Google is unavailable')
    return { ok: false, code: 'unavailable', retryAfter: RETRY_AFTER }
  }
}

/** Deletes a state and returns its data; null when it is unknown, used or expired. */
async function consumeState(db: Database, state: string) {
  const [attempt] = await db
    .delete(oauth_states)
    .where(
      and(
        eq(oauth_states.state_hash, hashToken(state)),
        sql`${oauth_states.created_at} > now() - make_interval(mins => ${STATE_MINUTES})`,
      ),
    )
    .returning()
  return attempt ?? null
}

/** The name at Google, or else the local part of the e-mail. */
const nameOf = ({ name }: Identity, email: string): string =>
  truncate(name.trim(), NAME_LENGTH) || truncate(email.split('@')[0] ?? email, NAME_LENGTH)

/**
 * Finds the customer by the subject of the ID token. An unknown subject with a verified e-mail is linked to the account with
 * that e-mail or to a new one; null without a verified e-mail.
 */
async function findOrCreateUser(tx: Database, identity: Identity, lang: Locale): Promise<UserRow | null> {
  const { subject, emailVerified, lastName } = identity
  const email = identity.email === null ? null : normaliseEmail(identity.email)
  const [linked] = await tx.select().from(users).where(eq(users.google_subject, subject)).for('no key update')
  if (linked) return emailVerified && linked.email === email ? confirmEmail(tx, linked) : linked
  if (email === null || !emailVerified) return null
  const [created] = await tx
    .insert(users)
    .values({
      lang,
      name: nameOf(identity, email),
      last_name: truncate(lastName.trim(), NAME_LENGTH),
      email,
      email_confirmed_at: new Date(),
      google_subject: subject,
    })
    .onConflictDoNothing()
    .returning()
  if (created) return confirmEmail(tx, created)
  const known = await findUserByEmail(tx, email)
  const user = known && (await lockUser(tx, known.id))
  // A concurrent sign-in of the same subject, or the account was deleted meanwhile.
  if (user?.email !== email) return null
  const owner = await takeOverUnconfirmed(tx, user)
  await tx.update(users).set({ google_subject: subject }).where(eq(users.id, owner.id))
  return { ...owner, google_subject: subject }
}

async function finish(
  { lang, code, state }: z.output<typeof authGoogleCallback.body>,
  context: AuthContext,
): Promise<CallResult<SignedIn>> {
  const { db, userAgent } = context
  const refusal = unauthorised(words[lang].account.googleRefused)
  return withGoogle(context, async google => {
    const refused = await checkAccountLimit('sign in', { lang }, context)
    if (refused) return refused
    const attempt = await consumeState(db, state)
    if (!attempt) return refusal
    const { code_verifier: codeVerifier, nonce, next } = attempt
    const identity = await google.identify(code, { state, nonce, codeVerifier })
    if (!identity) return refusal
    return transact<CallResult<SignedIn>>(
      db,
      async tx => {
        const user = await findOrCreateUser(tx, identity, lang)
        if (!user) return identity.emailVerified ? refusal : unauthorised(words[lang].account.googleUnverified)
        rememberDevice(user, context)
        return ok({ ...(await startSession(tx, user, userAgent)), next })
      },
      isCallError,
    )
  })
}

export const googleSignIn = [
  defineHandler(authGoogle, ({ lang, next }, context: AuthContext) =>
    withGoogle(context, async google => {
      const refused = await checkAccountLimit('google', { lang }, context)
      if (refused) return refused
      const [state, nonce, codeVerifier] = [createToken(), createToken(), createToken()]
      const url = await google.authorizationUrl({ state, nonce, codeVerifier })
      await context.db.insert(oauth_states).values({
        state_hash: hashToken(state),
        code_verifier: codeVerifier,
        nonce,
        next: toReturnPath(next, lang),
      })
      return ok({ url })
    }),
  ),
  defineHandler(authGoogleCallback, finish),
]

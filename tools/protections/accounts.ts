import type { Protection } from './protection.ts'

const backend = (file: string, title: string): Protection['caughtBy'] => ({
  runner: 'vitest',
  project: 'backend',
  file: `apps/backend/src/${file}`,
  title,
})

const auth = (title: string) => backend('auth/auth.test.ts', title)
const google = (title: string) => backend('auth/google.test.ts', title)
const customer = (title: string) => backend('customer/customer.test.ts', title)
const limit = (title: string) => backend('auth/account-limits.test.ts', title)
const isolation = backend('wire/isolation.test.ts', 'cannot be read or changed by')

const source = (file: string, find: string, replace: string) => ({ file: `apps/backend/src/${file}`, find, replace })

/** Isolation of customers. */
export const ofAnotherCustomer: readonly Protection[] = [
  {
    section: 9,
    protects: 'A change of a wishlist does not undo what another device of the customer has changed meanwhile',
    removal: [source('wishlist/calls.ts', 'mergeWishlists(base, map, present)', 'mergeWishlists(base, map, base)')],
    caughtBy: backend(
      'wishlist/customer-wishlist.test.ts',
      'merges a change into what another device has stored since',
    ),
  },
  {
    section: 9,
    protects: "Another customer's address cannot be changed, made main or deleted by its id",
    removal: [
      source(
        'customer/addresses.ts',
        'and(eq(table.id, id), ofCustomer(customer))',
        'or(eq(table.id, id), ofCustomer({ ...customer, id: 0 }))',
      ),
      source('customer/addresses.ts', 'import { and, asc,', 'import { and, or, asc,'),
    ],
    caughtBy: isolation,
  },
  {
    section: 9,
    protects: "Another customer's session cannot be ended by its id",
    removal: [
      source(
        'customer/signed-in-devices.ts',
        "and(eq(sessions.user_id, customer.id), 'id' in body ? eq(sessions.id, body.id) : undefined)",
        "'id' in body ? eq(sessions.id, body.id) : eq(sessions.user_id, customer.id)",
      ),
    ],
    caughtBy: isolation,
  },
  {
    section: 9,
    protects: 'A sign-in with an unknown e-mail has the same answer and the same cost as one with a wrong password',
    removal: [
      source(
        'auth/passwords.ts',
        '      const matches =',
        '      if (stored === null) return false\n      const matches =',
      ),
    ],
    caughtBy: auth('answers an unknown e-mail like a wrong password'),
  },
  {
    section: 9,
    protects: 'A change of e-mail does not reveal whether the new e-mail has an account',
    removal: [
      source(
        'customer/profile.ts',
        'if (isTaken) await simulateMailLink(tx, ',
        "if (isTaken) throw new TypeError('taken')\n  if (user.id < 0) await simulateMailLink(tx, ",
      ),
    ],
    caughtBy: customer('gives the same answer when the new e-mail is taken'),
  },
  {
    section: 9,
    protects: 'The data export includes data found by e-mail only if the e-mail is confirmed',
    removal: [source('customer/export.ts', 'if (email_confirmed_at === null) return', 'if (email === "") return')],
    caughtBy: customer('are exported without secrets'),
  },
  {
    section: 9,
    protects: 'Guest orders are assigned to an account only when its e-mail is confirmed',
    removal: [
      source(
        'auth/calls.ts',
        "await mailLink(tx, 'email_confirm', lang, user)\n    return startSession(",
        "await mailLink(tx, 'email_confirm', lang, user)\n    await confirmEmail(tx, user)\n    return startSession(",
      ),
    ],
    caughtBy: auth('claims the guest orders of a confirmed e-mail'),
  },
]

/** Passwords, sessions, links of mails, limits. */
export const accounts: readonly Protection[] = [
  {
    section: 10,
    protects: 'Each guess against a stolen password hash costs 19 MiB of memory and two passes of Argon2id',
    removal: [source('auth/passwords.ts', 'memoryCost: 19_456', 'memoryCost: 4_096')],
    caughtBy: auth('stores only hashes of passwords and tokens'),
  },
  {
    section: 10,
    protects: 'A stolen table of sessions gives no access: only hashes of tokens are stored',
    removal: [source('auth/sessions.ts', 'token_hash: hashToken(access_token)', 'token_hash: access_token')],
    caughtBy: auth('stores only hashes of passwords and tokens'),
  },
  {
    section: 10,
    protects: 'A flood of sign-ins is rejected at once when the queue of password hashes is full',
    removal: [source('auth/passwords.ts', 'waiting = 40', 'waiting = 4_000')],
    caughtBy: auth('answers 503 with Retry-After when the queue of password hashes is full'),
  },
  {
    section: 10,
    protects: 'A password hash with outdated parameters is replaced at the next sign-in',
    removal: [source('auth/passwords.ts', '!stored.startsWith(PREFIX)', "!stored.startsWith('$')")],
    caughtBy: auth('rehashes a password when the parameters have changed'),
  },
  {
    section: 10,
    protects: 'A change of the password ends all other sessions',
    removal: [source('customer/profile.ts', 'await endSessions(tx, user.id, sessionId)', '')],
    caughtBy: customer('ends other sessions and revokes mailed tokens'),
  },
  {
    section: 10,
    protects: 'A password reset ends every session',
    removal: [source('auth/prove-email.ts', '  await endSessions(tx, userId)\n', '')],
    caughtBy: auth('resets the password once by a mailed token'),
  },
  {
    section: 10,
    protects: 'A sign-in with the old password fails when the reset commits during its verification',
    removal: [source('auth/calls.ts', 'if (user?.password_hash !== stored) return', 'if (!user) return')],
    caughtBy: auth('rejects the old password when a reset happens during its verification'),
  },
  {
    section: 10,
    protects: 'A session expires 100 days after its last use',
    removal: [source('auth/authenticate.ts', ', gt(sessions.expires_at, sql`now()`)', '')],
    caughtBy: auth('expires a session 100 days after its last use'),
  },
  {
    section: 10,
    protects: 'A mailed link works once, also for concurrent requests',
    removal: [
      source(
        'auth/account-tokens.ts',
        '.delete(account_tokens)\n',
        '.update(account_tokens)\n    .set({ created_at: sql`now()` })\n',
      ),
    ],
    caughtBy: auth('accepts a token once when ten requests use it concurrently'),
  },
  {
    section: 10,
    protects: 'A mailed link is invalid when a newer one was requested',
    removal: [source('auth/account-tokens.ts', 'set: fresh }', 'set: { created_at: fresh.created_at } }')],
    caughtBy: auth('rejects a token that is replaced'),
  },
  {
    section: 10,
    protects: 'A mailed link expires',
    removal: [source('auth/account-tokens.ts', '    gt(account_tokens.expires_at, sql`now()`),\n', '')],
    caughtBy: auth('rejects a token that is replaced'),
  },
  {
    section: 10,
    protects: 'A password reset revokes all links mailed before it',
    removal: [
      source(
        'auth/prove-email.ts',
        '  await tx.delete(account_tokens).where(eq(account_tokens.user_id, userId))\n',
        '',
      ),
    ],
    caughtBy: auth('revokes every mailed token at a reset'),
  },
  {
    section: 10,
    protects:
      'An account registered with an unconfirmed e-mail loses password and sessions when the owner of the e-mail signs in by a link',
    removal: [
      source(
        'auth/prove-email.ts',
        'if (user.email_confirmed_at !== null) return confirmEmail(tx, user)',
        'if (user.id > 0) return confirmEmail(tx, user)',
      ),
    ],
    caughtBy: auth('revokes the access of whoever registered an unconfirmed e-mail'),
  },
  {
    section: 10,
    protects: 'A session alone cannot change e-mail or password: the current password is required',
    removal: [
      source(
        'auth/current-password.ts',
        'if (!(await context.passwords.verify(user.password_hash, current_password))) return',
        'if (user.id < 0) return',
      ),
    ],
    caughtBy: customer('changes password and e-mail only with the current password'),
  },
  {
    section: 10,
    protects:
      'A session alone cannot change e-mail, set a password or delete an account without a password: a sign-in of the last 15 minutes is required',
    removal: [source('auth/current-password.ts', 'now() - make_interval(mins =>', 'now() - make_interval(days =>')],
    caughtBy: customer('changes the e-mail, sets a password or deletes the account soon after'),
  },
  {
    section: 10,
    protects: 'The owner of an e-mail is told when somebody else tries to register it',
    removal: [source('auth/calls.ts', '      if (owner) await mailRegistrationAttempt(tx, owner, clock())\n', '')],
    caughtBy: auth('creates one account when ten register the same e-mail concurrently'),
  },
  {
    section: 10,
    protects: 'The reviews of a deleted customer lose the name',
    removal: [source('customer/profile.ts', '  await anonymiseReviews(tx, user.id)\n', '')],
    caughtBy: customer('are deleted with the current password'),
  },
  {
    section: 10,
    protects: 'The questions of a deleted customer lose the name, and unanswered ones are deleted',
    removal: [source('customer/profile.ts', '  await forgetQuestions(tx, user)\n', '')],
    caughtBy: backend('questions/questions.test.ts', 'lose the person when the account is deleted'),
  },
  {
    section: 10,
    protects: 'The command line deletes an account only after a confirmation',
    removal: [source('shop-cli/customer-command.ts', 'if (!isConfirmed)', 'if (Date.now() < 0)')],
    caughtBy: backend('shop-cli/shop-cli.test.ts', 'shows customers, ends their sessions and deletes them'),
  },
  {
    section: 10,
    protects: 'A repeated request for a back-in-stock mail is stored once and answered alike',
    removal: [source('stock-requests/calls.ts', '        .onConflictDoNothing()\n', '')],
    caughtBy: backend('stock-requests/stock-requests.test.ts', 'stores one request per e-mail'),
  },
  {
    section: 10,
    protects: 'A changed e-mail takes effect only when it is confirmed by a link to the new address',
    removal: [
      source(
        'customer/profile.ts',
        'phone: phone === undefined ? user.phone : phone || null,\n',
        'phone: phone === undefined ? user.phone : phone || null,\n        email,\n',
      ),
    ],
    caughtBy: customer('changes the e-mail when the new one is confirmed'),
  },
  {
    section: 10,
    protects: 'Sign-in attempts are limited per account across networks',
    removal: [
      source('auth/account-limits.ts', '(account === undefined\n', "(account === undefined || action === 'sign in'\n"),
    ],
    caughtBy: limit('block sign-ins of a known e-mail'),
  },
  {
    section: 10,
    protects: 'Sign-in attempts are limited per network across accounts',
    removal: [
      source(
        'auth/account-limits.ts',
        'const { rateLimiter, address } = context',
        'const { rateLimiter } = context\n  const address = String(Math.random())',
      ),
    ],
    caughtBy: limit('from one network'),
  },
  {
    section: 10,
    protects: 'Password guessing blocks sign-ins of the owner for at most 15 minutes',
    removal: [source('wire/rate-limits.ts', 'most: 900 }', 'most: 9_000 }')],
    caughtBy: limit('extend the wait with every further attempt'),
  },
]

/** Signing in with Google. */
export const signingInWithGoogle: readonly Protection[] = [
  {
    section: 11,
    protects: 'A sign-in with Google is finished only in the browser that started it (login CSRF)',
    removal: [
      {
        file: 'apps/store/app/routes/google-callback.tsx',
        find: 'const isOwn = attempt !== null && state === attempt.state',
        replace: 'const isOwn = true',
      },
    ],
    caughtBy: {
      runner: 'playwright',
      file: 'apps/store/e2e/google.spec.ts',
      title: 'does not finish the sign-in of another browser',
    },
  },
  {
    section: 11,
    protects: 'A sign-in requires a stored state, which is accepted once (login CSRF)',
    removal: [source('auth/google.ts', '        eq(oauth_states.state_hash, hashToken(state)),\n', '')],
    caughtBy: google('accepts a known state once'),
  },
  {
    section: 11,
    protects: 'The state of a sign-in expires',
    removal: [source('auth/google.ts', 'const STATE_MINUTES = 10', 'const STATE_MINUTES = 100_000')],
    caughtBy: google('accepts a known state once'),
  },
  {
    section: 11,
    protects: 'A stolen authorisation code is useless without the PKCE verifier',
    removal: [
      source(
        'adapters/identity/openid/index.ts',
        "        code_challenge: await calculatePKCECodeChallenge(codeVerifier),\n        code_challenge_method: 'S256',\n",
        '',
      ),
      source('adapters/identity/openid/index.ts', '          pkceCodeVerifier: codeVerifier,\n', ''),
    ],
    caughtBy: google('(requests an authorisation code|rejects a code of another)'),
  },
  {
    section: 11,
    protects: 'An ID token with the nonce of another sign-in is rejected',
    removal: [
      source('adapters/identity/openid/index.ts', '        nonce,\n        code_challenge:', '        code_challenge:'),
      source('adapters/identity/openid/index.ts', '          expectedNonce: nonce,\n', ''),
    ],
    caughtBy: google('rejects an ID token with another nonce'),
  },
  {
    section: 11,
    protects: 'A Google account with an unverified e-mail is linked to no account',
    removal: [
      source('auth/google.ts', 'if (email === null || !emailVerified) return null', 'if (email === null) return null'),
    ],
    caughtBy: google('neither links nor creates an account for an unverified e-mail'),
  },
  {
    section: 11,
    protects:
      'An account registered with an unconfirmed e-mail loses password and sessions when the owner signs in with Google',
    removal: [source('auth/google.ts', 'await takeOverUnconfirmed(tx, user)', 'await confirmEmail(tx, user)')],
    caughtBy: google('revokes password and sessions of an account with an unconfirmed e-mail'),
  },
  {
    section: 11,
    protects: 'After signing in with Google the redirect is limited to paths of the shop (open redirect)',
    removal: [
      source(
        'auth/return-path.ts',
        "if (!candidate?.startsWith('/') || ",
        'if (candidate) return candidate\n  if (!candidate || ',
      ),
    ],
    caughtBy: google('redirects to paths of the shop only'),
  },
]

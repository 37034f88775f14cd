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

/** Bar 9: what a customer learns of another. */
export const ofAnotherCustomer: readonly Protection[] = [
  {
    bar: 9,
    protects: "Another customer's address cannot be changed, made main or deleted by its number",
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
    bar: 9,
    protects: "Another customer's session cannot be ended by its number",
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
    bar: 9,
    protects: 'An e-mail that has no account is answered as one that has, after as much work',
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
    bar: 9,
    protects: 'Nobody learns by changing their own e-mail whether another has an account',
    removal: [
      source(
        'customer/profile.ts',
        'if (taken) await simulateMailLink(tx, ',
        "if (taken) throw new TypeError('taken')\n  if (user.id < 0) await simulateMailLink(tx, ",
      ),
    ],
    caughtBy: customer('gives the same answer when the new e-mail is taken'),
  },
  {
    bar: 9,
    protects: 'Whoever has not proved an address does not learn what else is kept under it',
    removal: [source('customer/export.ts', 'if (email_confirmed_at === null) return', 'if (email === "") return')],
    caughtBy: customer('are exported without secrets'),
  },
  {
    bar: 9,
    protects: "A guest's orders go to an account only once its address is proved",
    removal: [
      source(
        'auth/calls.ts',
        "await mailLink(tx, 'email_confirm', lang, user)\n      return ok(",
        "await mailLink(tx, 'email_confirm', lang, user)\n      await confirmEmail(tx, user)\n      return ok(",
      ),
    ],
    caughtBy: auth('claims the guest orders of a confirmed e-mail'),
  },
]

/** Bar 10: passwords, sessions, links of mails, limits. */
export const accounts: readonly Protection[] = [
  {
    bar: 10,
    protects: 'A stolen table of customers costs 19 MiB and two passes for each guess',
    removal: [source('auth/passwords.ts', 'memoryCost: 19_456', 'memoryCost: 4_096')],
    caughtBy: auth('stores only hashes of passwords and tokens'),
  },
  {
    bar: 10,
    protects: 'A stolen table of sessions opens no account: only hashes of tokens are kept',
    removal: [source('auth/sessions.ts', 'token_hash: hashToken(access_token)', 'token_hash: access_token')],
    caughtBy: auth('stores only hashes of passwords and tokens'),
  },
  {
    bar: 10,
    protects: 'A flood of sign-ins is turned away at once instead of using up memory and time',
    removal: [source('auth/passwords.ts', 'waiting = 40', 'waiting = 4_000')],
    caughtBy: auth('answers 503 with Retry-After when the queue of password hashes is full'),
  },
  {
    bar: 10,
    protects: 'A hash that was made with weaker parameters is replaced at the next sign-in',
    removal: [source('auth/passwords.ts', '!stored.startsWith(PREFIX)', "!stored.startsWith('$')")],
    caughtBy: auth('rehashes a password when the parameters have changed'),
  },
  {
    bar: 10,
    protects: 'Another tab or device is signed out when the password is changed',
    removal: [source('customer/profile.ts', 'await endSessions(tx, user.id, sessionId)', '')],
    caughtBy: customer('ends other sessions and revokes mailed tokens'),
  },
  {
    bar: 10,
    protects: 'Every device is signed out when the password is reset',
    removal: [source('auth/prove-email.ts', '  await endSessions(tx, userId)\n', '')],
    caughtBy: auth('resets the password once by a mailed token'),
  },
  {
    bar: 10,
    protects: 'A sign-in with the old password that was being compared during a reset does not succeed',
    removal: [source('auth/calls.ts', 'if (user?.password_hash !== stored) return', 'if (!user) return')],
    caughtBy: auth('rejects the old password when a reset happens during its verification'),
  },
  {
    bar: 10,
    protects: 'A session ends when it was not used for 100 days',
    removal: [source('auth/authenticate.ts', ', gt(sessions.expires_at, sql`now()`)', '')],
    caughtBy: auth('expires a session 100 days after its last use'),
  },
  {
    bar: 10,
    protects: 'A mailed link works once, also for two who open it at the same moment',
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
    bar: 10,
    protects: 'A mailed link is dead once a newer one was asked for',
    removal: [source('auth/account-tokens.ts', 'set: fresh }', 'set: { created_at: fresh.created_at } }')],
    caughtBy: auth('rejects a token that is replaced'),
  },
  {
    bar: 10,
    protects: 'A mailed link is dead after its time',
    removal: [source('auth/account-tokens.ts', '    gt(account_tokens.expires_at, sql`now()`),\n', '')],
    caughtBy: auth('rejects a token that is replaced'),
  },
  {
    bar: 10,
    protects: 'No link that was mailed before a reset still opens the account',
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
    bar: 10,
    protects: 'Who registers with the address of another does not stay in the account once its owner comes',
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
    bar: 10,
    protects: 'Whoever finds a device signed in changes neither e-mail nor password without the present password',
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
    bar: 10,
    protects: 'A new e-mail counts only once it is confirmed at the new address',
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
    bar: 10,
    protects: 'Passwords of one account are not guessed from many networks',
    removal: [
      source('auth/account-limits.ts', '(account === undefined\n', "(account === undefined || action === 'sign in'\n"),
    ],
    caughtBy: limit('block sign-ins of a known e-mail'),
  },
  {
    bar: 10,
    protects: 'One network does not try many accounts',
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
    bar: 10,
    protects: 'Whoever keeps guessing locks the owner out for 15 minutes at most',
    removal: [source('wire/rate-limits.ts', 'most: 900 }', 'most: 9_000 }')],
    caughtBy: limit('extend the wait with every further attempt'),
  },
]

/** Bar 11: signing in with Google. */
export const signingInWithGoogle: readonly Protection[] = [
  {
    bar: 11,
    protects: 'Who starts no sign-in finishes none: a state must be known, and serves once',
    removal: [source('auth/google.ts', '        eq(oauth_states.state_hash, hashToken(state)),\n', '')],
    caughtBy: google('accepts a known state once'),
  },
  {
    bar: 11,
    protects: 'A sign-in that was begun long ago cannot be finished',
    removal: [source('auth/google.ts', 'const STATE_MINUTES = 10', 'const STATE_MINUTES = 100_000')],
    caughtBy: google('accepts a known state once'),
  },
  {
    bar: 11,
    protects: 'A stolen code is worth nothing without the verifier that stayed here',
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
    bar: 11,
    protects: 'An ID token of another sign-in is not taken',
    removal: [
      source('adapters/identity/openid/index.ts', '        nonce,\n        code_challenge:', '        code_challenge:'),
      source('adapters/identity/openid/index.ts', '          expectedNonce: nonce,\n', ''),
    ],
    caughtBy: google('rejects an ID token with another nonce'),
  },
  {
    bar: 11,
    protects: 'A Google account with an unverified e-mail takes over nothing',
    removal: [
      source('auth/google.ts', 'if (email === null || !emailVerified) return null', 'if (email === null) return null'),
    ],
    caughtBy: google('neither links nor creates an account for an unverified e-mail'),
  },
  {
    bar: 11,
    protects: 'Who registers with the address of another loses the account when its owner comes with Google',
    removal: [source('auth/google.ts', 'await takeOverUnconfirmed(tx, user)', 'await confirmEmail(tx, user)')],
    caughtBy: google('revokes password and sessions of an account with an unconfirmed e-mail'),
  },
  {
    bar: 11,
    protects: 'After signing in with Google the way leads back into the shop alone',
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

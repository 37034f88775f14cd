import {
  authEmailConfirm,
  authGoogle,
  authGoogleCallback,
  authLogin,
  authPasswordForgot,
  authPasswordReset,
  authUser,
  checkoutSubmit,
  extensionNames,
  settingsAll,
  shopCapabilities,
} from '@shop/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { oauth_states, orders, users } from '../db/schema/index.ts'
import { removeExpired } from '../jobs/cleanup.ts'
import { bearer, freshEmail, mailedToken, PASSWORD, registerCustomer } from '../testing/customers.ts'
import { type Account, type OpenIdProvider, startOpenIdProvider } from '../testing/openid-provider.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { contact, fillCart, findGoods, toBranch, withKey } from '../testing/shopper.ts'
import { toReturnPath } from './return-path.ts'

let made = 0
const account = (given: Partial<Account> = {}): Account => ({
  sub: `google-${++made}`,
  email: freshEmail(),
  email_verified: true,
  given_name: 'Олена',
  family_name: 'Шевчук',
  ...given,
})

describe.each(databases)('signing in with Google on %s', kind => {
  let shop: Shop
  let google: OpenIdProvider
  beforeAll(async () => {
    google = await startOpenIdProvider('https://shop.example')
    shop = await openShop(kind, { variables: google.variables })
  })
  afterAll(async () => {
    await shop.close()
    await google.close()
  })

  const start = async (next?: string) => (await shop.ask(authGoogle, next === undefined ? {} : { next })).url
  const answerOf = (sent: { code: string; state: string }) =>
    shop.post(authGoogleCallback.path, { ...sent, lang: 'en' })
  const signIn = async (googleUser: Account, next?: string) =>
    shop.ask(authGoogleCallback, await google.visit(await start(next), googleUser))
  const refused = { status: 401, message: 'Google sign-in couldn’t be confirmed. Please try again' }
  const statusOf = async (token: string) => (await shop.post(authUser.path, {}, bearer(token))).status

  it('is enabled in the settings', async () => {
    expect((await shop.ask(settingsAll, {})).google_sign_in).toBe(true)
    expect((await shop.ask(shopCapabilities, {})).extensions).toEqual(extensionNames)
  })

  it('requests an authorisation code with PKCE, state and nonce', async () => {
    const url = new URL(await start())
    expect(url.origin).toBe(google.issuer)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'shop',
      redirect_uri: 'https://shop.example/google/callback',
      response_type: 'code',
      scope: 'openid profile email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    })
    expect(JSON.stringify(await shop.db.select().from(oauth_states))).not.toContain(url.searchParams.get('state'))
  })

  it('creates an account with a confirmed e-mail and finds it again by its subject', async () => {
    const googleUser = account()
    const first = await signIn(googleUser)
    expect(first).toMatchObject({
      expires_in: 100 * 86_400,
      user: { name: 'Олена', last_name: 'Шевчук', email: googleUser.email, phone: null, email_confirmed: true },
      next: '/',
    })
    expect(await statusOf(first.access_token)).toBe(200)
    const again = await signIn({ ...googleUser, email: freshEmail(), email_verified: false })
    expect(again.user).toEqual(first.user)
    expect(again.access_token).not.toBe(first.access_token)
    // The account has no password.
    expect((await shop.post(authLogin.path, { email: googleUser.email, password: PASSWORD })).status).toBe(401)
  })

  it('links the account with the same confirmed e-mail and keeps its password and sessions', async () => {
    const mine = await registerCustomer(shop)
    await shop.ask(authEmailConfirm, { token: await mailedToken(shop, 'email-confirm', mine.email) }, mine.sent)
    const session = await signIn(account({ email: mine.email.toUpperCase() }))
    expect(session.user.id).toBe(mine.user.id)
    expect(await statusOf(mine.token)).toBe(200)
    expect((await shop.post(authLogin.path, { email: mine.email, password: PASSWORD })).status).toBe(200)
  })

  it('revokes password and sessions of an account with an unconfirmed e-mail before linking it', async () => {
    const attacker = await registerCustomer(shop)
    const session = await signIn(account({ email: attacker.email }))
    expect(session.user).toMatchObject({ id: attacker.user.id, email_confirmed: true })
    expect(await statusOf(attacker.token)).toBe(401)
    expect((await shop.post(authLogin.path, { email: attacker.email, password: PASSWORD })).status).toBe(401)
    const link = await mailedToken(shop, 'email-confirm', attacker.email)
    expect((await shop.post(authEmailConfirm.path, { token: link })).status).toBe(422)
  })

  it('neither links nor creates an account for an unverified e-mail', async () => {
    const victim = await registerCustomer(shop)
    await shop.ask(authEmailConfirm, { token: await mailedToken(shop, 'email-confirm', victim.email) })
    const unknown = freshEmail()
    for (const email of [victim.email, unknown]) {
      const { email_verified, ...silent } = account({ email })
      for (const googleUser of [account({ email, email_verified: false }), silent])
        expect(refusalOf(await answerOf(await google.visit(await start(), googleUser)))).toMatchObject({
          status: 401,
          message: expect.stringContaining('hasn’t verified'),
        })
    }
    const { email, ...nameless } = account()
    expect((await answerOf(await google.visit(await start(), nameless))).status).toBe(401)
    const [row] = await shop.db.select().from(users).where(eq(users.email, victim.email))
    expect(row?.google_subject).toBeNull()
    expect(await shop.db.select().from(users).where(eq(users.email, unknown))).toEqual([])
  })

  it('accepts a known state once and within ten minutes', async () => {
    const back = await google.visit(await start(), account())
    expect((await answerOf(back)).status).toBe(200)
    expect(refusalOf(await answerOf(back))).toMatchObject(refused)
    const other = await google.visit(await start(), account())
    expect(refusalOf(await answerOf({ ...other, state: 'x'.repeat(43) }))).toMatchObject(refused)
    await shop.db.update(oauth_states).set({ created_at: sql`${oauth_states.created_at} - interval '10 minutes'` })
    expect(refusalOf(await answerOf(other))).toMatchObject(refused)
    await shop.db.update(oauth_states).set({ created_at: sql`${oauth_states.created_at} - interval '1 day'` })
    await removeExpired(shop.db)
    expect(await shop.db.select().from(oauth_states)).toEqual([])
  })

  it('accepts a state once when five requests use it concurrently', async () => {
    const back = await google.visit(await start(), account())
    const answers = await Promise.all(Array.from({ length: 5 }, () => answerOf(back)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401])
  })

  it('rejects a code of another authorisation request by PKCE', async () => {
    const [one, other] = [await google.visit(await start(), account()), await google.visit(await start(), account())]
    expect(refusalOf(await answerOf({ code: one.code, state: other.state }))).toMatchObject(refused)
    expect(refusalOf(await answerOf({ code: 'made-up', state: one.state }))).toMatchObject(refused)
  })

  it('rejects an ID token with another nonce', async () => {
    const back = await google.visit(await start(), account())
    await shop.db.update(oauth_states).set({ nonce: 'x'.repeat(43) })
    expect(refusalOf(await answerOf(back))).toMatchObject(refused)
  })

  it('redirects to paths of the shop only', async () => {
    expect((await signIn(account(), '/ru/account/orders?page=2')).next).toBe('/ru/account/orders?page=2')
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'account',
      '',
    ])
      expect([next, toReturnPath(next, 'ru')]).toEqual([next, '/ru'])
    expect(toReturnPath('/a/..//evil.example', 'uk')).toBe('/evil.example')
    expect((await signIn(account(), 'https://evil.example/')).next).toBe('/')
  })

  it('claims the guest orders of the verified e-mail', async () => {
    const [goods] = await findGoods(shop, 1)
    if (!goods) throw new Error('nothing to buy')
    const googleUser = account()
    const cart_id = await fillCart(shop, [{ goods, count: 1 }])
    const body = { ...(await toBranch(shop)), contact: { ...contact, email: googleUser.email ?? '' }, cart_id }
    const { number } = await shop.ask(checkoutSubmit, body, withKey())
    const { user } = await signIn(googleUser)
    const [order] = await shop.db.select().from(orders).where(eq(orders.number, number))
    expect(order?.user_id).toBe(user.id)
  })

  it('is unlinked by a password reset until Google verifies the e-mail again', async () => {
    const googleUser = account()
    const { user } = await signIn(googleUser)
    const email = googleUser.email ?? ''
    await shop.ask(authPasswordForgot, { email })
    const token = await mailedToken(shop, 'password-reset', email)
    await shop.ask(authPasswordReset, { token, password: PASSWORD, password_confirmation: PASSWORD })
    const unverified = await google.visit(await start(), { ...googleUser, email_verified: false })
    expect((await answerOf(unverified)).status).toBe(401)
    expect((await signIn(googleUser)).user.id).toBe(user.id)
  })

  it('creates one account for concurrent sign-ins of one subject', async () => {
    const googleUser = account()
    const backs = [await google.visit(await start(), googleUser), await google.visit(await start(), googleUser)]
    const sessions = await Promise.all(backs.map(back => shop.ask(authGoogleCallback, back)))
    expect(new Set(sessions.map(({ user }) => user.id)).size).toBe(1)
  })

  it('answers 503 when the provider does not respond', async () => {
    const back = await google.visit(await start(), account())
    google.hang(true)
    onTestFinished(() => google.hang(false))
    const answer = await answerOf(back)
    expect(refusalOf(answer)).toMatchObject({ status: 503, code: 'unavailable' })
    expect(answer.headers.get('retry-after')).toBe('5')
  })
})

it('is disabled without its settings', async () => {
  const shop = await openShop('Postgres')
  onTestFinished(() => shop.close())
  expect((await shop.ask(settingsAll, {})).google_sign_in).toBe(false)
  expect((await shop.ask(shopCapabilities, {})).extensions).toEqual(extensionNames.filter(name => name !== 'google'))
  expect((await shop.post(authGoogle.path, {})).status).toBe(404)
  expect((await shop.post(authGoogleCallback.path, { code: 'a', state: 'b' })).status).toBe(404)
})

it('retries the discovery of a provider that was unavailable', async () => {
  const google = await startOpenIdProvider('https://shop.example')
  const shop = await openShop('Postgres', { variables: google.variables })
  onTestFinished(async () => {
    await shop.close()
    await google.close()
  })
  google.hang(true)
  expect((await shop.post(authGoogle.path, {})).status).toBe(503)
  google.hang(false)
  expect((await shop.post(authGoogle.path, {})).status).toBe(200)
})

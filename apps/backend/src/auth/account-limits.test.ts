import {
  authEmailConfirm,
  authEmailResend,
  authLink,
  authLogin,
  authPasswordForgot,
  authPasswordReset,
  authRegister,
  authToken,
  profileEdit,
} from '@shop/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rate_limits, users } from '../db/schema/index.ts'
import { freshEmail, mailedToken, mailsTo, PASSWORD, registerCustomer } from '../testing/customers.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { createRateLimiter, rateLimits } from '../wire/rate-limits.ts'
import { DEVICE_HEADER } from './known-device.ts'

let made = 0
/** A network address that no other test uses. */
const from = (address = `198.51.100.${++made}`) => ({ headers: { 'X-Forwarded-For': address } })

describe.each(databases)('rate limits of accounts on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind, { rateLimits: true })
  })
  afterAll(() => shop.close())

  /** A customer whose e-mail no other test uses. */
  const customer = async () => registerCustomer(shop, { email: freshEmail() })
  const wrong = (email: string, sent = from()) => shop.post(authLogin.path, { email, password: 'не той' }, sent)

  it.each([
    ['a known', async () => (await customer()).email],
    ['an unknown', async () => freshEmail()],
  ])('block sign-ins of %s e-mail for 10 to 15 minutes after ten wrong passwords from any address', async (_, of) => {
    await shop.db.delete(rate_limits)
    const email = await of()
    for (let turn = 0; turn < 10; turn++) expect((await wrong(email)).status).toBe(401)
    const waits = []
    for (let turn = 0; turn < 15; turn++) {
      const refused = await shop.post(authLogin.path, { email, password: PASSWORD, lang: 'en' }, from())
      expect(refusalOf(refused)).toMatchObject({
        status: 429,
        message: expect.stringMatching(
          /^Too many attempts\. Try again in 1\d\u00a0min or set a new password by a mailed link$/,
        ),
      })
      waits.push(Number(refused.headers.get('retry-after')))
    }
    // Further attempts extend the wait up to a limit.
    expect(waits[0]).toBeLessThanOrEqual(630)
    expect(waits[5]).toBeGreaterThan(700)
    expect(Math.max(...waits)).toBeLessThanOrEqual(900)
    await shop.db
      .update(rate_limits)
      .set({ started_at: sql`${rate_limits.started_at} - interval '15 minutes 1 second'` })
    expect([200, 401]).toContain((await shop.post(authLogin.path, { email, password: PASSWORD }, from())).status)
  })

  it('say in the language of the call how long to wait', async () => {
    const sent = from()
    const ask = (lang: string) => shop.post(authToken.path, { token: 'f'.repeat(64), lang }, sent)
    for (let turn = 0; turn < 10; turn++) expect((await ask('uk')).status).toBe(401)
    for (const [lang, words] of [
      ['uk', /^Забагато спроб\. Спробуйте ще раз через \d+\u00a0хв$/],
      ['ru', /^Слишком много попыток\. Попробуйте ещё раз через \d+\u00a0мин$/],
      ['en', /^Too many attempts\. Try again in \d+\u00a0min$/],
    ] as const)
      expect(refusalOf(await ask(lang))).toMatchObject({ status: 429, message: expect.stringMatching(words) })
  })

  it('leave tries of an account to its owner when one address has used up its own', async () => {
    await shop.db.delete(rate_limits)
    const { email } = await customer()
    const attacker = from()
    const statuses = []
    for (let turn = 0; turn < 12; turn++) statuses.push((await wrong(email, attacker)).status)
    for (const path of [authPasswordForgot.path, authLink.path])
      for (let turn = 0; turn < 12; turn++) await shop.post(path, { email }, attacker)
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)])
    for (const path of [authPasswordForgot.path, authLink.path])
      expect((await shop.post(path, { email }, from())).status, path).toBe(200)
    expect((await shop.post(authLogin.path, { email, password: PASSWORD }, from())).status).toBe(200)
  })

  /** Signs in at an address and returns the token of the device. */
  const remembered = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await shop.post(path, body, { headers: { ...from().headers, ...headers } })
    expect(answer.status).toBe(200)
    return answer.headers.get(DEVICE_HEADER)
  }

  it('give tries of its own to a device on which the account has signed in before', async () => {
    await shop.db.delete(rate_limits)
    const [owner, other] = [await customer(), await customer()]
    const login = { email: owner.email, password: PASSWORD }
    // A link to an unconfirmed e-mail would take the password away.
    await shop.db.update(users).set({ email_confirmed_at: new Date() }).where(eq(users.email, owner.email))
    const device = (await remembered(authLogin.path, login)) ?? ''
    expect(await remembered(authLogin.path, login, { [DEVICE_HEADER]: device }), 'known already').toBeNull()
    const others = (await remembered(authLogin.path, { ...login, email: other.email })) ?? ''
    await shop.ask(authLink, { email: owner.email }, from())
    const link = { token: await mailedToken(shop, 'sign-in-link', owner.email) }
    expect(await remembered(authToken.path, link), 'signed in by a link').toMatch(/^[\w-]{22}\.[\w-]{43}$/)

    const registered = await customer()
    const confirm = async () => ({ token: await mailedToken(shop, 'email-confirm', registered.email) })
    expect(await remembered(authEmailConfirm.path, await confirm()), 'confirmed by whoever reads the mail').toBeNull()
    await shop.ask(authEmailResend, {}, registered.sent)
    expect(
      await remembered(authEmailConfirm.path, await confirm(), registered.sent.headers),
      'confirmed in the session of the account',
    ).not.toBeNull()

    // From everywhere, and from the owner's address too.
    const { headers } = from()
    for (let turn = 0; turn < 12; turn++) await wrong(owner.email)
    for (let turn = 0; turn < 12; turn++) await wrong(freshEmail(), { headers })
    const signIn = async (token: string, password = PASSWORD) => {
      const sent = { headers: { ...headers, [DEVICE_HEADER]: token } }
      return (await shop.post(authLogin.path, { email: owner.email, password }, sent)).status
    }
    for (const forged of ['', others, device.slice(0, -1), `${device.slice(0, 22)}.${'A'.repeat(43)}`])
      expect(await signIn(forged), forged).toBe(429)
    expect(await signIn(device)).toBe(200)
    for (let turn = 0; turn < 10; turn++) expect(await signIn(device, 'не той')).toBe(401)
    expect(await signIn(device)).toBe(429)
  })

  it('know a device until the password changes, but for the one on which it is changed', async () => {
    await shop.db.delete(rate_limits)
    const { email, sent } = await customer()
    const login = { email, password: PASSWORD }
    const [here, elsewhere] = [await remembered(authLogin.path, login), await remembered(authLogin.path, login)]
    const password = 'Сім зошитів 77'
    const change = { current_password: PASSWORD, password, password_confirmation: password }
    const renewed = await remembered(profileEdit.path, change, { ...sent.headers, [DEVICE_HEADER]: here ?? '' })
    for (let turn = 0; turn < 12; turn++) await wrong(email)
    const signIn = async (token: string | null) => {
      const known = { headers: { ...from().headers, [DEVICE_HEADER]: token ?? '' } }
      return (await shop.post(authLogin.path, { email, password }, known)).status
    }
    expect([await signIn(here), await signIn(elsewhere), await signIn(renewed)]).toEqual([429, 429, 200])

    // Who has registered with the e-mail of somebody else keeps nothing once its owner has the account.
    await shop.ask(authPasswordForgot, { email }, from())
    const reset = { token: await mailedToken(shop, 'password-reset', email), password, password_confirmation: password }
    const owners = await remembered(authPasswordReset.path, reset)
    for (let turn = 0; turn < 12; turn++) await wrong(email)
    expect([await signIn(renewed), await signIn(owners)]).toEqual([429, 200])
  })

  it('accept a mailed link from an address that has used up its tries', async () => {
    await shop.db.delete(rate_limits)
    const { email } = await customer()
    const here = from()
    for (let turn = 0; turn < 12; turn++) await shop.post(authToken.path, { token: 'f'.repeat(64) }, here)
    for (const call of [authLink, authPasswordForgot]) await shop.ask(call, { email }, from())
    const password = 'Сім зошитів 77'
    const reset = { token: await mailedToken(shop, 'password-reset', email), password, password_confirmation: password }
    const token = await mailedToken(shop, 'sign-in-link', email)
    expect((await shop.ask(authToken, { token }, here)).user.email).toBe(email)
    expect((await shop.post(authToken.path, { token }, here)).status).toBe(429)
    await shop.ask(authPasswordForgot, { email }, from())
    await shop.ask(authPasswordReset, { ...reset, token: await mailedToken(shop, 'password-reset', email) }, here)
    expect((await shop.post(authPasswordReset.path, reset, here)).status).toBe(429)
  })

  it('let the owner sign in by a mailed link during an attack on the password', async () => {
    await shop.db.delete(rate_limits)
    const { email } = await customer()
    for (let turn = 0; turn < 12; turn++) await wrong(email)
    for (let turn = 0; turn < 12; turn++) await shop.post(authLink.path, { email }, from())
    const session = await shop.ask(authToken, { token: await mailedToken(shop, 'sign-in-link', email) }, from())
    expect(session.user.email).toBe(email)
  })

  it('leave the owner a way in after a mailed link was used, which ends the others', async () => {
    const attack = async (email: string) => {
      await shop.db.delete(rate_limits)
      for (let turn = 0; turn < 12; turn++) {
        await wrong(email)
        for (const path of [authLink.path, authPasswordForgot.path]) await shop.post(path, { email }, from())
      }
    }
    const link = async (email: string) => {
      await shop.ask(authLink, { email }, from())
      return shop.ask(authToken, { token: await mailedToken(shop, 'sign-in-link', email) }, from())
    }
    const { email } = await customer()
    await attack(email)
    const [token, password] = [await mailedToken(shop, 'password-reset', email), 'Сім зошитів 77']
    await shop.ask(authPasswordReset, { token, password, password_confirmation: password }, from())
    expect((await shop.post(authLogin.path, { email, password }, from())).status).toBe(200)

    await attack(email)
    for (let turn = 0; turn < 2; turn++) expect((await link(email)).user.email).toBe(email)
  })

  it('count a right password per address but not per account', async () => {
    await shop.db.delete(rate_limits)
    const { email } = await customer()
    for (let turn = 0; turn < 25; turn++) {
      const answer = await shop.post(authLogin.path, { email, password: PASSWORD }, from())
      expect([turn, answer.status]).toEqual([turn, 200])
    }
    const here = from()
    for (let turn = 0; turn < 10; turn++)
      expect((await shop.post(authLogin.path, { email, password: PASSWORD }, here)).status).toBe(200)
    expect((await shop.post(authLogin.path, { email, password: PASSWORD }, here)).status).toBe(429)
  })

  it.each([
    [authLogin.path, () => ({ email: freshEmail(), password: 'не той' }), 401],
    [authPasswordForgot.path, () => ({ email: freshEmail() }), 200],
    [authLink.path, () => ({ email: freshEmail() }), 200],
    [authToken.path, () => ({ token: 'f'.repeat(64) }), 401],
    [
      authRegister.path,
      () => ({ name: 'Ян', last_name: 'Ян', email: freshEmail(), password: PASSWORD, password_confirmation: PASSWORD }),
      200,
    ],
  ])('allow ten of %s from one network', async (path, body, status) => {
    const network = (turn: number) => from(`2001:db8:${made}::${turn.toString(16)}`)
    made++
    for (let turn = 0; turn < 10; turn++) expect((await shop.post(path, body(), network(turn))).status).toBe(status)
    expect(refusalOf(await shop.post(path, body(), network(99))).status).toBe(429)
  })

  it.each([authPasswordForgot.path, authLink.path])(
    'mail ten links of %s to one e-mail, the last of which works',
    async path => {
      await shop.db.delete(rate_limits)
      const count = async (recipient: string) => (await mailsTo(shop, recipient)).length
      for (const email of [freshEmail(), (await customer()).email]) {
        const before = await count(email)
        for (let turn = 0; turn < 10; turn++) expect((await shop.post(path, { email }, from())).status).toBe(200)
        const mailed = await count(email)
        // The owner, whom others have left no mail to ask for.
        const answer = await shop.post(path, { email }, from())
        expect([answer.status, await count(email)]).toEqual([200, mailed])
        expect(mailed - before).toBeLessThanOrEqual(10)
      }
    },
  )

  it('let the owner in by mail when two addresses have used up the tries of the account', async () => {
    await shop.db.delete(rate_limits)
    const { email } = await customer()
    for (const attacker of [from(), from()])
      for (let turn = 0; turn < 6; turn++)
        for (const [path, body] of [
          [authLogin.path, { email, password: 'не той' }],
          [authLink.path, { email }],
          [authPasswordForgot.path, { email }],
        ] as const)
          await shop.post(path, body, attacker)
    const here = from()
    for (const path of [authLink.path, authPasswordForgot.path])
      expect((await shop.post(path, { email }, here)).status).toBe(200)
    const token = await mailedToken(shop, 'sign-in-link', email)
    expect((await shop.ask(authToken, { token }, here)).user.email).toBe(email)
  })

  it('store e-mails and addresses as pseudonyms only', async () => {
    const email = freshEmail()
    await wrong(email, from('198.51.100.250'))
    const rows = JSON.stringify(await shop.db.select().from(rate_limits))
    expect(rows).toContain('sign in:')
    expect(rows).not.toMatch(/198\.51|2001|example\.com/)
  })

  it('extend the wait with every further attempt, up to 15 minutes', async () => {
    const limiter = createRateLimiter(shop.db, true)
    const { max } = rateLimits.account
    const bucket = 'back-off'
    for (let turn = 0; turn < max; turn++) expect(await limiter.consume(bucket, rateLimits.account)).toBeNull()
    for (let turn = 0; turn < 40; turn++)
      expect(await limiter.consume(bucket, rateLimits.account)).toBeLessThanOrEqual(900)
    const age = (seconds: number) =>
      shop.db
        .update(rate_limits)
        .set({ started_at: sql`now() - make_interval(secs => ${seconds})` })
        .where(eq(rate_limits.bucket, bucket))
    await age(880)
    expect(await limiter.consume(bucket, rateLimits.account)).toBeLessThanOrEqual(20)
    await age(901)
    expect(await limiter.consume(bucket, rateLimits.account)).toBeNull()
  })

  it('verify ten passwords of two hundred guesses from different addresses', async () => {
    await shop.db.delete(rate_limits)
    const { email } = await customer()
    const answers = []
    for (let batch = 0; batch < 10; batch++)
      answers.push(
        ...(await Promise.all(Array.from({ length: 20 }, (_, turn) => wrong(email, from(`10.${batch}.0.${turn}`))))),
      )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(190)
  })
})

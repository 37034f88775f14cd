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
  checkoutSubmit,
  profileEdit,
} from '@shop/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { account_tokens, orders, sessions, users } from '../db/schema/index.ts'
import { removeExpired } from '../jobs/cleanup.ts'
import {
  bearer,
  freshEmail,
  mailedPath,
  mailedToken,
  mailsTo,
  PASSWORD,
  registerCustomer,
} from '../testing/customers.ts'
import { type Answered, databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { contact, fillCart, findGoods, toBranch, withKey } from '../testing/shopper.ts'

// Other test files of this worker have imported the real module.
vi.hoisted(() => vi.resetModules())
/** Counts of hash operations. */
const work = vi.hoisted(() => ({ hashes: 0, verifications: 0 }))
/** Verifications wait for it. */
const gate = vi.hoisted(() => ({ opened: Promise.resolve() }))
vi.mock('@node-rs/argon2', async original => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  return {
    ...argon2,
    hash: (...given: Parameters<typeof argon2.hash>) => {
      work.hashes++
      return argon2.hash(...given)
    },
    verify: async (...given: Parameters<typeof argon2.verify>) => {
      work.verifications++
      await gate.opened
      return argon2.verify(...given)
    },
  }
})
beforeEach(() => Object.assign(work, { hashes: 0, verifications: 0 }))

const NEW_PASSWORD = 'Сім сорочок 7'
const newPassword = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }

describe.each(databases)('accounts on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  const statusOf = async (token: string) => (await shop.post(authUser.path, {}, bearer(token))).status
  const login = (email: string, password: string) => shop.post(authLogin.path, { email, password })

  it('registers a customer, signs them in and mails a confirmation link', async () => {
    const email = freshEmail()
    const session = await shop.ask(authRegister, {
      lang: 'ru',
      name: ' Олена ',
      last_name: 'Шевчук',
      email: email.toUpperCase(),
      phone: '(067) 123-45-67',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    })
    expect(session).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_in: 100 * 86_400,
      user: {
        id: expect.any(Number),
        name: 'Олена',
        last_name: 'Шевчук',
        email,
        phone: '+380 67 123 45 67',
        email_confirmed: false,
      },
    })
    expect(await shop.ask(authUser, {}, bearer(session.access_token))).toEqual(session.user)
    expect(await mailsTo(shop, email)).toMatchObject([
      {
        template: 'email-confirm',
        lang: 'ru',
        data: { name: 'Олена', path: expect.stringMatching(/^\/ru\/user-email-confirm\/token\/[0-9a-f]{64}$/) },
      },
    ])
  })

  it('stores only hashes of passwords and tokens', async () => {
    const { email, token } = await registerCustomer(shop)
    await shop.ask(authLink, { email })
    const mailed = await mailedToken(shop, 'sign-in-link', email)
    const [user] = await shop.db.select().from(users).where(eq(users.email, email))
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const rowsText = JSON.stringify([
      await shop.db.select().from(users),
      await shop.db.select().from(sessions),
      await shop.db.select().from(account_tokens),
    ])
    for (const secret of [PASSWORD, token, mailed]) expect(rowsText).not.toContain(secret)
  })

  it('creates one account when ten register the same e-mail concurrently', async () => {
    const email = freshEmail()
    const body = { name: 'Олена', last_name: 'Шевчук', password: PASSWORD, password_confirmation: PASSWORD }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        shop.post(authRegister.path, { ...body, lang: 'en', email: turn % 2 ? email : email.toUpperCase() }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(refusalOf(answer)).toMatchObject({
        status: 422,
        fields: { email: ['This e-mail address is already registered'] },
      })
    expect(await shop.db.select().from(users).where(eq(users.email, email))).toHaveLength(1)
    // The owner is told of the other attempts once a day.
    expect((await mailsTo(shop, email)).map(({ template }) => template).toSorted()).toEqual([
      'email-confirm',
      'registration-attempt',
    ])
    // A refused registration costs a hash, too.
    expect(work).toEqual({ hashes: 10, verifications: 0 })
  })

  it('rejects invalid fields of a registration', async () => {
    const refused = refusalOf(
      await shop.post(authRegister.path, {
        name: 'Я',
        last_name: '',
        email: 'olena',
        phone: '12',
        password: 'абв',
        password_confirmation: 'абвг',
      }),
    )
    expect(refused).toMatchObject({
      status: 422,
      fields: {
        name: ['Мінімально 2 символів'],
        last_name: ['Це поле є обовьязковим!'],
        email: ['Електронна пошта повинна містити @'],
        phone: ['Мінімально 17 символів'],
        password: ['Мінімально 4 символів'],
      },
    })
    const mismatch = refusalOf(
      await shop.post(authRegister.path, {
        name: 'Олена',
        last_name: 'Шевчук',
        email: freshEmail(),
        password: PASSWORD,
        password_confirmation: NEW_PASSWORD,
      }),
    )
    expect(mismatch.fields).toEqual({ password_confirmation: ['Пароль не співпадає'] })
  })

  it('issues a new token at every sign-in', async () => {
    const { email, token, user } = await registerCustomer(shop)
    const tokens = new Set([token])
    for (const typed of [email, email.toUpperCase(), ` ${email} `]) {
      const session = await shop.ask(authLogin, { email: typed, password: PASSWORD })
      expect(session).toMatchObject({ expires_in: 100 * 86_400, user })
      tokens.add(session.access_token)
    }
    expect(tokens.size).toBe(4)
    for (const one of tokens) expect(await statusOf(one)).toBe(200)
  })

  it('accepts a password in any Unicode normal form', async () => {
    const { email } = await registerCustomer(shop, {
      password: 'Її ключ'.normalize('NFD'),
      password_confirmation: 'Її ключ'.normalize('NFD'),
    })
    expect((await login(email, 'Її ключ'.normalize('NFC'))).status).toBe(200)
  })

  it('answers an unknown e-mail like a wrong password, after one hash verification', async () => {
    const { email } = await registerCustomer(shop)
    const passwordless = await registerCustomer(shop)
    await shop.db.update(users).set({ password_hash: null }).where(eq(users.email, passwordless.email))
    const answers = []
    for (const address of [email, freshEmail(), passwordless.email]) {
      Object.assign(work, { hashes: 0, verifications: 0 })
      answers.push({ ...refusalOf(await login(address, NEW_PASSWORD)), ...work })
    }
    expect(answers[0]).toMatchObject({
      status: 401,
      code: 'unauthorised',
      message: 'Неправильна пошта або пароль',
      hashes: 0,
      verifications: 1,
    })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  it('answers 503 with Retry-After when the queue of password hashes is full', async () => {
    const { email } = await registerCustomer(shop)
    const { promise, resolve: open } = Promise.withResolvers<void>()
    gate.opened = promise
    onTestFinished(() => {
      open()
      gate.opened = Promise.resolve()
    })
    const from = (turn: number) => ({ headers: { 'X-Forwarded-For': `198.51.100.${turn}` } })
    const attempts = Array.from({ length: 50 }, (_, turn) =>
      shop.post(authLogin.path, { email, password: PASSWORD }, from(turn)),
    )
    const refusals: Answered[] = []
    for (const attempt of attempts) void attempt.then(answer => refusals.push(answer))
    await expect.poll(() => refusals.length).toBe(8)
    const [refused] = refusals
    if (!refused) throw new Error('Nobody was refused')
    expect(refusalOf(refused)).toMatchObject({ status: 503, code: 'unavailable' })
    expect(refused.headers.get('retry-after')).toBe('2')
    open()
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter(status => status === 503)).toHaveLength(8)
    expect(statuses.filter(status => status === 200)).toHaveLength(42)
  })

  it('rehashes a password when the parameters have changed', async () => {
    const { email } = await registerCustomer(shop)
    const { hash } = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
    const weak = await hash(PASSWORD.normalize('NFKC'), { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    await shop.db.update(users).set({ password_hash: weak }).where(eq(users.email, email))
    expect((await login(email, NEW_PASSWORD)).status).toBe(401)
    expect((await login(email, PASSWORD)).status).toBe(200)
    const [user] = await shop.db.select().from(users).where(eq(users.email, email))
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await login(email, PASSWORD)).status).toBe(200)
  })

  it('ends the session at sign-out and no other one', async () => {
    const { email, token, sent } = await registerCustomer(shop)
    const other = await shop.ask(authLogin, { email, password: PASSWORD })
    expect(await shop.ask(authLogout, {}, sent)).toEqual({})
    expect(await statusOf(token)).toBe(401)
    expect((await shop.post(authLogout.path, {}, sent)).status).toBe(401)
    expect(await statusOf(other.access_token)).toBe(200)
  })

  it('expires a session 100 days after its last use', async () => {
    const { token, user } = await registerCustomer(shop)
    const mine = eq(sessions.user_id, user.id)
    const daysUntilExpiry = sql<number>`round(extract(epoch from ${sessions.expires_at} - now()) / 86400)::int`
    const read = async () =>
      (await shop.db.select({ daysUntilExpiry, seen: sessions.last_seen_at }).from(sessions).where(mine))[0]
    await shop.db
      .update(sessions)
      .set({ expires_at: sql`now() + interval '3 days'`, last_seen_at: sql`now() - interval '97 days'` })
      .where(mine)
    expect(await statusOf(token)).toBe(200)
    const used = await read()
    expect(used?.daysUntilExpiry).toBe(100)
    // Used again at once, nothing is written.
    expect(await statusOf(token)).toBe(200)
    expect(await read()).toEqual(used)
    await shop.db.update(sessions).set({ expires_at: sql`now() - interval '1 second'` }).where(mine)
    expect(await statusOf(token)).toBe(401)
    await removeExpired(shop.db)
    expect(await read()).toBeUndefined()
  })

  it('resets the password once by a mailed token and ends every session', async () => {
    const { email, token } = await registerCustomer(shop)
    await shop.ask(authPasswordForgot, { lang: 'en', email: email.toUpperCase() })
    const path = await mailedPath(shop, 'password-reset', email)
    expect(path).toMatch(/^\/en\/password-reset\/token\/[0-9a-f]{64}$/)
    const mailed = path.split('/').at(-1) ?? ''
    expect(await shop.ask(authPasswordReset, { token: mailed, ...newPassword })).toEqual({})
    expect(await statusOf(token)).toBe(401)
    expect((await login(email, PASSWORD)).status).toBe(401)
    const again = await shop.ask(authLogin, { email, password: NEW_PASSWORD })
    // Reading the mail proves the e-mail.
    expect(again.user.email_confirmed).toBe(true)
    const used = refusalOf(await shop.post(authPasswordReset.path, { lang: 'en', token: mailed, ...newPassword }))
    expect(used).toMatchObject({ status: 422, fields: { token: ['This link no longer works. Request a new e-mail'] } })
    expect(await statusOf(again.access_token)).toBe(200)
    expect((await mailsTo(shop, email)).map(({ template }) => template)).toEqual([
      'password-changed',
      'password-reset',
      'email-confirm',
    ])
  })

  it('rejects a token that is replaced, expired, of another kind or unknown', async () => {
    const { email } = await registerCustomer(shop)
    const refused = async (token: string) => (await shop.post(authPasswordReset.path, { token, ...newPassword })).status
    await shop.ask(authPasswordForgot, { email })
    const first = await mailedToken(shop, 'password-reset', email)
    await shop.ask(authPasswordForgot, { email })
    const newest = await mailedToken(shop, 'password-reset', email)
    expect(newest).not.toBe(first)
    expect(await refused(first)).toBe(422)
    await shop.db
      .update(account_tokens)
      .set({ expires_at: sql`${account_tokens.expires_at} - interval '60 minutes'` })
      .where(eq(account_tokens.email, email))
    expect(await refused(newest)).toBe(422)
    await shop.ask(authLink, { email })
    expect(await refused(await mailedToken(shop, 'sign-in-link', email))).toBe(422)
    expect(await refused('0'.repeat(64))).toBe(422)
    expect((await login(email, PASSWORD)).status).toBe(200)
    // An invalid token costs no hash.
    expect(work.hashes).toBe(1)
  })

  it('accepts a token once when ten requests use it concurrently', async () => {
    const { email } = await registerCustomer(shop)
    await shop.ask(authEmailConfirm, { token: await mailedToken(shop, 'email-confirm', email) })
    const brought = async (path: string, body: object) => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => shop.post(path, body)))
      return answers.map(({ status }) => status).toSorted()
    }
    const onceThen = (refusal: number) => [200, ...Array<number>(9).fill(refusal)]
    await shop.ask(authLink, { email })
    expect(await brought(authToken.path, { token: await mailedToken(shop, 'sign-in-link', email) })).toEqual(
      onceThen(401),
    )
    await shop.ask(authPasswordForgot, { email })
    const token = await mailedToken(shop, 'password-reset', email)
    expect(await brought(authPasswordReset.path, { token, ...newPassword })).toEqual(onceThen(422))
  })

  it('rejects the old password when a reset happens during its verification', async () => {
    const { email } = await registerCustomer(shop)
    await shop.ask(authPasswordForgot, { email })
    const token = await mailedToken(shop, 'password-reset', email)
    const { promise, resolve: open } = Promise.withResolvers<void>()
    gate.opened = promise
    onTestFinished(() => {
      gate.opened = Promise.resolve()
    })
    const slow = login(email, PASSWORD)
    await expect.poll(() => work.verifications).toBe(1)
    await shop.ask(authPasswordReset, { token, ...newPassword })
    open()
    expect((await slow).status).toBe(401)
  })

  it('revokes every mailed token at a reset', async () => {
    const { email } = await registerCustomer(shop)
    await shop.ask(authLink, { email })
    await shop.ask(authPasswordForgot, { email })
    const link = await mailedToken(shop, 'sign-in-link', email)
    const confirm = await mailedToken(shop, 'email-confirm', email)
    await shop.ask(authPasswordReset, { token: await mailedToken(shop, 'password-reset', email), ...newPassword })
    expect((await shop.post(authToken.path, { token: link })).status).toBe(401)
    expect((await shop.post(authEmailConfirm.path, { token: confirm })).status).toBe(422)
  })

  it('gives the same answer for known and unknown e-mails and mails only known ones', async () => {
    const { email } = await registerCustomer(shop)
    const unknown = freshEmail()
    for (const { path } of [authPasswordForgot, authLink]) {
      const [one, other] = [await shop.post(path, { email }), await shop.post(path, { email: unknown })]
      expect(one).toMatchObject({ status: 200, body: { success: true, data: {} } })
      expect(other).toMatchObject({ status: one.status, body: one.body })
    }
    expect(await mailsTo(shop, email)).toHaveLength(3)
    expect(await mailsTo(shop, unknown)).toEqual([])
    expect(work.verifications).toBe(0)
  })

  it('confirms an e-mail once, by the newest token only', async () => {
    const { email, sent } = await registerCustomer(shop)
    const first = await mailedToken(shop, 'email-confirm', email)
    await shop.ask(authEmailResend, { lang: 'ru' }, sent)
    const token = await mailedToken(shop, 'email-confirm', email)
    expect((await shop.post(authEmailConfirm.path, { token: first })).status).toBe(422)
    expect(await shop.ask(authEmailConfirm, { token }, sent)).toEqual({})
    expect((await shop.ask(authUser, {}, sent)).email_confirmed).toBe(true)
    expect((await shop.post(authEmailConfirm.path, { token })).status).toBe(422)
    // Nothing is left to confirm.
    await shop.ask(authEmailResend, {}, sent)
    expect(await mailsTo(shop, email)).toHaveLength(2)
  })

  it('signs in by a mailed link in the language of the call', async () => {
    const { email, user } = await registerCustomer(shop)
    await shop.ask(authLink, { email })
    const path = await mailedPath(shop, 'sign-in-link', email)
    expect(path).toMatch(/^\/s-login\/[0-9a-f]{64}$/)
    const token = path.split('/').at(-1) ?? ''
    const session = await shop.ask(authToken, { token })
    expect(session.user).toEqual({ ...user, email_confirmed: true })
    expect(await statusOf(session.access_token)).toBe(200)
    expect(refusalOf(await shop.post(authToken.path, { token, lang: 'en' }))).toMatchObject({
      status: 401,
      message: 'This link no longer works. Request a new e-mail',
    })
  })

  it('revokes the access of whoever registered an unconfirmed e-mail when its owner signs in by a link', async () => {
    const attacker = await registerCustomer(shop)
    const { email } = attacker
    await shop.ask(authLink, { email })
    const told = async (recipient: string) =>
      (await mailsTo(shop, recipient)).filter(({ data }) => JSON.stringify(data).includes('"endsPassword":true')).length
    expect(await told(email)).toBe(1)
    const owner = await shop.ask(authToken, { token: await mailedToken(shop, 'sign-in-link', email) })
    expect(await statusOf(attacker.token)).toBe(401)
    expect((await login(email, PASSWORD)).status).toBe(401)
    expect(await statusOf(owner.access_token)).toBe(200)
    // A confirmed one keeps its password and its sessions.
    const confirmed = await registerCustomer(shop)
    const mailed = await mailedToken(shop, 'email-confirm', confirmed.email)
    await shop.ask(authEmailConfirm, { token: mailed }, confirmed.sent)
    await shop.ask(authLink, { email: confirmed.email })
    expect(await told(confirmed.email)).toBe(0)
    await shop.ask(authToken, { token: await mailedToken(shop, 'sign-in-link', confirmed.email) })
    expect(await statusOf(confirmed.token)).toBe(200)
    expect((await login(confirmed.email, PASSWORD)).status).toBe(200)
  })

  it('claims the guest orders of a confirmed e-mail and of no other', async () => {
    const [goods] = await findGoods(shop, 1)
    if (!goods) throw new Error('nothing to buy')
    const email = freshEmail()
    const rest = await toBranch(shop)
    const order = async (address: string) =>
      shop.ask(
        checkoutSubmit,
        {
          ...rest,
          contact: { ...contact, email: address },
          cart_id: await fillCart(shop, [{ goods, count: 1 }]),
        },
        withKey(),
      )
    const mine = await order(email.toUpperCase())
    const foreign = await order(freshEmail())
    const ownerOf = async (number: string) =>
      (await shop.db.select({ id: orders.user_id }).from(orders).where(eq(orders.number, number)))[0]?.id
    const { user, sent } = await registerCustomer(shop, { email })
    expect(await ownerOf(mine.number)).toBeNull()
    await shop.ask(authEmailConfirm, { token: await mailedToken(shop, 'email-confirm', email) }, sent)
    expect(await ownerOf(mine.number)).toBe(user.id)
    expect(await ownerOf(foreign.number)).toBeNull()

    // A stranger registers with a buyer's e-mail, and the buyer presses the link that they are mailed, signed in to another account.
    const theirs = await order(email.replace('@', '-2@'))
    const stranger = await registerCustomer(shop, { email: email.replace('@', '-2@') })
    const pressed = await mailedToken(shop, 'email-confirm', stranger.email)
    await shop.ask(authEmailConfirm, { token: pressed }, sent)
    expect((await shop.ask(authUser, {}, stranger.sent)).email_confirmed).toBe(true)
    expect(await ownerOf(theirs.number)).toBeNull()
    // Nor does a change of an account's e-mail to theirs show the orders.
    const third = await order(email.replace('@', '-3@'))
    await shop.ask(profileEdit, { email: email.replace('@', '-3@'), current_password: PASSWORD }, stranger.sent)
    await shop.ask(authEmailConfirm, { token: await mailedToken(shop, 'email-change', email.replace('@', '-3@')) })
    expect(await shop.ask(authUser, {}, stranger.sent)).toMatchObject({
      email: email.replace('@', '-3@'),
      email_confirmed: true,
    })
    expect(await ownerOf(third.number)).toBeNull()
    // The buyer signs in by a link: the stranger is out, the orders are theirs.
    await shop.ask(authLink, { email: email.replace('@', '-3@') })
    await shop.ask(authToken, { token: await mailedToken(shop, 'sign-in-link', email.replace('@', '-3@')) })
    expect(await ownerOf(third.number)).toBe(stranger.user.id)
    expect(await statusOf(stranger.token)).toBe(401)
    expect((await login(email.replace('@', '-3@'), PASSWORD)).status).toBe(401)
  })
})

import {
  type Address,
  authEmailConfirm,
  authEmailResend,
  authLink,
  authLogin,
  authPasswordForgot,
  authPasswordReset,
  authToken,
  authUser,
  checkoutOrder,
  checkoutSubmit,
  contactSend,
  deliveryCities,
  newsSubscribe,
  profileAddress,
  profileAddressCreate,
  profileAddressDestroy,
  profileAddressSetmain,
  profileAddressUpdate,
  profileCounts,
  profileDelete,
  profileEdit,
  profileSessions,
  profileSessionsEnd,
  profileSignInMethods,
  profileWishlistUpdate,
  reviewsAdd,
  reviewsList,
} from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { EVERYTHING } from '@shop/contract/wishlist-map'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account_tokens, contact_messages, orders, sessions, subscribers, users } from '../db/schema/index.ts'
import {
  bearer,
  exportOf,
  freshEmail,
  mailedPath,
  mailedToken,
  mailsTo,
  PASSWORD,
  registerCustomer,
  signIn,
} from '../testing/customers.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { contact, fillCart, findGoods, firstProduct, toBranch, withKey } from '../testing/shopper.ts'
import { MAX_ADDRESSES } from './addresses.ts'

const NEW_PASSWORD = 'Сім сорочок 7'
const newPassword = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }

const message = { name: 'Олена', phone: '+380 67 123 45 67', message: 'Чи є жіночі розміри?' }
const review = { grade: 5 as const, name: 'Олена Ш.', text: 'Тепла й зручна.' }

const home = {
  name: 'Дім',
  shipping_city: 'Полтава',
  shipping_city_id: 'poltava',
  street: 'вул. Соборності',
  house: '12',
  phone: '067 123 45 67',
}

describe.each(databases)('a customer on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  const statusOf = async (token: string) => (await shop.post(authUser.path, {}, bearer(token))).status
  const login = (email: string, password: string) => shop.post(authLogin.path, { email, password })

  const order = async (email: string, headers: Record<string, string> = {}) => {
    const [goods] = await findGoods(shop, 1)
    if (!goods) throw new Error('nothing to buy')
    const cart_id = await fillCart(shop, [{ goods, count: 1 }])
    const body = { ...(await toBranch(shop)), contact: { ...contact, email }, cart_id }
    return shop.ask(checkoutSubmit, body, { headers: { ...withKey().headers, ...headers } })
  }

  describe('the counts', () => {
    it('are those of the customer: addresses, products liked in any group, orders', async () => {
      const { email, sent } = await signIn(shop)
      const other = await signIn(shop)
      const counts = () => shop.ask(profileCounts, {}, sent)
      expect(await counts()).toEqual({ addresses: 0, wishlist: 0, orders: 0 })
      for (const each of [sent, sent, other.sent]) await shop.ask(profileAddressCreate, home, each)
      const [one, two] = (await findGoods(shop, 2)).map(({ product_id }) => product_id)
      if (!one || !two) throw new Error('nothing to like')
      await shop.ask(profileWishlistUpdate, { wishlist: { [EVERYTHING]: [one, two], Зима: [one] } }, sent)
      await order(email, sent.headers)
      expect(await counts()).toEqual({ addresses: 2, wishlist: 2, orders: 1 })
      expect(await shop.ask(profileCounts, {}, other.sent)).toEqual({ addresses: 1, wishlist: 0, orders: 0 })
      expect((await shop.post(profileCounts.path, {})).status).toBe(401)
    })
  })

  describe('the profile', () => {
    it('changes name and phone without a password and normalises the phone', async () => {
      const { sent, email } = await registerCustomer(shop)
      const edited = await shop.ask(profileEdit, { name: ' Ольга ', phone: '0671234567' }, sent)
      expect(edited).toMatchObject({ name: 'Ольга', last_name: 'Шевчук', phone: '+380 67 123 45 67', email })
      expect((await shop.ask(profileEdit, { last_name: 'Коваль' }, sent)).phone).toBe('+380 67 123 45 67')
      expect((await shop.ask(profileEdit, { phone: '' }, sent)).phone).toBeNull()
      expect(await shop.ask(authUser, {}, sent)).toMatchObject({ name: 'Ольга', last_name: 'Коваль', phone: null })
    })

    it('changes password and e-mail only with the current password', async () => {
      const { sent, email } = await registerCustomer(shop)
      for (const change of [{ email: freshEmail() }, newPassword]) {
        const without = refusalOf(await shop.post(profileEdit.path, { ...change, lang: 'en' }, sent))
        expect(without).toMatchObject({ status: 422, fields: { current_password: ['This field is required!'] } })
        const wrong = refusalOf(await shop.post(profileEdit.path, { ...change, current_password: 'не той' }, sent))
        expect(wrong).toMatchObject({ status: 422, fields: { current_password: ['Неправильний пароль'] } })
      }
      expect((await login(email, PASSWORD)).status).toBe(200)
      expect(await mailsTo(shop, email)).toHaveLength(1)
      // The same e-mail in capitals is no change.
      expect((await shop.ask(profileEdit, { email: email.toUpperCase(), name: 'Ольга' }, sent)).name).toBe('Ольга')
    })

    it('ends other sessions and revokes mailed tokens when the password changes', async () => {
      const { sent, email, token } = await registerCustomer(shop)
      const other = await shop.ask(authLogin, { email, password: PASSWORD })
      await shop.ask(authPasswordForgot, { email })
      const reset = await mailedToken(shop, 'password-reset', email)
      await shop.ask(profileEdit, { ...newPassword, current_password: PASSWORD, lang: 'ru' }, sent)
      expect([await statusOf(token), await statusOf(other.access_token)]).toEqual([200, 401])
      expect([(await login(email, PASSWORD)).status, (await login(email, NEW_PASSWORD)).status]).toEqual([401, 200])
      expect((await shop.post(authPasswordReset.path, { token: reset, ...newPassword })).status).toBe(422)
      expect((await mailsTo(shop, email))[0]).toMatchObject({ template: 'password-changed', lang: 'ru' })
    })

    it('changes the e-mail when the new one is confirmed and notifies the old one', async () => {
      const { sent, email } = await registerCustomer(shop)
      const next = freshEmail()
      const guest = await order(next)
      expect(
        await shop.ask(profileEdit, { email: next.toUpperCase(), current_password: PASSWORD }, sent),
      ).toMatchObject({
        email,
      })
      expect((await mailsTo(shop, email))[0]).toMatchObject({ template: 'email-change-notice', data: { email: next } })
      const first = await mailedToken(shop, 'email-change', next)
      // After a second request, only the newest mail to the new address is valid.
      await shop.ask(authEmailResend, {}, sent)
      const token = await mailedToken(shop, 'email-change', next)
      expect(await mailedPath(shop, 'email-change', next)).toBe(`/user-email-confirm/token/${token}`)
      expect((await shop.post(authEmailConfirm.path, { token: first })).status).toBe(422)
      expect((await login(next, PASSWORD)).status).toBe(401)
      await shop.ask(authPasswordForgot, { email })
      const reset = await mailedToken(shop, 'password-reset', email)
      await shop.ask(authEmailConfirm, { token }, sent)
      expect(await shop.ask(authUser, {}, sent)).toMatchObject({ email: next, email_confirmed: true })
      expect([(await login(email, PASSWORD)).status, (await login(next, PASSWORD)).status]).toEqual([401, 200])
      // Links mailed to the old address are invalid, and guest orders of the new e-mail belong to the customer.
      expect((await shop.post(authPasswordReset.path, { token: reset, ...newPassword })).status).toBe(422)
      const [claimed] = await shop.db.select().from(orders).where(eq(orders.number, guest.number))
      expect(claimed?.user_id).not.toBeNull()
    })

    it('gives the same answer when the new e-mail is taken', async () => {
      const { sent, email } = await registerCustomer(shop)
      const taken = await registerCustomer(shop)
      const before = await mailsTo(shop, taken.email)
      const free = await shop.post(profileEdit.path, { email: freshEmail(), current_password: PASSWORD }, sent)
      const answer = await shop.post(profileEdit.path, { email: taken.email, current_password: PASSWORD }, sent)
      expect(answer).toMatchObject({ status: free.status, body: free.body })
      expect(await mailsTo(shop, taken.email)).toEqual(before)
      expect((await mailsTo(shop, email)).map(({ template }) => template)).toEqual([
        'email-change-notice',
        'email-change-notice',
        'email-confirm',
      ])
    })

    it('rejects the confirmation of an e-mail that was registered meanwhile', async () => {
      const { sent, email } = await registerCustomer(shop)
      const next = freshEmail()
      await shop.ask(profileEdit, { email: next, current_password: PASSWORD }, sent)
      const token = await mailedToken(shop, 'email-change', next)
      const faster = await registerCustomer(shop, { email: next })
      expect((await shop.post(authEmailConfirm.path, { token })).status).toBe(422)
      expect((await shop.ask(authUser, {}, sent)).email).toBe(email)
      expect((await shop.ask(authUser, {}, faster.sent)).email).toBe(next)
    })
  })

  describe('without a password', () => {
    const makeOld = (userId: number) =>
      shop.db
        .update(sessions)
        .set({ created_at: sql`now() - interval '16 minutes'` })
        .where(eq(sessions.user_id, userId))
    const refused = { status: 422, fields: { current_password: [expect.stringContaining('увійдіть ще раз')] } }

    it('changes the e-mail, sets a password or deletes the account soon after signing in only', async () => {
      const { id, email, sent } = await signIn(shop)
      const methods = () => shop.ask(profileSignInMethods, {}, sent)
      expect(await methods()).toEqual({ password: false, google: false, recent: true })
      const next = freshEmail()
      await shop.ask(profileEdit, { email: next }, sent)
      expect((await mailsTo(shop, next))[0]).toMatchObject({ template: 'email-change' })

      await makeOld(id)
      expect(await methods()).toMatchObject({ recent: false })
      for (const [path, body] of [
        [profileEdit.path, { email: freshEmail() }],
        [profileEdit.path, newPassword],
        // A password that is typed does not help.
        [profileEdit.path, { ...newPassword, current_password: NEW_PASSWORD }],
        [profileDelete.path, {}],
      ] as const)
        expect(refusalOf(await shop.post(path, body, sent))).toMatchObject(refused)
      expect(await shop.ask(profileEdit, { name: 'Ольга' }, sent)).toMatchObject({ name: 'Ольга', email })

      await shop.ask(authLink, { email })
      const again = await shop.ask(authToken, { token: await mailedToken(shop, 'sign-in-link', email) })
      const soon = bearer(again.access_token)
      await shop.ask(profileEdit, newPassword, soon)
      expect((await login(email, NEW_PASSWORD)).status).toBe(200)
      // From now on the password is asked for.
      expect(await shop.ask(profileSignInMethods, {}, soon)).toMatchObject({ password: true })
      expect((await shop.post(profileDelete.path, {}, soon)).status).toBe(422)
    })

    it('deletes the account soon after signing in', async () => {
      const { id, sent } = await signIn(shop)
      expect(await shop.ask(profileDelete, {}, sent)).toEqual({})
      expect(await shop.db.select().from(users).where(eq(users.id, id))).toEqual([])
    })
  })

  it('gives an e-mail to one of five customers who confirm it concurrently', async () => {
    const next = freshEmail()
    const tokens: string[] = []
    for (let turn = 0; turn < 5; turn++) {
      const { sent } = await registerCustomer(shop)
      await shop.ask(profileEdit, { email: next, current_password: PASSWORD }, sent)
      tokens.push(await mailedToken(shop, 'email-change', next))
    }
    const answers = await Promise.all(tokens.map(token => shop.post(authEmailConfirm.path, { token })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422])
    expect(await shop.db.select().from(users).where(eq(users.email, next))).toHaveLength(1)
  })

  describe('addresses', () => {
    const mains = (list: readonly Address[]) => list.filter(({ main }) => main === 1).map(({ id }) => id)

    it('have exactly one main address; destroying it makes the oldest one main', async () => {
      const { sent } = await registerCustomer(shop)
      expect(await shop.ask(profileAddress, {}, sent)).toEqual([])
      const first = await shop.ask(profileAddressCreate, home, sent)
      expect(first).toEqual({
        ...home,
        id: expect.any(Number),
        main: 1,
        apartment: '',
        postal_index: '',
        phone: '+380 67 123 45 67',
      })
      const { phone, ...withoutPhone } = home
      const second = await shop.ask(profileAddressCreate, { ...withoutPhone, name: 'Робота', apartment: '3' }, sent)
      expect(second).toMatchObject({ main: 0, apartment: '3' })
      expect(second).not.toHaveProperty('phone')
      const third = await shop.ask(profileAddressCreate, { ...home, name: 'Дача' }, sent)
      expect(mains(await shop.ask(profileAddressSetmain, { id: third.id }, sent))).toEqual([third.id])
      const left = await shop.ask(profileAddressDestroy, { id: third.id }, sent)
      expect(mains(left)).toEqual([first.id])
      expect(mains(await shop.ask(profileAddressDestroy, { id: second.id }, sent))).toEqual([first.id])
      expect(await shop.ask(profileAddressDestroy, { id: first.id }, sent)).toEqual([])
    })

    it('are updated by the id in the path', async () => {
      const { sent } = await registerCustomer(shop)
      const { id } = await shop.ask(profileAddressCreate, home, sent)
      const path = (number: string | number) => profileAddressUpdate.path.replace('{id}', String(number))
      const changed = await shop.post(path(id), { ...home, name: 'Новий дім', phone: '' }, sent)
      expect(changed).toMatchObject({ status: 200, body: { data: { id, main: 1, name: 'Новий дім' } } })
      expect(await shop.ask(profileAddress, {}, sent)).toEqual([
        expect.not.objectContaining({ phone: expect.anything() }),
      ])
      for (const number of [id + 100_000, 'abc', '0', '-1', '1.5', '1e3', '99999999999', '%7Bid%7D', `0${id}`])
        expect([number, (await shop.post(path(number), home, sent)).status]).toEqual([number, 404])
      const wrong = refusalOf(await shop.post(path(id), { ...home, house: '', main: 1 }, sent))
      expect(wrong).toMatchObject({
        status: 422,
        fields: { house: ['Це поле є обовьязковим!'], main: ['Невідоме поле'] },
      })
    })

    it('name their city in the language of the call, as it was chosen: with its region or alone', async () => {
      const { sent } = await registerCustomer(shop)
      const [city] = await shop.ask(deliveryCities, { query: 'Кременчук' })
      if (!city) throw new Error('There is no such city')
      const inCity = (shipping_city: string) => ({ ...home, shipping_city, shipping_city_id: city.ref })
      for (const text of [`${city.cityName}, ${city.area}`, 'Кременчук', 'Місто на Дніпрі'])
        await shop.ask(profileAddressCreate, inCity(text), sent)
      const named = async (lang: Locale) =>
        (await shop.ask(profileAddress, { lang }, sent)).map(({ shipping_city }) => shipping_city)
      expect(await named('uk')).toEqual([`Кременчук, ${city.area}`, 'Кременчук', 'Місто на Дніпрі'])
      expect(await named('en')).toEqual(['Kremenchuk, Poltavska oblast', 'Kremenchuk', 'Місто на Дніпрі'])
    })

    it('have exactly one main address after concurrent changes', async () => {
      const { sent } = await registerCustomer(shop)
      const made = await Promise.all(
        Array.from({ length: 8 }, (_, turn) => shop.ask(profileAddressCreate, { ...home, house: `${turn}` }, sent)),
      )
      expect(mains(made)).toHaveLength(1)
      await Promise.all(
        made.map(({ id }, turn) =>
          shop.post(turn % 2 ? profileAddressSetmain.path : profileAddressDestroy.path, { id }, sent),
        ),
      )
      const left = await shop.ask(profileAddress, {}, sent)
      expect(left).toHaveLength(4)
      expect(mains(left)).toHaveLength(1)
    })

    it('are created once per idempotency key and customer', async () => {
      const { sent } = await registerCustomer(shop)
      const other = await registerCustomer(shop)
      const key = withKey()
      const keyed = { headers: { ...sent.headers, ...key.headers } }
      const [one, again] = [
        await shop.ask(profileAddressCreate, home, keyed),
        await shop.ask(profileAddressCreate, { ...home, lang: 'en' }, keyed),
      ]
      expect(again).toEqual(one)
      expect((await shop.post(profileAddressCreate.path, { ...home, house: '14' }, keyed)).status).toBe(409)
      const theirs = { headers: { ...other.sent.headers, ...key.headers } }
      expect((await shop.ask(profileAddressCreate, home, theirs)).id).not.toBe(one.id)
    })

    it('are at most fifty', async () => {
      const { sent } = await registerCustomer(shop)
      for (let turn = 0; turn < MAX_ADDRESSES; turn++) await shop.ask(profileAddressCreate, home, sent)
      const refused = refusalOf(await shop.post(profileAddressCreate.path, { ...home, lang: 'en' }, sent))
      expect(refused).toMatchObject({ status: 422, message: expect.stringContaining('already holds 50 addresses') })
    })
  })

  describe('sessions', () => {
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

    it('are listed with their device and ended one by one or all at once', async () => {
      const { sent, email, token } = await registerCustomer(shop)
      const withAgent = { headers: { 'User-Agent': firefox } }
      const other = await shop.ask(authLogin, { email, password: PASSWORD }, withAgent)
      const third = await shop.ask(authLogin, { email, password: PASSWORD }, { headers: { 'User-Agent': '' } })
      const list = await shop.ask(profileSessions, {}, sent)
      expect(list.map(({ current }) => current)).toEqual([true, false, false])
      expect(list.map(({ device }) => device)).toContain('Firefox, Windows')
      expect(JSON.stringify(list)).not.toContain(token)
      const foreign = list.find(({ device }) => device === 'Firefox, Windows')
      expect(await shop.ask(profileSessionsEnd, { id: foreign?.id ?? 0 }, sent)).toHaveLength(2)
      expect([await statusOf(other.access_token), await statusOf(third.access_token)]).toEqual([401, 200])
      expect((await shop.post(profileSessionsEnd.path, { id: foreign?.id }, sent)).status).toBe(404)
      expect(await shop.ask(profileSessionsEnd, { all: true }, sent)).toEqual([])
      expect([await statusOf(token), await statusOf(third.access_token)]).toEqual([401, 401])
    })
  })

  describe('personal data', () => {
    it('are exported without secrets', async () => {
      const { sent, email, token, user } = await registerCustomer(shop)
      await shop.ask(profileAddressCreate, home, sent)
      const made = await order(freshEmail(), sent.headers)
      await shop.ask(newsSubscribe, { email })
      await shop.ask(contactSend, { ...message, email: email.toUpperCase() })
      const { product } = await firstProduct(shop, 'jackets')
      await shop.ask(reviewsAdd, { product_id: product.id, ...review }, sent)
      const wishlist = { toString: [product.id] } // a name that every object inherits
      await shop.ask(profileWishlistUpdate, { wishlist }, sent)
      const before = await exportOf(shop, sent)
      // An unconfirmed e-mail gives no access to the data that belong to it.
      expect(before).toMatchObject({ mails: [], newsletter: null, messages: [] })
      const mailed = await mailedToken(shop, 'email-confirm', email)
      await shop.ask(authEmailConfirm, { token: mailed }, sent)
      const exported = await exportOf(shop, sent, 'en')
      expect(exported).toMatchObject({
        profile: { id: user.id, email, name: 'Олена', has_password: true, email_confirmed: true },
        addresses: [{ name: 'Дім' }],
        sessions: [{ current: true }],
        orders: [{ number: made.number, items: [expect.any(Object)] }],
        returns: [],
        wishlist,
        mails: expect.arrayContaining([expect.objectContaining({ template: 'email-confirm' })]),
        newsletter: { email },
        messages: [{ message: message.message }],
        reviews: [{ product_id: product.id, ...review }],
      })
      const text = JSON.stringify(exported)
      for (const secret of [token, mailed, PASSWORD, '$argon2', made.token]) expect(text).not.toContain(secret)
    })

    it('are deleted with the current password; orders stay without the customer', async () => {
      const { sent, email, token, user } = await registerCustomer(shop)
      await shop.ask(profileAddressCreate, home, sent)
      await shop.ask(authEmailConfirm, { token: await mailedToken(shop, 'email-confirm', email) }, sent)
      await shop.ask(newsSubscribe, { email })
      await shop.ask(contactSend, { ...message, email })
      await shop.ask(contactSend, { ...message, email: freshEmail() })
      const messagesBefore = await shop.db.$count(contact_messages)
      const { product } = await firstProduct(shop, 'jackets')
      const once = withKey()
      const written = await shop.ask(
        reviewsAdd,
        { product_id: product.id, ...review },
        { headers: { ...sent.headers, ...once.headers } },
      )
      const made = await order(email, sent.headers)
      const wrong = refusalOf(await shop.post(profileDelete.path, { current_password: 'не той' }, sent))
      expect(wrong).toMatchObject({ status: 422, fields: { current_password: ['Неправильний пароль'] } })
      expect(await statusOf(token)).toBe(200)

      const reviewsBefore = await shop.ask(reviewsList, { product_id: product.id })
      expect(await shop.ask(profileDelete, { current_password: PASSWORD, lang: 'en' }, sent)).toEqual({})
      expect(await shop.db.$count(contact_messages)).toBe(messagesBefore - 1)
      const reviewsAfter = await shop.ask(reviewsList, { product_id: product.id })
      expect(reviewsAfter).toMatchObject({ total: reviewsBefore.total, average: reviewsBefore.average })
      expect(reviewsAfter.items.find(({ id }) => id === written.id)).toEqual({ ...written, name: 'Покупець' })
      // What was stored for a repeated request held the name.
      const again = await shop.ask(reviewsAdd, { product_id: product.id, ...review, name: 'Інша' }, once)
      expect(again.id).not.toBe(written.id)
      expect(await statusOf(token)).toBe(401)
      expect((await login(email, PASSWORD)).status).toBe(401)
      const [row] = await shop.db.select().from(orders).where(eq(orders.number, made.number))
      expect(row?.user_id).toBeNull()
      expect((await shop.ask(checkoutOrder, { number: made.number, token: made.token })).number).toBe(made.number)
      const mine = { users: eq(users.id, user.id), sessions: eq(sessions.user_id, user.id) }
      expect(await shop.db.select().from(users).where(mine.users)).toEqual([])
      expect(await shop.db.select().from(sessions).where(mine.sessions)).toEqual([])
      expect(await shop.db.select().from(account_tokens).where(eq(account_tokens.user_id, user.id))).toEqual([])
      expect(await shop.db.select().from(subscribers).where(eq(subscribers.email, email))).toEqual([])
      const left = await mailsTo(shop, email)
      expect(left.map(({ template }) => template).filter(name => !name.startsWith('order'))).toEqual([
        'account-deleted',
      ])
    })
  })

  it('assigns an order to the signed-in customer', async () => {
    const { sent, user } = await registerCustomer(shop)
    const ownerOf = async (number: string) =>
      (await shop.db.select({ id: orders.user_id }).from(orders).where(eq(orders.number, number)))[0]?.id
    expect(await ownerOf((await order(freshEmail(), sent.headers)).number)).toBe(user.id)
    expect(await ownerOf((await order(freshEmail())).number)).toBeNull()
  })
})

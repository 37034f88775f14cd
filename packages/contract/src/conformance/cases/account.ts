import { casesOf } from '../case.ts'
import { PASSWORD, person, randomEmail, type Shop } from '../shop.ts'
import { bitsOf } from './cart.ts'

const login = (shop: Shop, { email, password }: { email: string; password: string }) =>
  shop.ask('/api/auth/login', { email, password })

export const account = casesOf(
  'account',
  [
    'registers a customer who is signed in from then on',
    '`/api/auth/register`: { access_token, expires_in, user }.',
    async shop => {
      const email = randomEmail()
      const body = { ...person, email, password: PASSWORD, password_confirmation: PASSWORD }
      const { access_token: token, user } = await shop.ask('/api/auth/register', body)
      shop.expect(bitsOf(token) >= 128, 'an access token of at least 128 bits', token)
      shop.equal(await shop.ask('/api/auth/user', {}, { token }), user, 'the user of the token')
      shop.equal(user.email_confirmed, false, 'email_confirmed')
    },
  ],
  [
    'registers an e-mail once',
    'A taken e-mail: 422 on `email`.',
    async shop => {
      const { email } = await shop.customer()
      const body = { ...person, password: PASSWORD, password_confirmation: PASSWORD }
      for (const taken of [email, ` ${email.toUpperCase()} `])
        await shop.invalid('email', '/api/auth/register', { ...body, email: taken })
    },
  ],
  [
    'registers one customer for requests at once',
    'A taken e-mail: 422 on `email`.',
    async shop => {
      const body = { ...person, email: randomEmail(), password: PASSWORD, password_confirmation: PASSWORD }
      const answers = await Promise.all([1, 2, 3].map(() => shop.send('/api/auth/register', body)))
      shop.equal(answers.map(({ status }) => status).toSorted(), [200, 422, 422], 'HTTP statuses')
    },
  ],
  [
    'compares the password with its confirmation',
    '`/api/auth/register`: {…, password, password_confirmation}.',
    async shop => {
      const body = { ...person, email: randomEmail(), password: PASSWORD, password_confirmation: `${PASSWORD}!` }
      await shop.invalid('password_confirmation', '/api/auth/register', body)
      await shop.invalid('password', '/api/auth/register', { ...body, password: '123', password_confirmation: '123' })
    },
  ],
  [
    'answers a wrong password and an unknown e-mail alike',
    'Wrong: 401 `unauthorised`, the same for an unknown e-mail.',
    async shop => {
      const { email } = await shop.customer()
      const wrong = await shop.refused('unauthorised', '/api/auth/login', { email, password: 'wrong-7351' })
      const unknown = { email: randomEmail(), password: 'wrong-7351' }
      shop.equal(
        await shop.refused('unauthorised', '/api/auth/login', unknown),
        wrong,
        'the failure for an unknown e-mail',
      )
    },
  ],
  [
    'gives every sign-in a token of its own',
    'New token at sign-in.',
    async shop => {
      const customer = await shop.customer()
      const tokens = [await login(shop, customer), await login(shop, customer)].map(session => session.access_token)
      shop.equal(new Set([...tokens, customer.token]).size, 3, 'number of different tokens')
    },
  ],
  [
    'ends a session with its token',
    '`/api/auth/logout`: the token is dead from then on.',
    async shop => {
      const { access_token: token } = await login(shop, await shop.customer())
      await shop.ask('/api/auth/logout', {}, { token })
      await shop.refused('unauthorised', '/api/auth/user', {}, { token })
      await shop.ask('/api/auth/user', {}, { token: (await shop.customer()).token })
    },
  ],
  [
    'does not tell whether an e-mail is known when it mails a link',
    '`/api/auth/password/forgot`, `/api/auth/link`: {} always.',
    async shop => {
      const { email } = await shop.newCustomer()
      for (const path of ['/api/auth/password/forgot', '/api/auth/link'] as const)
        shop.equal(
          await shop.ask(path, { email: randomEmail() }),
          await shop.ask(path, { email }),
          `the answer of ${path}`,
        )
    },
  ],
  [
    'refuses tokens that nobody was mailed',
    'A token serves once, for 60 minutes.',
    async shop => {
      const token = 'x'.repeat(43)
      const passwords = { password: PASSWORD, password_confirmation: PASSWORD }
      await shop.invalid('token', '/api/auth/password/reset', { token, ...passwords })
      await shop.invalid('token', '/api/auth/email/confirm', { token })
      await shop.refused('unauthorised', '/api/auth/token', { token })
    },
  ],
  [
    'resets a password once and ends every session',
    '`/api/auth/password/reset`: ends every session of that user; a token serves once.',
    async shop => {
      const { email, password, token: session } = await shop.newCustomer()
      await shop.ask('/api/auth/password/forgot', { email })
      const body = { password: 'Another-7351', password_confirmation: 'Another-7351' }
      const token = await shop.mailedToken('password_reset', email)
      await shop.ask('/api/auth/password/reset', { token, ...body })
      await shop.refused('unauthorised', '/api/auth/user', {}, { token: session })
      await shop.refused('unauthorised', '/api/auth/login', { email, password })
      await login(shop, { email, password: body.password })
      await shop.invalid('token', '/api/auth/password/reset', { token, ...body })
    },
  ],
  [
    'signs in by a mailed link once',
    '`/api/auth/link` · `/api/auth/token` mails a one-time login link.',
    async shop => {
      const { email } = await shop.newCustomer()
      await shop.ask('/api/auth/link', { email })
      const token = await shop.mailedToken('sign_in', email)
      const { access_token } = await shop.ask('/api/auth/token', { token })
      shop.equal((await shop.ask('/api/auth/user', {}, { token: access_token })).email, email, 'e-mail of the user')
      await shop.refused('unauthorised', '/api/auth/token', { token })
    },
  ],
  [
    'confirms an e-mail address',
    'Sends the confirmation mail.',
    async shop => {
      const { email, token: session } = await shop.newCustomer()
      await shop.ask('/api/auth/email/resend', {}, { token: session })
      const token = await shop.mailedToken('email_confirm', email)
      shop.equal(
        (await shop.ask('/api/auth/user', {}, { token: session })).email_confirmed,
        false,
        'email_confirmed before',
      )
      await shop.ask('/api/auth/email/confirm', { token })
      shop.equal(
        (await shop.ask('/api/auth/user', {}, { token: session })).email_confirmed,
        true,
        'email_confirmed after',
      )
    },
  ],
  [
    'changes e-mail and password with the present password only',
    '`/api/profile/edit`: a new e-mail or password needs `current_password`.',
    async shop => {
      const { email, password, token } = await shop.newCustomer()
      const next = { password: 'Another-7351', password_confirmation: 'Another-7351' }
      for (const change of [{ email: randomEmail() }, next]) {
        await shop.invalid('current_password', '/api/profile/edit', change, { token })
        await shop.invalid('current_password', '/api/profile/edit', { ...change, current_password: 'wrong' }, { token })
      }
      await login(shop, { email, password })
      await shop.ask('/api/profile/edit', { ...next, current_password: password }, { token })
      await shop.refused('unauthorised', '/api/auth/login', { email, password })
      await login(shop, { email, password: next.password })
    },
  ],
  [
    'changes what is sent and keeps the rest',
    '`/api/profile/edit`: {name?, last_name?, email?, phone?, …} → User.',
    async shop => {
      const { email, token } = await shop.newCustomer()
      const user = await shop.ask('/api/profile/edit', { name: ' Ольга ', phone: '0671234567' }, { token })
      shop.equal(
        [user.name, user.phone, user.last_name, user.email],
        ['Ольга', '+380 67 123 45 67', person.last_name, email],
        'the user',
      )
      await shop.invalid('email_confirmed', '/api/profile/edit', { email_confirmed: true }, { token })
      await shop.invalid('id', '/api/profile/edit', { id: 1 }, { token })
    },
  ],
  [
    'lists sessions and ends one of them',
    '`/api/profile/sessions` · `sessions/end`: {} · {id | all: true}.',
    async shop => {
      const customer = await shop.newCustomer()
      const { access_token: other } = await login(shop, customer)
      const sessions = await shop.ask('/api/profile/sessions', {}, { token: customer.token })
      shop.equal(sessions.map(({ current }) => current).toSorted(), [false, true], 'current of two sessions')
      const id = sessions.find(({ current }) => !current)?.id ?? 0
      const left = await shop.ask('/api/profile/sessions/end', { id }, { token: customer.token })
      shop.equal(
        left.map(({ current }) => current),
        [true],
        'the sessions that are left',
      )
      await shop.refused('unauthorised', '/api/auth/user', {}, { token: other })
      await shop.refused('not_found', '/api/profile/sessions/end', { id }, { token: customer.token })
      await shop.ask('/api/profile/sessions/end', { all: true }, { token: customer.token })
      await shop.refused('unauthorised', '/api/auth/user', {}, { token: customer.token })
    },
  ],
  [
    'deletes an account with its password',
    '`/api/profile/delete`: {current_password}.',
    async shop => {
      const { email, password, token } = await shop.newCustomer()
      await shop.invalid('current_password', '/api/profile/delete', { current_password: 'wrong' }, { token })
      await shop.ask('/api/profile/delete', { current_password: password }, { token })
      await shop.refused('unauthorised', '/api/auth/user', {}, { token })
      await shop.refused('unauthorised', '/api/auth/login', { email, password })
    },
  ],
)

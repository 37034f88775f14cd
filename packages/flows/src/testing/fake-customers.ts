import type { Address, User } from '@shop/contract'
import type { CallOptions, Result } from '@shop/contract/client'
import { type Answers, failure, success } from './fake-client.ts'
import { type FakeMessages, fakeMessages } from './fake-messages.ts'

/** What an e-mail with a link is about. */
type Subject = 'confirm' | 'reset' | 'link'

interface Account {
  user: User
  password: string
  addresses: Address[]
}

/** Password of every customer, unless it is changed. */
export const FAKE_PASSWORD = 'secret'

/** The OAuth code Google sends back after consent. */
export const FAKE_CODE = 'code'

/** The addresses with exactly one main one. */
const withOneMain = (addresses: readonly Address[], main?: number): Address[] => {
  const first = main ?? addresses.find(address => address.main === 1)?.id ?? addresses[0]?.id
  return addresses.map(address => ({ ...address, main: address.id === first ? 1 : 0 }))
}

/**
 * Customers in memory, each with the password `secret`. A call is authorised by its token, or else by the cookie that
 * signing in has set, as through the shop's own server.
 */
export function createFakeCustomers(
  emails: readonly string[] = ['olena@example.com'],
  messages: FakeMessages = fakeMessages,
) {
  const accounts: Account[] = []
  const sessions = new Map<string, Account>()
  /** E-mails sent, oldest first, with the token of their link. */
  const letters: { about: Subject; email: string; token: string }[] = []
  let cookie: string | null = null
  let last = 0
  const next = () => {
    last += 1
    return last
  }

  const add = (fields: Omit<User, 'id'>, password: string): Account => {
    const account = { user: { id: next(), ...fields }, password, addresses: [] }
    accounts.push(account)
    return account
  }
  for (const email of emails)
    add({ name: 'Олена', last_name: 'Коваль', email, phone: null, email_confirmed: true }, FAKE_PASSWORD)

  const openSession = (account: Account) => {
    const token = `token-${next()}`
    sessions.set(token, account)
    cookie = token
    return { access_token: token, expires_in: 86_400, user: account.user }
  }
  const sendLetter = (about: Subject, email: string) => void letters.push({ about, email, token: `${about}-${next()}` })
  /** The account of a letter's token, which is valid once. */
  const redeem = (about: Subject, token: string) => {
    const index = letters.findIndex(letter => letter.about === about && letter.token === token)
    const [letter] = index < 0 ? [] : letters.splice(index, 1)
    return accounts.find(({ user }) => user.email === letter?.email)
  }
  const authorise = <Data>({ token }: CallOptions, change: (account: Account) => Result<Data>): Result<Data> => {
    const account = sessions.get(token ?? cookie ?? '')
    return account ? change(account) : failure('unauthorised', { message: messages.unauthorised })
  }

  const answers: Answers = {
    '/api/auth/register': ({ name, last_name, email, phone = null, password }) => {
      if (accounts.some(({ user }) => user.email === email))
        return failure('invalid', { fields: { email: [messages.emailTaken] } })
      sendLetter('confirm', email)
      return success(openSession(add({ name, last_name, email, phone, email_confirmed: false }, password)))
    },
    '/api/auth/login': ({ email, password }) => {
      const account = accounts.find(({ user }) => user.email === email)
      return account?.password === password
        ? success(openSession(account))
        : failure('unauthorised', { message: messages.wrongPassword })
    },
    '/api/auth/logout': (_, options) =>
      authorise(options, () => {
        sessions.delete(options.token ?? cookie ?? '')
        cookie = null
        return success({})
      }),
    '/api/auth/user': (_, options) => authorise(options, ({ user }) => success(user)),
    '/api/auth/password/forgot': ({ email }) => {
      if (accounts.some(({ user }) => user.email === email)) sendLetter('reset', email)
      return success({})
    },
    '/api/auth/password/reset': ({ token, password }) => {
      const account = redeem('reset', token)
      if (!account) return failure('invalid', { fields: { token: [messages.linkExpired] } })
      account.password = password
      for (const [session, owner] of sessions) if (owner === account) sessions.delete(session)
      return success({})
    },
    '/api/auth/email/confirm': ({ token }) => {
      const account = redeem('confirm', token)
      if (!account) return failure('invalid', { fields: { token: [messages.linkExpired] } })
      account.user = { ...account.user, email_confirmed: true }
      return success({})
    },
    '/api/auth/email/resend': (_, options) =>
      authorise(options, ({ user }) => {
        sendLetter('confirm', user.email)
        return success({})
      }),
    '/api/auth/google': ({ next: page = '/' }) =>
      success({ url: `https://google.example/auth?state=state-${next()}&next=${encodeURIComponent(page)}` }),
    '/api/auth/google/callback': ({ code }) => {
      const [account] = accounts
      return code === FAKE_CODE && account
        ? success({ ...openSession(account), next: '/account' })
        : failure('unauthorised', { message: messages.googleFailed })
    },
    '/api/auth/link': ({ email }) => {
      if (accounts.some(({ user }) => user.email === email)) sendLetter('link', email)
      return success({})
    },
    '/api/auth/token': ({ token }) => {
      const account = redeem('link', token)
      return account ? success(openSession(account)) : failure('unauthorised', { message: messages.linkExpired })
    },
    '/api/profile/edit': ({ name, last_name, phone }, options) =>
      authorise(options, account => {
        account.user = {
          ...account.user,
          name: name ?? account.user.name,
          last_name: last_name ?? account.user.last_name,
          phone: phone ?? account.user.phone,
        }
        return success(account.user)
      }),
    '/api/profile/address': (_, options) => authorise(options, ({ addresses }) => success(addresses)),
    '/api/profile/address/create': ({ lang: _, ...fields }, options) =>
      authorise(options, account => {
        const { apartment = '', postal_index = '', phone, ...rest } = fields
        const address: Address = {
          id: next(),
          main: 0,
          ...rest,
          apartment,
          postal_index,
          ...(phone ? { phone } : {}),
        }
        account.addresses = withOneMain([...account.addresses, address])
        return success(account.addresses.find(({ id }) => id === address.id) ?? address)
      }),
    '/api/profile/address/{id}': ({ lang: _, ...fields }, options) =>
      authorise(options, account => {
        const known = account.addresses.find(({ id }) => id === Number(options.params?.id))
        if (!known) return failure('not_found')
        const { apartment = '', postal_index = '', phone, ...rest } = fields
        const address: Address = { ...known, ...rest, apartment, postal_index, ...(phone ? { phone } : {}) }
        account.addresses = account.addresses.map(other => (other.id === known.id ? address : other))
        return success(address)
      }),
    '/api/profile/address/setmain': ({ id }, options) =>
      authorise(options, account => {
        if (!account.addresses.some(address => address.id === id)) return failure('not_found')
        account.addresses = withOneMain(account.addresses, id)
        return success(account.addresses)
      }),
    '/api/profile/address/destroy': ({ id }, options) =>
      authorise(options, account => {
        if (!account.addresses.some(address => address.id === id)) return failure('not_found')
        account.addresses = withOneMain(account.addresses.filter(address => address.id !== id))
        return success(account.addresses)
      }),
  }
  return {
    answers,
    letters,
    /** Number of sessions. */
    get sessions() {
      return sessions.size
    },
    /** Expires every session. */
    endSessions: () => sessions.clear(),
    /** The browser's httpOnly session cookie; survives a reload. */
    get cookie() {
      return cookie
    },
  }
}

export type FakeCustomers = ReturnType<typeof createFakeCustomers>

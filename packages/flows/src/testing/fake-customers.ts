import type { Address, User } from '@shop/contract'
import type { CallOptions, Result } from '@shop/contract/client'
import { type Answers, failure, success } from './fake-client.ts'

export interface FakeCustomers {
  readonly answers: Answers
  /** Letters sent, oldest first, with the token that stands in their link. */
  readonly letters: readonly {
    readonly about: 'confirm' | 'reset' | 'link'
    readonly email: string
    readonly token: string
  }[]
  /** Sessions that are open. */
  readonly sessions: number
  /** Ends every session, as if a long time had passed. */
  endSessions(): void
  /** The browser's httpOnly cookie: a page that is loaded anew still has it. */
  readonly cookie: string | null
}

interface Account {
  user: User
  password: string
  addresses: Address[]
}

/** Everybody's password, unless another is set. */
export const FAKE_PASSWORD = 'secret'

/** What Google sends back for somebody who agreed. */
export const FAKE_CODE = 'code'

/** Addresses of an account with exactly one main one while there are any. */
const oneMain = (addresses: readonly Address[], main?: number): Address[] => {
  const first = main ?? addresses.find(address => address.main === 1)?.id ?? addresses[0]?.id
  return addresses.map(address => ({ ...address, main: address.id === first ? 1 : 0 }))
}

/**
 * Customers in memory, each with the password `secret`. A call is somebody's by its token, or else by the cookie that
 * signing in has set, as with the shop's own server in between.
 */
export function createFakeCustomers(emails: readonly string[] = ['olena@example.com']): FakeCustomers {
  const accounts: Account[] = []
  const sessions = new Map<string, Account>()
  const letters: { about: 'confirm' | 'reset' | 'link'; email: string; token: string }[] = []
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

  const enter = (account: Account) => {
    const token = `token-${next()}`
    sessions.set(token, account)
    cookie = token
    return { access_token: token, expires_in: 86_400, user: account.user }
  }
  const write = (about: 'confirm' | 'reset' | 'link', email: string) =>
    void letters.push({ about, email, token: `${about}-${next()}` })
  /** The account a letter's token is for; it serves once. */
  const redeemed = (about: 'confirm' | 'reset' | 'link', token: string) => {
    const index = letters.findIndex(letter => letter.about === about && letter.token === token)
    const [letter] = index < 0 ? [] : letters.splice(index, 1)
    return accounts.find(({ user }) => user.email === letter?.email)
  }
  const own = <Data>({ token }: CallOptions, change: (account: Account) => Result<Data>): Result<Data> => {
    const account = sessions.get(token ?? cookie ?? '')
    return account ? change(account) : failure('unauthorised', { message: 'Увійдіть, щоб продовжити' })
  }

  return {
    letters,
    get sessions() {
      return sessions.size
    },
    get cookie() {
      return cookie
    },
    endSessions: () => sessions.clear(),
    answers: {
      '/api/auth/register': ({ name, last_name, email, phone = null, password }) => {
        if (accounts.some(({ user }) => user.email === email))
          return failure('invalid', { fields: { email: ['Ця адреса вже зайнята'] } })
        write('confirm', email)
        return success(enter(add({ name, last_name, email, phone, email_confirmed: false }, password)))
      },
      '/api/auth/login': ({ email, password }) => {
        const account = accounts.find(({ user }) => user.email === email)
        return account?.password === password
          ? success(enter(account))
          : failure('unauthorised', { message: 'Хибна пошта або пароль' })
      },
      '/api/auth/logout': (_, options) =>
        own(options, () => {
          sessions.delete(options.token ?? cookie ?? '')
          cookie = null
          return success({})
        }),
      '/api/auth/user': (_, options) => own(options, ({ user }) => success(user)),
      '/api/auth/password/forgot': ({ email }) => {
        if (accounts.some(({ user }) => user.email === email)) write('reset', email)
        return success({})
      },
      '/api/auth/password/reset': ({ token, password }) => {
        const account = redeemed('reset', token)
        if (!account) return failure('invalid', { fields: { token: ['Посилання вже не діє'] } })
        account.password = password
        for (const [session, owner] of sessions) if (owner === account) sessions.delete(session)
        return success({})
      },
      '/api/auth/email/confirm': ({ token }) => {
        const account = redeemed('confirm', token)
        if (!account) return failure('invalid', { fields: { token: ['Посилання вже не діє'] } })
        account.user = { ...account.user, email_confirmed: true }
        return success({})
      },
      '/api/auth/email/resend': (_, options) =>
        own(options, ({ user }) => {
          write('confirm', user.email)
          return success({})
        }),
      '/api/auth/google': ({ next: page = '/' }) =>
        success({ url: `https://google.example/auth?state=state-${next()}&next=${encodeURIComponent(page)}` }),
      '/api/auth/google/callback': ({ code }) => {
        const [account] = accounts
        return code === FAKE_CODE && account
          ? success({ ...enter(account), next: '/account' })
          : failure('unauthorised', { message: 'Google не підтвердив' })
      },
      '/api/auth/link': ({ email }) => {
        if (accounts.some(({ user }) => user.email === email)) write('link', email)
        return success({})
      },
      '/api/auth/token': ({ token }) => {
        const account = redeemed('link', token)
        return account ? success(enter(account)) : failure('unauthorised', { message: 'Посилання вже не діє' })
      },
      '/api/profile/edit': ({ name, last_name, phone }, options) =>
        own(options, account => {
          account.user = {
            ...account.user,
            name: name ?? account.user.name,
            last_name: last_name ?? account.user.last_name,
            phone: phone ?? account.user.phone,
          }
          return success(account.user)
        }),
      '/api/profile/address': (_, options) => own(options, ({ addresses }) => success(addresses)),
      '/api/profile/address/create': ({ lang: _, ...fields }, options) =>
        own(options, account => {
          const { apartment = '', postal_index = '', phone, ...rest } = fields
          const address: Address = {
            id: next(),
            main: 0,
            ...rest,
            apartment,
            postal_index,
            ...(phone ? { phone } : {}),
          }
          account.addresses = oneMain([...account.addresses, address])
          return success(account.addresses.find(({ id }) => id === address.id) ?? address)
        }),
      '/api/profile/address/{id}': ({ lang: _, ...fields }, options) =>
        own(options, account => {
          const known = account.addresses.find(({ id }) => id === Number(options.params?.id))
          if (!known) return failure('not_found')
          const { apartment = '', postal_index = '', phone, ...rest } = fields
          const address: Address = { ...known, ...rest, apartment, postal_index, ...(phone ? { phone } : {}) }
          account.addresses = account.addresses.map(other => (other.id === known.id ? address : other))
          return success(address)
        }),
      '/api/profile/address/setmain': ({ id }, options) =>
        own(options, account => {
          if (!account.addresses.some(address => address.id === id)) return failure('not_found')
          account.addresses = oneMain(account.addresses, id)
          return success(account.addresses)
        }),
      '/api/profile/address/destroy': ({ id }, options) =>
        own(options, account => {
          if (!account.addresses.some(address => address.id === id)) return failure('not_found')
          account.addresses = oneMain(account.addresses.filter(address => address.id !== id))
          return success(account.addresses)
        }),
    },
  }
}

import { expect, it } from 'vitest'
import { cookieReader, customerOwner, GUEST, sessionCookies } from '../../platform/session/session-cookie.ts'
import { signedOutCookies } from '../account/auth/sign-out.server.ts'
import { adoptedCookies } from './adopt-guest.server.ts'
import { draftCookies, emptyDraft, readDraft, withValues } from './draft.server.ts'
import { orderCookies, readOrderKey } from './order-cookie.server.ts'
import { readRememberMeCookie, rememberMeCookies } from './remember-me-cookie.server.ts'

const secret = 'a secret of the shop'
const targetOf = (owner: string) => ({ secret, owner, secure: true })
const order = { number: 'HT-53552010', token: 'k'.repeat(43) }
const draft = withValues(emptyDraft(), { 'contact.name': 'Олена', remember: 'on' })

/** Cookies of a browser after `Set-Cookie` values, of which the later replace the former. */
function browser(...set: readonly string[]) {
  const cookies = new Map<string, string>()
  for (const one of set) {
    const [, name = '', value = ''] = /^([\w-]+)=([^;]*)/.exec(one) ?? []
    if (one.includes('Max-Age=0')) cookies.delete(name)
    else cookies.set(name, decodeURIComponent(value))
  }
  return { cookies, read: cookieReader(name => cookies.get(name), true) }
}

const session = (id: number) =>
  sessionCookies({ access_token: String(id).repeat(43), expires_in: 3600, user: { id, name: 'Олена' } }, true)

/** What the checkout stores for an owner. */
const stored = (owner: string) => [
  ...draftCookies(draft, targetOf(owner)),
  ...orderCookies(order, targetOf(owner)),
  ...rememberMeCookies(draft, targetOf(owner)),
]

const shown = (owner: string, { read: cookie }: ReturnType<typeof browser>) => {
  const source = { secret, owner, cookie }
  return {
    draft: readDraft(source)?.values['contact.name'] ?? null,
    order: readOrderKey(source)?.number ?? null,
    remembered: readRememberMeCookie(source)?.['contact.name'] ?? null,
  }
}
const everything = { draft: 'Олена', order: order.number, remembered: 'Олена' }
const nothing = { draft: null, order: null, remembered: null }

it('shows what the checkout has stored to its owner only', () => {
  const customer = browser(...stored(customerOwner(7)))
  expect(shown(GUEST, browser(...stored(GUEST)))).toEqual(everything)
  expect(shown(customerOwner(7), customer)).toEqual(everything)
  expect(shown(customerOwner(8), customer)).toEqual(nothing)
  expect(shown(GUEST, customer)).toEqual(nothing) // the session has expired
  expect(shown(customerOwner(7), browser(...stored(GUEST)))).toEqual(nothing)
})

it('leaves nothing of a customer in the cookies after signing out', () => {
  const city = 'delivery_city=8d5a980d|Полтава; Path=/; Max-Age=1'
  const { cookies } = browser(...session(7), ...stored(customerOwner(7)), city, ...signedOutCookies(true))
  expect([...cookies]).toEqual([])
})

it('gives the unfinished checkout and the last order of a guest, and of nobody else, to the customer who signs in', () => {
  const guest = stored(GUEST)
  const adopted = (...set: string[]) => adoptedCookies(browser(...set).read, targetOf(customerOwner(7)))
  const after = browser(...guest, ...session(7), ...adopted(...guest))
  expect(shown(customerOwner(7), after)).toEqual({ ...everything, remembered: null })
  expect(adopted(...session(8), ...stored(customerOwner(8)))).toEqual([])
  expect(adopted(...stored(customerOwner(8)))).toEqual([])
})

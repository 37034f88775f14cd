import { expect, it } from 'vitest'
import { GUEST } from '../../platform/session/session-cookie.ts'
import { emptyDraft, withValues } from './draft.server.ts'
import {
  prefillDraft,
  readRememberMeCookie,
  rememberMeCookies,
  withoutContactAndDelivery,
} from './remember-me-cookie.server.ts'

const secret = 'a secret of the shop'
const target = { secret, owner: GUEST, secure: true }
const entered = {
  'contact.name': 'Олена',
  'contact.phone': '+380 67 123 45 67',
  'delivery.city': 'Кременчук, Полтавська обл.',
  'delivery.id': 'np_branch',
  comment: 'Подзвоніть за годину',
  'payment.id': 'iban',
  remember: 'on',
}
const ordered = withValues(emptyDraft(), entered)
const textOf = (cookie: string) => cookie.slice('remembered='.length, cookie.indexOf(';'))

it('remembers contact and delivery of an order, but neither its comment nor its payment, in a cookie that only the shop reads', () => {
  const [cookie = ''] = rememberMeCookies(ordered, target)
  expect(cookie).toMatch(/^remembered=[\w-]+; Path=\/; Max-Age=15724800; HttpOnly; SameSite=Lax; Secure$/)
  const { comment: _, 'payment.id': __, ...kept } = entered
  const read = (from: string) =>
    readRememberMeCookie({
      secret: from,
      owner: target.owner,
      cookie: name => (name === 'remembered' ? textOf(cookie) : undefined),
    })
  expect(read(secret)).toEqual(kept)
  expect(read('another secret')).toBeNull()
})

it('forgets with an order without the tick', () => {
  const [cookie] = rememberMeCookies(withValues(ordered, { remember: '' }), target)
  expect(cookie).toContain('remembered=; Path=/; Max-Age=0')
})

it('fills in the steps that nothing was entered in', () => {
  const { 'contact.name': name, 'delivery.city': city } = entered
  const remembered = { 'contact.name': name, 'delivery.city': city }
  expect(prefillDraft(emptyDraft(), remembered).values).toEqual(remembered)
  const typed = withValues(emptyDraft(), { 'contact.name': 'Іван' })
  expect(prefillDraft(typed, remembered).values).toEqual({ 'contact.name': 'Іван', 'delivery.city': city })
  expect(prefillDraft(typed, null)).toBe(typed)
})

it('takes contact and delivery out of the unfinished order when they are forgotten', () => {
  expect(withoutContactAndDelivery(ordered).values).toEqual({ comment: entered.comment, 'payment.id': 'iban' })
})

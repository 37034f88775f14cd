import { expect, it } from 'vitest'
import { handOver, orderKeyOf } from './order-in-hand.server.ts'
import { createSeal } from './seal.server.ts'

const seal = createSeal('a secret of the shop', 'order')
const key = { number: 'HT-53552010', token: 'k'.repeat(43) }
const cookieOf = (header: string) => (name: string) =>
  name === 'order' ? header.slice(6, header.indexOf(';')) : undefined

it('the order just placed is in the hand of who placed it', () => {
  const header = handOver(seal, key, false)
  expect(header).toContain('HttpOnly')
  expect(header).not.toContain(key.number)
  expect(orderKeyOf(seal, new URLSearchParams(), cookieOf(header))).toEqual(key)
})

it('a link says for itself which order it opens', () => {
  const link = new URLSearchParams({ number: 'HT-1', token: 't' })
  expect(orderKeyOf(seal, link, cookieOf(handOver(seal, key, false)))).toEqual({ number: 'HT-1', token: 't' })
})

it('half a link, a forged cookie and none at all open nothing', () => {
  const header = handOver(seal, key, false)
  expect(orderKeyOf(seal, new URLSearchParams({ number: 'HT-1' }), cookieOf(header))).toBeNull()
  expect(orderKeyOf(seal, new URLSearchParams(), () => 'forged')).toBeNull()
  expect(orderKeyOf(seal, new URLSearchParams(), () => undefined)).toBeNull()
})

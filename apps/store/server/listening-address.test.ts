import { expect, it } from 'vitest'
import { isListeningAddress } from './listening-address.ts'

const socket = { localAddress: '::ffff:192.168.1.5', localPort: 3000 }

it.each([
  ['http://localhost:3000/', true],
  ['http://127.0.0.1:3000/uk', true],
  ['http://[::1]:3000/', true],
  ['http://192.168.1.5:3000/', true],
  ['http://localhost:3001/', false],
  ['http://localhost/', false],
  ['http://192.168.1.6:3000/', false],
  ['http://invented.test:3000/', false],
  ['http://localhost.invented.test:3000/', false],
])('%s is an address that the shop listens at: %s', (url, expected) => {
  expect(isListeningAddress(new URL(url), socket)).toBe(expected)
})

it('compares whole addresses and the port of the protocol', () => {
  const own = { localAddress: 'fd00::5', localPort: 80 }
  expect(isListeningAddress(new URL('http://[fd00::5]/'), own)).toBe(true)
  expect(isListeningAddress(new URL('https://[fd00::5]/'), own)).toBe(false)
  expect(isListeningAddress(new URL('http://localhost/'))).toBe(false)
})

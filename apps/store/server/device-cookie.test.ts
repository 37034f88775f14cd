import { expect, it } from 'vitest'
import { deviceCookie, nameDevice } from './device-cookie.ts'

it('sends the token of the device with calls about accounts only', () => {
  const sent = (path: string, token?: string) => {
    const call = new Request(`http://backend.internal${path}`, { method: 'POST' })
    nameDevice(call, name => (name === 'device' ? token : undefined))
    return call.headers.get('device-token')
  }
  expect(sent('/api/auth/login', 'name.signature-1')).toBe('name.signature-1')
  expect(sent('/api/cart/show', 'name.signature-1')).toBeNull()
  expect(sent('/api/auth/login', 'a\nb')).toBeNull()
  expect(sent('/api/auth/login')).toBeNull()
})

it('keeps the token where no script reads it', () => {
  const answer = new Response(null, { headers: { 'Device-Token': 'name.signature-1' } })
  expect(deviceCookie(answer, true)).toMatch(
    /^device=name\.signature-1; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly; Secure$/,
  )
  expect(deviceCookie(new Response(), true)).toBeNull()
})

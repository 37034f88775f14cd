import { expect, it } from 'vitest'
import { createRequestContext, success } from '../../../testing/request-context.ts'
import { signedOutCookies } from '../auth/sign-out.server.ts'
import { answerProfileForm } from './profile-action.server.ts'

it.each([
  ['the account is deleted', { intent: 'delete', current_password: 'шапка-2026' }, '/login?done=deleted'],
  ['all sessions are ended', { intent: 'end-sessions' }, '/'],
])('signs out of this browser when %s', async (_, fields, next) => {
  const url = new URL('https://shop.test/account')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const context = createRequestContext({ isSignedIn: true, answer: () => success({ id: 7 }) })
  const answer = await answerProfileForm({ request, context, url }).catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) throw new Error('No redirect')
  expect(answer.headers.get('Location')).toBe(next)
  expect(answer.headers.getSetCookie()).toEqual(signedOutCookies(true))
  // Of what the old document still asks for the customer nothing is told to the guest.
  expect(answer.headers.get('X-Remix-Reload-Document')).toBe('true')
})

it.each([
  ['the choice of both', 'order_messages=both&newsletter=&newsletter=on', { order_messages: 'both', newsletter: true }],
  ['a box that is not ticked', 'order_messages=mail&newsletter=', { order_messages: 'mail', newsletter: false }],
  ['a form without the box', 'order_messages=phone', { order_messages: 'phone' }],
  ['a form without the choice, and another value', 'order_messages=post', {}],
])('sends %s of the messages', async (_, fields, sent) => {
  const url = new URL('https://shop.test/account')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(`intent=messages&${fields}`) })
  const bodies: unknown[] = []
  const context = createRequestContext({
    isSignedIn: true,
    answer: (path, body) => {
      if (path === '/api/profile/messages') bodies.push(body)
      return success({ id: 7 })
    },
  })
  await answerProfileForm({ request, context, url })
  expect(bodies).toEqual([{ lang: 'uk', ...sent }])
})

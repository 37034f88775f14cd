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
})

import { formatIssue } from '@shop/contract/fields'
import { uk } from '@shop/contract/messages/uk'
import { expect, it, onTestFinished } from 'vitest'
import { SimulatedClock } from 'xstate'
import {
  createDeferredClient,
  createFakeClient,
  createFakeNewsletter,
  createKeys,
  failure,
  flush,
} from '../testing/index.ts'
import { createNewsletterFlow, type NewsletterDeps, type NewsletterEmitted, successDurationMs } from './index.ts'

function createForm(deps: Partial<NewsletterDeps> = {}) {
  const subscribers = createFakeNewsletter()
  const calls = createDeferredClient(createFakeClient(subscribers.answers))
  const clock = new SimulatedClock()
  const form = createNewsletterFlow({ client: calls, lang: 'uk', clock, newKey: createKeys(), ...deps })
  const emittedEvents: NewsletterEmitted[] = []
  for (const type of ['form.focus', 'form.sent', 'form.failed'] as const)
    form.on(type, emitted => emittedEvents.push(emitted))
  form.start()
  onTestFinished(() => form.stop())
  const shownText = () => {
    const { issue, messageKey } = form.getView()
    return issue && issue.rule !== 'server' ? formatIssue(uk, issue) : messageKey && uk[messageKey]
  }
  return { subscribers, calls, clock, form, emittedEvents, shownText, view: () => form.getView() }
}

it.each([
  ['', 'Введіть e-mail'],
  ['   ', 'Введіть e-mail'],
  ['olena.example.com', 'E-mail повинен містити @'],
  ['olena@example', 'E-mail повинен містити @'],
])('does not send the address «%s»: %s', async (email, words) => {
  const { form, calls, emittedEvents, shownText } = createForm()
  form.send({ type: 'newsletter.change', email })
  form.send({ type: 'newsletter.submit' })
  await flush()
  expect(shownText()).toBe(words)
  expect(emittedEvents).toEqual([{ type: 'form.focus', name: 'email' }])
  expect(calls.made).toEqual([])
  form.send({ type: 'newsletter.change', email: 'olena@example.com' })
  expect(shownText()).toBeNull()
})

it('validates an incomplete address on blur, but not an empty one', () => {
  const { form, shownText } = createForm()
  form.send({ type: 'newsletter.blur' })
  expect(shownText()).toBeNull()
  form.send({ type: 'newsletter.change', email: 'olena' })
  expect(shownText()).toBeNull()
  form.send({ type: 'newsletter.blur' })
  expect(shownText()).toBe('E-mail повинен містити @')
})

it('shows the success message for a while after a valid address', async () => {
  const { form, calls, clock, subscribers, shownText, view } = createForm()
  form.send({ type: 'newsletter.change', email: ' olena@example.com ' })
  form.send({ type: 'newsletter.submit' })
  expect(view()).toMatchObject({ status: 'submitting', pending: true })
  await calls.answerAll()
  expect(subscribers.addresses).toEqual(['olena@example.com'])
  expect(shownText()).toBe('Дякую, Лист відправлено!')
  expect(view()).toMatchObject({ status: 'sent', email: '' })
  clock.increment(successDurationMs - 1)
  expect(view().status).toBe('sent')
  clock.increment(1)
  expect(view().status).toBe('editing')
  expect(shownText()).toBeNull()
})

it('hides the success message on the next change or submit', async () => {
  const { form, calls, shownText } = createForm()
  form.send({ type: 'newsletter.change', email: 'olena@example.com' })
  form.send({ type: 'newsletter.submit' })
  await calls.answerAll()
  form.send({ type: 'newsletter.submit' })
  expect(shownText()).toBe('Введіть e-mail')
  form.send({ type: 'newsletter.change', email: 'ivan@example.com' })
  form.send({ type: 'newsletter.submit' })
  await calls.answerAll()
  form.send({ type: 'newsletter.change', email: 'o' })
  expect(shownText()).toBeNull()
})

it('sends one call for several clicks', async () => {
  const { form, calls } = createForm({ email: 'olena@example.com' })
  form.send({ type: 'newsletter.submit' })
  form.send({ type: 'newsletter.submit' })
  await calls.answerAll()
  expect(calls.made).toHaveLength(1)
})

it('keeps the address after a failure and retries it under the same key', async () => {
  const { form, calls, emittedEvents, subscribers, view } = createForm({ successDuration: 1 })
  form.send({ type: 'newsletter.change', email: 'olena@example.com' })
  form.send({ type: 'newsletter.submit' })
  await (await calls.next()).answerWith(failure('rate_limited', { message: 'Забагато спроб' }))
  expect(view()).toMatchObject({ status: 'failed', email: 'olena@example.com', error: { kind: 'busy' } })
  expect(emittedEvents).toMatchObject([{ type: 'form.failed', error: { message: 'Забагато спроб' } }])
  form.send({ type: 'newsletter.retry' })
  await (await calls.next()).failNetwork()
  form.send({ type: 'network.online' })
  await calls.answerAll()
  expect(new Set(calls.made.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set(['key-1']))
  expect(subscribers.addresses).toEqual(['olena@example.com'])
})

it('shows the backend’s message at the input', async () => {
  const { form, calls, view } = createForm({ email: 'olena@example.com' })
  form.send({ type: 'newsletter.submit' })
  await (await calls.next()).answerWith(failure('invalid', { fields: { email: ['Не така'] } }))
  expect(view()).toMatchObject({ status: 'editing', issue: { rule: 'server', message: 'Не така' } })
})

it('aborts the pending call when it is stopped', async () => {
  const { form, calls } = createForm({ email: 'olena@example.com' })
  form.send({ type: 'newsletter.submit' })
  const call = await calls.next()
  form.stop()
  expect(call.aborted).toBe(true)
})

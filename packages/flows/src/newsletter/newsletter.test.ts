import { wordIssue } from '@shop/contract/fields'
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
import { createNewsletterFlow, type NewsletterDeps, type NewsletterEmitted, thanksDurationMs } from './index.ts'

function footer(deps: Partial<NewsletterDeps> = {}) {
  const subscribers = createFakeNewsletter()
  const calls = createDeferredClient(createFakeClient(subscribers.answers))
  const clock = new SimulatedClock()
  const form = createNewsletterFlow({ client: calls, lang: 'uk', clock, newKey: createKeys(), ...deps })
  const emittedEvents: NewsletterEmitted[] = []
  for (const type of ['form.focus', 'form.sent', 'form.failed'] as const)
    form.on(type, emitted => emittedEvents.push(emitted))
  form.start()
  onTestFinished(() => form.stop())
  const said = () => {
    const { issue, said } = form.getView()
    return issue && issue.rule !== 'server' ? wordIssue(uk, issue) : said && uk[said]
  }
  return { subscribers, calls, clock, form, emittedEvents, said, view: () => form.getView() }
}

it.each([
  ['', 'Введіть e-mail'],
  ['   ', 'Введіть e-mail'],
  ['olena.example.com', 'E-mail повинен містити @'],
  ['olena@example', 'E-mail повинен містити @'],
])('an address «%s» is not sent: %s', async (email, words) => {
  const { form, calls, emittedEvents, said } = footer()
  form.send({ type: 'newsletter.type', email })
  form.send({ type: 'newsletter.submit' })
  await flush()
  expect(said()).toBe(words)
  expect(emittedEvents).toEqual([{ type: 'form.focus', name: 'email' }])
  expect(calls.made).toEqual([])
  form.send({ type: 'newsletter.type', email: 'olena@example.com' })
  expect(said()).toBeNull()
})

it('an address that is left half typed is told, an empty one is not', () => {
  const { form, said } = footer()
  form.send({ type: 'newsletter.leave' })
  expect(said()).toBeNull()
  form.send({ type: 'newsletter.type', email: 'olena' })
  expect(said()).toBeNull()
  form.send({ type: 'newsletter.leave' })
  expect(said()).toBe('E-mail повинен містити @')
})

it('a good address is thanked for, and after a while the form is as before', async () => {
  const { form, calls, clock, subscribers, said, view } = footer()
  form.send({ type: 'newsletter.type', email: ' olena@example.com ' })
  form.send({ type: 'newsletter.submit' })
  expect(view()).toMatchObject({ status: 'submitting', pending: true })
  await calls.settle()
  expect(subscribers.addresses).toEqual(['olena@example.com'])
  expect(said()).toBe('Дякую, Лист відправлено!')
  expect(view()).toMatchObject({ status: 'sent', email: '' })
  clock.increment(thanksDurationMs - 1)
  expect(view().status).toBe('sent')
  clock.increment(1)
  expect(view().status).toBe('editing')
  expect(said()).toBeNull()
})

it('the next letter or an empty press ends the thanks', async () => {
  const { form, calls, said } = footer()
  form.send({ type: 'newsletter.type', email: 'olena@example.com' })
  form.send({ type: 'newsletter.submit' })
  await calls.settle()
  form.send({ type: 'newsletter.submit' })
  expect(said()).toBe('Введіть e-mail')
  form.send({ type: 'newsletter.type', email: 'ivan@example.com' })
  form.send({ type: 'newsletter.submit' })
  await calls.settle()
  form.send({ type: 'newsletter.type', email: 'o' })
  expect(said()).toBeNull()
})

it('is sent once, however often the button is pressed', async () => {
  const { form, calls } = footer({ email: 'olena@example.com' })
  form.send({ type: 'newsletter.submit' })
  form.send({ type: 'newsletter.submit' })
  await calls.settle()
  expect(calls.made).toHaveLength(1)
})

it('what failed says why, keeps the address and goes out again under the same key', async () => {
  const { form, calls, emittedEvents, subscribers, view } = footer({ thanks: 1 })
  form.send({ type: 'newsletter.type', email: 'olena@example.com' })
  form.send({ type: 'newsletter.submit' })
  await (await calls.next()).answerWith(failure('rate_limited', { message: 'Забагато спроб' }))
  expect(view()).toMatchObject({ status: 'failed', email: 'olena@example.com', error: { kind: 'busy' } })
  expect(emittedEvents).toMatchObject([{ type: 'form.failed', error: { message: 'Забагато спроб' } }])
  form.send({ type: 'newsletter.retry' })
  await (await calls.next()).lose()
  form.send({ type: 'network.back' })
  await calls.settle()
  expect(new Set(calls.made.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set(['key-1']))
  expect(subscribers.addresses).toEqual(['olena@example.com'])
})

it('an address the backend refuses is told at the input', async () => {
  const { form, calls, view } = footer({ email: 'olena@example.com' })
  form.send({ type: 'newsletter.submit' })
  await (await calls.next()).answerWith(failure('invalid', { fields: { email: ['Не така'] } }))
  expect(view()).toMatchObject({ status: 'editing', issue: { rule: 'server', message: 'Не така' } })
})

it('a page that is left aborts what is on its way', async () => {
  const { form, calls } = footer({ email: 'olena@example.com' })
  form.send({ type: 'newsletter.submit' })
  const call = await calls.next()
  form.stop()
  expect(call.aborted).toBe(true)
})

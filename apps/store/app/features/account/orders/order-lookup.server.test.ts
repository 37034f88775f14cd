import { describe, expect, it } from 'vitest'
import { createRequestContext, failure, success } from '../../../testing/request-context.ts'
import { findOrderByCode } from './order-lookup.server.ts'

const typed = { number: 'нт 53552010', phone: '067 123-45-67' }
const asked = { number: 'HT-53552010', phone: '+380 67 123 45 67' }
const TOKEN = 'k'.repeat(43)

/** Submits the form; `calls`: what the backend was asked. */
async function submit(fields: Readonly<Record<string, string>>, answer: () => Response = () => success({})) {
  const calls: unknown[] = []
  const url = new URL('https://shop.test/ru/order')
  const context = createRequestContext({
    answer: (path, body) => {
      calls.push([path, body])
      return answer()
    },
  })
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const answered = await findOrderByCode(request, context, url)
  return { answered, calls }
}

describe('an order without the link of its mails', () => {
  it('is not asked for until number and phone are valid', async () => {
    const { answered, calls } = await submit({ number: ' ', phone: '067' })
    expect(answered).toMatchObject({
      data: { asked: null, reply: { errors: { number: expect.any(String), phone: expect.any(String) } } },
    })
    expect(calls).toEqual([])
  })

  it('is shown as asked for, in the language of the page, whatever there is', async () => {
    const { answered, calls } = await submit(typed)
    expect(answered).toMatchObject({ data: { asked, isRepeated: false, reply: { sent: true } } })
    expect(calls).toEqual([['/api/checkout/order/code', { lang: 'ru', ...asked }]])
  })

  it('keeps the form of the code when no other code is sent, and the first form when none is', async () => {
    const refuse = () => failure('rate_limited', 429)
    const reply = { sent: false, formError: 'rate_limited' }
    expect((await submit({ ...typed, again: '1' }, refuse)).answered).toMatchObject({
      data: { asked, reply },
      init: { status: 429 },
    })
    expect((await submit(typed, refuse)).answered).toMatchObject({ data: { asked: null, reply } })
  })

  it('says what is wrong with the code, and keeps what was asked for', async () => {
    const short = await submit({ ...typed, code: '12' })
    expect(short.answered).toMatchObject({ data: { asked, reply: { errors: { code: expect.any(String) } } } })
    expect(short.calls).toEqual([])
    const refuse = () =>
      Response.json({ success: false, code: 'invalid', message: '', fields: { code: ['Не тот'] } }, { status: 422 })
    const wrong = await submit({ ...typed, code: '123 456' }, refuse)
    expect(wrong.answered).toMatchObject({ data: { asked, reply: { errors: { code: 'Не тот' } } } })
  })

  it('leads the right code to the page that the mails lead to', async () => {
    const { answered } = await submit({ ...typed, code: '123456' }, () =>
      success({ number: asked.number, token: TOKEN }),
    )
    if (!(answered instanceof Response)) throw new Error('No redirect')
    expect(answered.status).toBe(303)
    expect(answered.headers.get('Location')).toBe(`/ru/cart/thankyou?number=${asked.number}&token=${TOKEN}`)
  })
})

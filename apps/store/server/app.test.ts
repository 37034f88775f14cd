import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from './app.ts'
import { openBackend } from './open-backend.ts'
import type { PageRequest } from './render-page.ts'

/** The pages, which exist in a build only. */
const renderPage = vi.hoisted(() => vi.fn())
vi.mock('./render-page.ts', () => ({ renderPage }))
const rendered = (status = 200) => ({
  rendered: { page: null, response: new Response('page', { status }) },
  reads: null,
  notFound: null,
})

let opened: Awaited<ReturnType<typeof openBackend>>
let store: ReturnType<typeof createStore>
beforeAll(async () => {
  const SECRET = 'k3Zr8vQ1mTn5xWb9Yc2Lp7Hd4Sg6Jf0AeUiOu'
  opened = await openBackend({ API_URL: 'http://backend.test', SECRET, LOG_LEVEL: 'silent' })
  store = createStore({
    ...opened.services,
    countVitals: async () => 204,
    addressOf: forwarded => String(forwarded),
    dataVersions: { current: async () => 1, hasChanged: () => false },
  })
})
afterAll(() => opened.close())
beforeEach(() => {
  renderPage.mockReset().mockImplementation(async ({ refusal }: PageRequest) => rendered(refusal ?? 200))
})

const ask = (path: string, init: RequestInit) => store.request(path, init, {})
const from = (address: string) => ({ 'X-Forwarded-For': address })

it('renders four pages of one address at once, and one of another beside them', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof rendered>>()
  const begun: string[] = []
  renderPage.mockImplementation(({ caller }: PageRequest) => {
    begun.push(caller.address)
    return promise
  })
  const answers = Array.from({ length: 6 }, (_, page) => ask(`/news/${page}`, { headers: from('1.1.1.1') }))
  const other = ask('/news', { headers: from('2.2.2.2') })
  await vi.waitFor(() => expect(begun).toContain('2.2.2.2'))
  expect(begun).toEqual([...Array(4).fill('1.1.1.1'), '2.2.2.2'])
  resolve(rendered())
  await Promise.all([...answers, other])
  expect(begun).toHaveLength(7)
})

it('reads two forms with photos of one address at once, and four of all', async () => {
  const send = (address: string) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const headers = { ...from(address), 'Content-Type': 'multipart/form-data; boundary=x' }
    const form = { method: 'POST', headers, body: readable, duplex: 'half' }
    const answer = ask('/account/exchange', form)
    return { answer, end: () => writable.close() }
  }
  const statusOf = async ({ answer }: ReturnType<typeof send>) => (await answer).status
  const forms = [send('1.1.1.1'), send('1.1.1.1')]
  expect(await statusOf(send('1.1.1.1'))).toBe(503)
  forms.push(send('2.2.2.2'), send('2.2.2.2'))
  expect(await statusOf(send('3.3.3.3'))).toBe(503)
  for (const { end } of forms) await end()
  // They have been read to their ends: an empty form is refused as such.
  expect(await Promise.all(forms.map(statusOf))).toEqual([400, 400, 400, 400])
  const next = send('1.1.1.1')
  await next.end()
  expect(await statusOf(next)).toBe(400)
})

it('clears what scripts read of a customer whose session is gone', async () => {
  const cookiesOf = async (Cookie: string) => (await ask('/', { headers: { Cookie } })).headers.getSetCookie()
  expect(await cookiesOf('customer_id=7')).toContainEqual(expect.stringMatching(/^customer_id=;/))
  expect(await cookiesOf('cart_id=7')).not.toContainEqual(expect.stringMatching(/^customer_id=/))
})

it('takes small beacons of its own pages', async () => {
  const send = (body: string, headers = {}) =>
    ask('/web-vitals', {
      method: 'POST',
      headers: { ...from('3.3.3.3'), Origin: 'http://localhost', ...headers },
      body,
    })
  expect((await send('{"page":"/","INP":80}')).status).toBe(204)
  expect((await send(`{"page":"/","INP":80${' '.repeat(600)}}`)).status).toBe(413)
  expect((await send('{"page":"/","INP":80}', { Origin: 'https://evil.example' })).status).toBe(403)
  expect(renderPage).toHaveBeenCalledTimes(1)
})

import { createHash } from 'node:crypto'
import { request as open } from 'node:http'
import { expect } from './fixtures.ts'
import { formHeaders, query, read, send, test } from './random-requests.ts'

test.describe.configure({ mode: 'default' })

const forms = [
  '/cart',
  '/checkout',
  '/checkout/save-step',
  '/message',
  '/newsletter',
  '/wishlist',
  '/cart/thankyou',
] as const

test('rejects a form with a message when it is too large, empty, malformed or of another type @desk', async ({
  address,
  makeGoods,
}) => {
  const { url } = await makeGoods()
  const product = url
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
  const wrong: readonly (readonly [string, RequestInit, number, RegExp])[] = [
    ['too large', { headers: formHeaders, body: `a=${'x'.repeat(64 * 1024)}` }, 413, /Забагато тексту/],
    ['empty', { headers: formHeaders, body: '' }, 400, /не вдалося прочитати/],
    ['NUL', { headers: formHeaders, body: 'intent=add&name=a%00b' }, 400, /не вдалося прочитати/],
    [
      'cut off',
      { headers: multipart, body: '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\ncle' },
      400,
      /не вдалося/,
    ],
    [
      'JSON',
      { headers: { 'content-type': 'application/json' }, body: '{"intent":"clear"}' },
      415,
      /не вдалося прочитати/,
    ],
    ['plain text', { headers: { 'content-type': 'text/plain' }, body: 'intent=clear' }, 415, /не вдалося прочитати/],
    ['no type', { headers: { 'content-type': '' }, body: 'intent=clear' }, 415, /не вдалося прочитати/],
  ]
  const found: unknown[] = []
  for (const path of [...forms, product])
    for (const [what, init, , words] of wrong) {
      const page = await read(await send(address + path, { method: 'POST', ...init }))
      const data = await send(`${address}${path}.data`, { method: 'POST', ...init })
      await data.text()
      found.push([path, what, page.status, data.status, path === '/checkout/save-step' || words.test(page.text)])
      expect(page.text).not.toMatch(/\bat \S+ \(/)
    }
  expect(found).toEqual(
    [...forms, product].flatMap(path => wrong.map(([what, , status]) => [path, what, status, status, true])),
  )
})

test('stops reading a form of unknown length at its limit @desk', async ({ address }) => {
  const { port } = new URL(address)
  const headers = { ...formHeaders, 'transfer-encoding': 'chunked' }
  const sending = open({ host: '127.0.0.1', port, path: '/message', method: 'POST', headers, agent: false })
  const answered = new Promise<number>((resolve, reject) => {
    sending.on('response', response => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sending.on('error', reject)
  })
  sending.write(`message=${'x'.repeat(65 * 1024)}`) // the body never ends
  expect(await answered).toBe(413)
  sending.on('error', () => {}) // the server closes the connection
  sending.destroy()
})

test('rejects a wishlist group named like a member of Object.prototype @desk', async ({ address }) => {
  const add = (name: string) =>
    send(`${address}/wishlist`, {
      method: 'POST',
      headers: formHeaders,
      body: query([
        ['intent', 'add'],
        ['name', name],
      ]),
      redirect: 'manual',
    })
  for (const name of ['constructor', '__proto__', 'prototype']) {
    const { status, text } = await read(await add(name))
    expect([name, status, text.includes('Така назва не підійде')]).toEqual([name, 200, true])
  }
  for (const name of ['toString', 'a\u0085b']) expect((await add(name)).status).toBe(303)
})

test('shows a typed script as text and does not allow its hash @desk', async ({ address }) => {
  const script = 'window.hasRun=1'
  for (const message of [`<script>${script}</script>`, `</textarea></script><script nonce="">${script}</script>`]) {
    const response = await send(`${address}/message`, {
      method: 'POST',
      headers: formHeaders,
      body: query([['message', message]]),
    })
    const html = await response.text()
    expect(html).toContain(
      `${message.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')}</textarea>`,
    )
    const hash = createHash('sha256').update(script).digest('base64')
    expect(response.headers.get('content-security-policy')).not.toContain(hash)
  }
})

test('redirects back within the shop when a product is liked without scripts @desk', async ({ address }) => {
  const body = query([
    ['intent', 'toggle'],
    ['product_id', '7'],
  ])
  const back = async (referer: string, cookie = '') =>
    (
      await read(
        await send(`${address}/wishlist`, {
          method: 'POST',
          redirect: 'manual',
          headers: { ...formHeaders, referer, cookie },
          body,
        }),
      )
    ).location
  // The page did not show that it is liked already: the list does.
  expect(await back(`${address}/jackets?page=2`, 'wishlist=7')).toBe('/wishlist')
  expect(await back(`${address}/jackets?page=2`)).toBe('/jackets?page=2')
  expect(await back(`${address}//evil.test`)).toBe('/evil.test')
  expect(await back(`${address}/\\evil.test`)).toBe('/evil.test')
  expect(await back('https://evil.test/')).toBe('/wishlist')
})

test('tells without scripts that cookies are refused, when a product is added or compared @desk', async ({
  address,
  makeGoods,
}) => {
  const { url, product, option } = await makeGoods()

  const post = async (path: string, fields: [string, string][]) =>
    send(address + path, { method: 'POST', redirect: 'manual', headers: formHeaders, body: query(fields) })
  for (const [path, fields, clean] of [
    [
      url,
      [
        ['product_id', `${product}`],
        ['option_id', `${option}`],
      ],
      '/cart',
    ],
    [
      '/compare',
      [
        ['intent', 'compare'],
        ['product_id', '7'],
      ],
      '/compare?products=7',
    ],
  ] satisfies [string, [string, string][], string][]) {
    const answer = await post(path, fields)
    const next = address + answer.headers.get('location')
    const cookie = answer.headers
      .getSetCookie()
      .map(text => text.split(';')[0])
      .join('; ')
    expect(await (await send(next)).text(), path).toContain('не зберігає файли cookie')
    expect((await send(next, { redirect: 'manual', headers: { cookie } })).headers.get('location'), path).toBe(clean)
  }
})

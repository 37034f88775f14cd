import { expect, it } from 'vitest'
import { formRefusal, isPhotoForm, isReadMethod, pageRequest, pageUrl } from './form-request.ts'

const bytes = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text)).buffer
const encoded = 'application/x-www-form-urlencoded; charset=UTF-8'

it.each([
  [encoded, 'intent=clear', null],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n', null],
  ['multipart/form-data; boundary=y', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n', 400],
  ['multipart/form-data', '--x--', 400],
  [encoded, '', 400],
  [encoded, 'a=%00', 400],
  [encoded, '%00=a', 400],
  ['application/json', '{}', 415],
  ['text/plain', 'intent=clear', 415],
  [null, 'intent=clear', 415],
])('rejects a form of type %s and body %j with %s', async (type, body, status) =>
  expect(await formRefusal(type, bytes(body))).toBe(status),
)

it('passes the public URL to the router, without the `Origin` that was already checked', async () => {
  const sent = new Request('http://10.0.0.7:3000/cart?a=1', {
    method: 'POST',
    headers: { origin: 'https://shop.test', 'content-type': encoded },
    body: 'intent=clear',
  })
  const request = pageRequest(sent, pageUrl(sent.url, 'https://shop.test'), await sent.arrayBuffer())
  expect(request.url).toBe('https://shop.test/cart?a=1')
  expect(request.headers.get('origin')).toBeNull()
  expect((await request.formData()).get('intent')).toBe('clear')
})

it('treats a path with several leading slashes as a path', () =>
  expect(pageUrl('http://127.0.0.1//evil.test/?sort=', 'https://shop.test').pathname).toBe('/evil.test/'))

it('only a form of a return or a review may hold photos', () => {
  const multipart = 'multipart/form-data; boundary=x'
  for (const path of [
    '/account/exchange',
    '/ru/account/exchange',
    '/en/cart/return',
    '/jackets/travers?reviews=new',
    '/ru/jackets/a?reviews=new',
  ])
    expect(isPhotoForm(path, multipart), path).toBe(true)
  for (const path of [
    '/',
    '/account',
    '/cart',
    '/account/exchange/x',
    '/checkout',
    '/jackets/a',
    '/jackets/a?reviews=1',
    '/jackets?reviews=new',
    '/a/b/c?reviews=new',
  ])
    expect(isPhotoForm(path, multipart), path).toBe(false)
  expect(isPhotoForm('/account/exchange', 'Multipart/Form-Data ; boundary=x')).toBe(true)
  expect(isPhotoForm('/account/exchange', encoded)).toBe(false)
  expect(isPhotoForm('/account/exchange', null)).toBe(false)
})

it('only GET and HEAD read a page: any other method is checked as a form', () =>
  expect(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].filter(isReadMethod)).toEqual(['GET', 'HEAD']))

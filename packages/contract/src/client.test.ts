import { describe, expect, it } from 'vitest'
import { createClient } from './client.ts'

const answering = (body: unknown, status = 200) => {
  const seen: Request[] = []
  const client = createClient({
    baseUrl: 'http://shop.test',
    fetch: request => {
      seen.push(request)
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
    },
  })
  return { client, seen }
}

describe('the client', () => {
  it('posts JSON and hands the data over', async () => {
    const { client, seen } = answering({ success: true, data: { count: 3, total_price: 8620 } })
    const result = await client.call(
      '/api/cart/count',
      { lang: 'ru', cart_id: 'abc' },
      { idempotencyKey: 'k1', token: 't1' },
    )
    expect(result).toEqual({ success: true, data: { count: 3, total_price: 8620 } })
    const [request] = seen
    expect(request?.method).toBe('POST')
    expect(request?.url).toBe('http://shop.test/api/cart/count')
    expect(request?.headers.get('idempotency-key')).toBe('k1')
    expect(request?.headers.get('authorization')).toBe('Bearer t1')
    expect(await request?.json()).toEqual({ lang: 'ru', cart_id: 'abc' })
  })

  it('hands the failure body over as it is', async () => {
    const failure = { success: false, code: 'invalid', message: 'Перевірте', fields: { email: ['@'] } }
    const { client } = answering(failure, 422)
    expect(await client.call('/api/news/subscribe', { email: 'x' })).toEqual({ success: false, error: failure })
  })

  it.each(['<html>502</html>', 'null', '[]', '{"success":true}', '{"success":false}', ''])(
    'calls %j a server error',
    async body => {
      const { client } = answering(body, 502)
      expect(await client.call('/api/settings/all', {})).toEqual({ success: false, error: 'Server error' })
    },
  )

  it('calls a dead network a server error', async () => {
    const client = createClient({ baseUrl: 'http://shop.test', fetch: () => Promise.reject(new TypeError('down')) })
    expect(await client.call('/api/settings/all', {})).toEqual({ success: false, error: 'Server error' })
  })

  const never = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })

  it('gives a silent backend up after its timeout', async () => {
    const client = createClient({ baseUrl: 'http://shop.test', fetch: never, timeout: 5 })
    expect(await client.call('/api/settings/all', {})).toEqual({ success: false, error: 'Server error' })
  })

  it('ends when its caller leaves', async () => {
    const client = createClient({ baseUrl: 'http://shop.test', fetch: never })
    const leaving = new AbortController()
    const result = client.call('/api/settings/all', {}, { signal: leaving.signal })
    leaving.abort()
    expect(await result).toEqual({ success: false, error: 'Server error' })
  })

  it('puts parameters into the path', async () => {
    const { client, seen } = answering({ success: false, code: 'unauthorised', message: '' }, 401)
    await client.call(
      '/api/profile/address/{id}',
      { name: 'Дім', shipping_city: 'Київ', shipping_city_id: 'r', street: 'Ливарна', house: '14' },
      { params: { id: 7 } },
    )
    expect(seen[0]?.url).toBe('http://shop.test/api/profile/address/7')
  })
})

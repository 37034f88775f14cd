import { describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { valueResponse } from './value-response.ts'

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
  it('posts JSON and returns the data', async () => {
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

  it('returns the very value that a response of this process has', async () => {
    const data = { count: 3, total_price: 8620 }
    const response = valueResponse({ success: true, data }, { headers: { 'Cache-Tag': 'settings' } })
    const client = createClient({ baseUrl: 'http://shop.test', fetch: () => response })
    for (let time = 0; time < 2; time++) {
      const answer = await client.call('/api/cart/count', {})
      expect(answer.success && answer.data).toBe(data)
    }
    expect(await response.clone().json()).toMatchObject({ data })
    expect(response.headers.get('cache-tag')).toBe('settings')
  })

  it('returns the failure body unchanged', async () => {
    const failure = { success: false, code: 'invalid', message: 'Перевірте', fields: { email: ['@'] } }
    const { client } = answering(failure, 422)
    expect(await client.call('/api/news/subscribe', { email: 'x' })).toEqual({ success: false, error: failure })
  })

  it.each(['<html>502</html>', 'null', '[]', '{"success":true}', '{"success":false}', ''])(
    'returns a server error when the body is %j',
    async body => {
      const { client } = answering(body, 502)
      expect(await client.call('/api/settings/all', {})).toEqual({ success: false, error: 'Server error' })
    },
  )

  it('returns a server error when the network fails', async () => {
    const client = createClient({ baseUrl: 'http://shop.test', fetch: () => Promise.reject(new TypeError('down')) })
    expect(await client.call('/api/settings/all', {})).toEqual({ success: false, error: 'Server error' })
  })

  const never = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })

  it('returns a server error after the timeout when the backend does not respond', async () => {
    const client = createClient({ baseUrl: 'http://shop.test', fetch: never, timeout: 5 })
    expect(await client.call('/api/settings/all', {})).toEqual({ success: false, error: 'Server error' })
  })

  it('returns a server error when the caller aborts', async () => {
    const client = createClient({ baseUrl: 'http://shop.test', fetch: never })
    const controller = new AbortController()
    const result = client.call('/api/settings/all', {}, { signal: controller.signal })
    controller.abort()
    expect(await result).toEqual({ success: false, error: 'Server error' })
  })

  it('replaces the parameters of the path', async () => {
    const { client, seen } = answering({ success: false, code: 'unauthorised', message: '' }, 401)
    await client.call(
      '/api/profile/address/{id}',
      { name: 'Дім', shipping_city: 'Київ', shipping_city_id: 'r', street: 'Ливарна', house: '14' },
      { params: { id: 7 } },
    )
    expect(seen[0]?.url).toBe('http://shop.test/api/profile/address/7')
  })
})

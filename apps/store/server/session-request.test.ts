import { describe, expect, it } from 'vitest'
import { forwardWithSession } from './session-request.ts'

const origin = 'https://shop.example'
const token = 'k'.repeat(43)

async function send(
  path: string,
  headers: Record<string, string>,
  answer = Response.json({ success: true }),
  method = 'POST',
) {
  const seen: Request[] = []
  const response = await forwardWithSession(new Request(`${origin}${path}`, { method, headers }), origin, request => {
    seen.push(request)
    return answer
  })
  return { authorization: seen[0]?.headers.get('authorization'), cookies: response.headers.getSetCookie() }
}

const own = { origin, 'sec-fetch-site': 'same-origin', cookie: `a=b; __Host-session=${token}` }

describe('a request of the shop’s own page', () => {
  it('is authenticated as the signed-in customer', async () => {
    expect(await send('/api/profile/orders', own)).toEqual({ authorization: `Bearer ${token}`, cookies: [] })
  })

  it('keeps an Authorization of its own', async () => {
    const { authorization } = await send('/api/auth/user', { ...own, authorization: 'Bearer other' })
    expect(authorization).toBe('Bearer other')
  })

  it.each(['__Host-session=', '__Host-session=short', `__Host-session=${token}%20x`, `session=${token}`])(
    'sends no token for the cookie %s',
    async cookie => {
      expect((await send('/api/auth/user', { ...own, cookie })).authorization).toBeNull()
    },
  )
})

describe('a request from another site', () => {
  it.each([
    ['by its origin', { origin: 'https://evil.example' }],
    ['by its fetch metadata', { 'sec-fetch-site': 'cross-site' }],
    ['of a sibling domain', { 'sec-fetch-site': 'same-site' }],
  ])('is not authenticated: %s', async (_, headers) => {
    const { authorization, cookies } = await send(
      '/api/auth/user',
      { ...own, ...headers },
      new Response(null, { status: 401 }),
    )
    expect({ authorization, cookies }).toEqual({ authorization: null, cookies: [] })
  })
})

it('sends no token with a request that only reads', async () => {
  expect((await send('/api/docs', own, new Response(), 'GET')).authorization).toBeNull()
})

describe('the cookies of a session', () => {
  const cleared = [
    '__Host-session=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly',
    'customer=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    'customer_id=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    'delivery_city=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ]

  it('are cleared when the backend no longer knows it', async () => {
    expect((await send('/api/auth/user', own, new Response('{}', { status: 401 }))).cookies).toEqual(cleared)
  })

  it('are kept after a wrong password', async () => {
    expect((await send('/api/auth/login', own, new Response('{}', { status: 401 }))).cookies).toEqual([])
  })

  it('are cleared after signing out, with all that the customer has stored', async () => {
    const { cookies } = await send('/api/auth/logout', own)
    expect(cookies.slice(0, cleared.length)).toEqual(cleared)
    expect(cookies.map(cookie => /^[\w-]+=;.*Max-Age=0/.exec(cookie)?.[0].split('=')[0])).toEqual(
      '__Host-session customer customer_id delivery_city checkout checkout_1 checkout_2 order remembered'.split(' '),
    )
  })

  it('are kept when signing out failed', async () => {
    expect((await send('/api/auth/logout', own, new Response('{}', { status: 503 }))).cookies).toEqual([])
  })
})

describe('the cookie with the name of the customer', () => {
  const answer = () => Response.json({ success: true, data: { id: 7, name: 'Олена' } })
  const changed = 'customer=%D0%9E%D0%BB%D0%B5%D0%BD%D0%B0; Path=/; Max-Age=8640000; SameSite=Lax; Secure'
  const named = (name: string) => ({ ...own, cookie: `${own.cookie}; customer=${encodeURIComponent(name)}` })

  it('is updated by an answer with another name, also of a change on another device', async () => {
    expect((await send('/api/auth/user', named('Ольга'), answer())).cookies).toEqual([changed])
    expect((await send('/api/auth/user', own, answer())).cookies).toEqual([changed])
    expect((await send('/api/profile/edit', named('Ольга'), answer())).cookies).toEqual([changed])
  })

  it('is kept for the same name, another answer or a guest', async () => {
    expect((await send('/api/auth/user', named('Олена'), answer())).cookies).toEqual([])
    expect((await send('/api/profile/address', named('Ольга'), answer())).cookies).toEqual([])
    expect((await send('/api/auth/user', { ...own, cookie: 'customer=x' }, answer())).cookies).toEqual([])
    expect((await send('/api/auth/user', named('Ольга'), new Response('<p>'))).cookies).toEqual([])
  })
})

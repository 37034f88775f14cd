import { describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { faultOfData, withValidation } from './validation.ts'

function answering(body: unknown, status = 200) {
  const faults: string[] = []
  const client = withValidation(
    createClient({ baseUrl: 'http://shop.test', fetch: () => new Response(JSON.stringify(body), { status }) }),
    { onFault: (path, fault) => faults.push(`${path} ${fault}`) },
  )
  return { client, faults }
}

describe('a validating client', () => {
  it('returns an answer that matches, with fields that the contract does not know', async () => {
    const data = { count: 3, total_price: 8620, currency: 'UAH' }
    const { client, faults } = answering({ success: true, data })
    expect(await client.call('/api/cart/count', {})).toEqual({ success: true, data })
    expect(faults).toEqual([])
  })

  it('returns a server error for another shape and names the place, not the value', async () => {
    const { client, faults } = answering({ success: true, data: { count: '3 pieces of Olena', total_price: 1 } })
    expect(await client.call('/api/cart/count', {})).toEqual({ success: false, error: 'Server error' })
    expect(faults).toEqual([expect.stringMatching(/^\/api\/cart\/count count: /)])
    expect(faults.join()).not.toContain('Olena')
  })

  it('validates the body of a failure', async () => {
    const failure = { success: false, code: 'invalid', message: 'Перевірте', fields: { email: ['@'] } }
    const right = answering(failure, 422)
    expect(await right.client.call('/api/news/subscribe', { email: 'x' })).toEqual({ success: false, error: failure })
    const wrong = answering({ ...failure, fields: { email: '@' } }, 422)
    expect(await wrong.client.call('/api/news/subscribe', { email: 'x' })).toEqual({
      success: false,
      error: 'Server error',
    })
    expect(wrong.faults).toHaveLength(1)
  })

  it('returns an answer that could not be read unchanged', async () => {
    const { client, faults } = answering('<html>')
    expect(await client.call('/api/cart/count', {})).toEqual({ success: false, error: 'Server error' })
    expect(faults).toEqual([])
  })
})

it('finds faults deep inside of an answer', () => {
  expect(
    faultOfData('/api/menu/get-by-ids', { items: { 1: { name: 'Меню', items: [{ name: 'A', url: '/a' }] } } }),
  ).toMatch(/^items\.1\.items\.0\.children: /)
})

import { calls, RETURN_PHOTO_PATH, REVIEW_PHOTO_PATH } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openShop, type Shop } from '../testing/shop.ts'

const Description = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.object({ post: z.record(z.string(), z.unknown()) })),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})

const referencesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) =>
    key === '$ref' && typeof inside === 'string' ? [inside] : referencesIn(inside),
  )
}

describe('the OpenAPI description', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop('Postgres')
  })
  afterAll(() => shop.close())

  it('contains every call and no dangling references', async () => {
    const response = await fetch(`${shop.url}/api/openapi.json`)
    expect(response.status).toBe(200)
    const description = Description.parse(await response.json())
    expect(Object.keys(description.paths)).toEqual([
      ...calls.map(call => call.path),
      RETURN_PHOTO_PATH,
      REVIEW_PHOTO_PATH,
      '/api/payment/liqpay/callback',
      '/api/payment/monobank/callback',
      '/api/payment/privatbank_parts_{count}/callback',
      '/api/payment/monobank_parts_{count}/callback',
    ])
    const references = referencesIn(description)
    expect(references.length).toBeGreaterThan(calls.length)
    const names = new Set(Object.keys(description.components.schemas).map(name => `#/components/schemas/${name}`))
    expect(references.filter(reference => !names.has(reference))).toEqual([])
  })

  it('names the schemas of the contract and declares unknown keys invalid', async () => {
    const text = await (await fetch(`${shop.url}/api/openapi.json`)).text()
    const { components, paths } = Description.parse(JSON.parse(text))
    expect(components.schemas.CartLine).toMatchObject({ type: 'object' })
    expect(paths['/api/cart/add']?.post).toMatchObject({
      requestBody: {
        content: { 'application/json': { schema: { additionalProperties: false, required: ['product_id'] } } },
      },
    })
    expect(paths['/api/checkout/submit']?.post).toMatchObject({
      parameters: [{ name: 'Idempotency-Key', required: true }],
    })
    expect(paths['/api/profile/address/{id}']?.post).toMatchObject({ security: [{ token: [] }] })
  })

  it('is shown by a page without third-party requests', async () => {
    const response = await fetch(`${shop.url}/api/docs`)
    const page = await response.text()
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(page).not.toMatch(/https?:\/\//)
    for (const [, address = ''] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      const asset = await fetch(shop.url + address)
      expect([address, asset.status]).toEqual([address, 200])
      // As the cache of texts sends what is large.
      expect(asset.headers.get('content-encoding'), address).toBe(address.includes('swagger-ui') ? 'gzip' : null)
      await asset.arrayBuffer()
    }
    expect((await fetch(`${shop.url}/api/docs/../package.json`)).status).toBe(404)
    expect((await fetch(`${shop.url}/api/docs/package.json`)).status).toBe(404)
  })
})

import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundle } from '../../../tools/bundle.ts'

beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'))
afterAll(() => void vi.unstubAllEnvs())

const entry = (file: string) => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)))
const whole = (file: string) => `export * from ${entry(file)}`
const named = (names: string, file = './index.ts') => `export { ${names} } from ${entry(file)}`

/** What a module costs a browser, gzipped, with all that it imports. */
const budgets = [
  ['statuses of the main entry', named('statuses'), 0.2],
  ['constants and messages of the main entry', named('orderStatuses, MAX_QUANTITY, formatIssue'), 1.25],
  ['/client', whole('./client.ts'), 0.65],
  ['/client-failure', whole('./client-failure.ts'), 0.35],
  ['/constants', whole('./constants.ts'), 2.25],
  ['/fields', whole('./fields.ts'), 1.75],
  ['/iban', whole('./iban.ts'), 0.2],
  ['/locales', whole('./locales.ts'), 0.6],
  ['/messages', whole('./messages/index.ts'), 2.8],
  ['/messages/uk', whole('./messages/uk.ts'), 1.35],
  ['/paths', whole('./paths.ts'), 0.4],
  ['/photo-upload', whole('./photo-upload.ts'), 0.6],
  ['/cart-rules', whole('./cart-rules.ts'), 0.35],
  ['/return-rules', whole('./return-rules.ts'), 0.3],
  ['/text', whole('./text.ts'), 0.25],
  ['/types', whole('./types.ts'), 0.1],
  ['/wishlist-map', whole('./wishlist-map.ts'), 0.6],
  ['/wishlist-merge', whole('./wishlist-merge.ts'), 0.5],
] as const

describe('weight', () => {
  it.each(budgets)('%s: no schema, within its budget', async (name, text, budget) => {
    const { kilobytes, modules } = await bundle(text)
    console.info(`${name}: ${kilobytes.toFixed(2)} kB`)
    expect(modules.filter(id => id.includes('/zod/'))).toEqual([])
    expect(kilobytes).toBeLessThanOrEqual(budget)
  })

  it('one schema costs no more of Zod than it uses, and no locale of it', async () => {
    const { kilobytes, modules } = await bundle(named('Cart'))
    console.info(`the schema of a cart: ${kilobytes.toFixed(2)} kB`)
    expect(modules.filter(id => /zod\/v4\/locales\/(?!en\.)/.test(id))).toEqual([])
    expect(kilobytes).toBeLessThanOrEqual(30.55)
  })
})

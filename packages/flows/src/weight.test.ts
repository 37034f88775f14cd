import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundle as bundleModule } from '../../../tools/bundle.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Otherwise Vite takes XState's development build, which no shopper fetches.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'))
afterAll(() => void vi.unstubAllEnvs())

const bundles = new Map<string, ReturnType<typeof bundleModule>>()

/** What a page would fetch for some entries in one file, XState included; each bundle is made once. */
function bundle(...entries: string[]) {
  const text = entries.map(entry => `export * from ${JSON.stringify(here(entry))}`).join('\n')
  const bundled = bundles.get(text) ?? bundleModule(text)
  bundles.set(text, bundled)
  return bundled
}

/** Goal: the machines of a catalogue page weigh at most 20 kB with XState. */
const budgets = {
  // Texts keep what joins an emoji, domains of e-mails the letters that full-width ones stand for: 0.05 kB of each that reads them.
  // What the flow relies on is checked in production too: 0.2 kB.
  './adapter/index.ts': 2.75,
  './cart/index.ts': 19.4,
  './modal/index.ts': 13.75,
  './loading-bar/index.ts': 1.5,
  './cart/lazy.ts': 0.5,
  './cart/count.ts': 1.25,
  './lazy/index.ts': 1,
  './wishlist/index.ts': 2.55,
  // With failures of the kind `answer`.
  './search/index.ts': 15.55,
  // Forms have the rules of names and phones and failures of the kind `answer`: 0.03 kB.
  // Of these, the account for the money of a return costs 0.1 kB.
  './return-request/index.ts': 17.7,
  './wishlist/account.ts': 18.5,
  './product-options/index.ts': 1.25,
  './async-form/index.ts': 16.95,
  './review-form/index.ts': 18.25,
  './newsletter/index.ts': 16.9,
  './session/index.ts': 19,
  // Of these, coming back from a payment costs 0.7 kB, of the view 0.05 kB, a destination changed in any state 0.15 kB,
  // tax, total and answers checked in production 0.2 kB, of the factory 0.4 kB.
  './checkout/index.ts': 24,
  './checkout/factory.ts': 24.05,
  './checkout/view.ts': 3.5,
  './checkout/draft-persistence.ts': 1.5,
} as const

describe('weight', () => {
  for (const [entry, budget] of Object.entries(budgets))
    it(`${entry} is at most ${budget} kB gzipped with its dependencies`, async () => {
      const { kilobytes } = await bundle(entry)
      console.info(`${entry}: ${kilobytes.toFixed(2)} kB`)
      expect(kilobytes).toBeLessThanOrEqual(budget)
    })

  // The goal is 20 kB. Regions for the network and failures that reject cost 0.14 kB more, the change of a size and the undo of
  // a removal 0.2 kB.
  it('all machines of a browse page are at most 20.35 kB gzipped together', async () => {
    const { kilobytes } = await bundle('./cart/index.ts', './modal/index.ts', './loading-bar/index.ts')
    console.info(`cart, modal, loading bar: ${kilobytes.toFixed(2)} kB`)
    expect(kilobytes).toBeLessThanOrEqual(20.35)
  })

  it('the cart does not include the checkout, Zod or React', async () => {
    const { modules } = await bundle('./cart/index.ts')
    expect(modules.filter(id => /src\/checkout|node_modules\/(zod|react)/.test(id))).toEqual([])
  })

  it('the code before a machine is loaded contains no XState', async () => {
    for (const entry of [
      './adapter/index.ts',
      './cart/lazy.ts',
      './cart/count.ts',
      './cart/execute.ts',
      './lazy/index.ts',
      './wishlist/index.ts',
      './modal/view.ts',
      './loading-bar/index.ts',
      './search/view.ts',
      './return-request/view.ts',
      './return-request/rules.ts',
      './product-options/index.ts',
      './delivery-directory/index.ts',
      './return-request/photos.ts',
      './checkout/rules.ts',
      './checkout/view.ts',
      './checkout/draft-persistence.ts',
      './review-form/view.ts',
      './newsletter/view.ts',
      './session/view.ts',
    ]) {
      const { modules } = await bundle(entry)
      expect(modules.filter(id => /xstate|zod/.test(id))).toEqual([])
    }
  }, 60_000)
})

import { fields } from '@shop/contract/fields'
import { expect, it, onTestFinished } from 'vitest'
import { createAsyncFormFlow } from '../async-form/index.ts'
import { createCartFlow } from '../cart/index.ts'
import { createCheckoutFlow } from '../checkout/index.ts'
import { createReviewFormFlow } from '../review-form/index.ts'
import { createFakeClient, createFakeStorage, flush } from '../testing/index.ts'
import type { KeyValueStorage } from './environment.ts'

/** A storage, and how often it was asked. */
function observed(): KeyValueStorage & { asked: number } {
  const inner = createFakeStorage()
  const storage = {
    asked: 0,
    getItem(key: string) {
      storage.asked += 1
      return inner.getItem(key)
    },
    setItem: inner.setItem,
    removeItem: inner.removeItem,
  }
  return storage
}

const client = createFakeClient({})
const lang = 'en'

it.each([
  ['cart', (storage: KeyValueStorage) => createCartFlow({ client, storage, tabStorage: storage, lang })],
  [
    'checkout',
    (storage: KeyValueStorage) =>
      createCheckoutFlow({ client, storage, sharedStorage: storage, lang, cartId: null, cart: null }),
  ],
  ['review', (storage: KeyValueStorage) => createReviewFormFlow({ client, storage, productId: 1, lang })],
  [
    'form',
    (storage: KeyValueStorage) =>
      createAsyncFormFlow({
        form: { email: fields.email },
        send: async () => ({ ok: true, data: null }),
        draft: { storage, key: 'question' },
      }),
  ],
])('a %s asks no storage before it starts: on a server there is none', async (_, create) => {
  const storage = observed()
  const flow = create(storage)
  onTestFinished(() => flow.stop())
  flow.getView()
  await flush()
  expect(storage.asked).toBe(0)
  flow.start()
  await flush()
  expect(storage.asked).toBeGreaterThan(0)
})

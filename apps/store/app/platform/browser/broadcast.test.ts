import { afterEach, expect, it, vi } from 'vitest'
import { broadcastOf } from './broadcast.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('has no channel where the browser refuses one with its storage', () => {
  class RefusedChannel {
    constructor() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  }
  vi.stubGlobal('BroadcastChannel', RefusedChannel)
  expect(broadcastOf('shop')).toEqual({})
})

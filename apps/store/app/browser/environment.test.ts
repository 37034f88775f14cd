import { afterEach, expect, it, vi } from 'vitest'
import { broadcastOf } from './environment.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('has no channel where the browser refuses one with its storage', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('BroadcastChannel', vi.fn(refuse))
  expect(broadcastOf('shop')).toEqual({})
})

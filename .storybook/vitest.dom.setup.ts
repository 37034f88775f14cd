import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => {
  cleanup()
  // Also what a test added by itself: the files of a worker share the document.
  document.body.replaceChildren()
})

// jsdom has no layout, so nothing ever intersects.
class NeverIntersecting {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}
Object.assign(globalThis, { IntersectionObserver: NeverIntersecting })

import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A busy machine takes longer than the second of the default.
configure({ asyncUtilTimeout: 15_000 })

const atFirst = [...document.head.childNodes]

// The files of a worker share the document and all that belongs to it.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  cleanup()
  document.head.replaceChildren(...atFirst)
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
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

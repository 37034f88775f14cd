import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { RESTORE_SCROLL } from './restore-scroll.ts'

/** Runs the script in a page whose history entry has the state. */
function run(sessionStorage: object, state: { key: string } | null = { key: 'b' }) {
  const scrollTo = vi.fn()
  const history = {
    state,
    replaceState: (next: { key: string }) => {
      history.state = next
    },
  }
  runInNewContext(RESTORE_SCROLL, { history, scrollTo, sessionStorage })
  return { scrollTo, history }
}

test('a page that is opened again is scrolled to where it was left', () => {
  const positions = { 'react-router-scroll-positions': '{"a":10,"b":432}' }
  expect(run(positions).scrollTo).toHaveBeenCalledExactlyOnceWith(0, 432)
  expect(run(positions, { key: 'c' }).scrollTo).not.toHaveBeenCalled()
  expect(run({}).scrollTo).not.toHaveBeenCalled()
})

test('an entry of the history without a key gets one', () => {
  expect(run({}, null).history.state?.key).toMatch(/^\w+$/)
})

test('a storage that the browser refuses, or that has been written to, throws nothing', () => {
  const refused = new Proxy(
    {},
    {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    },
  )
  expect(run(refused, null).scrollTo).not.toHaveBeenCalled()
  expect(run({ 'react-router-scroll-positions': 'null' }).scrollTo).not.toHaveBeenCalled()
})

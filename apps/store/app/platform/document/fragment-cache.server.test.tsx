import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createFragmentCache } from './fragment-cache.server.ts'

it('keeps fewer bytes of the same elements', () => {
  const fragment = (
    <ul>
      <li title="" aria-hidden="true">
        <input name="path" value="/a/" disabled />
        {'1 > 0 = "x"'} {'</li>'}
      </li>
      <li title={'= " \' < > `'} lang="=">
        <svg viewBox="0 0 2 2" aria-hidden="true">
          <path d="M0 0h2" fill="red" />
          <path fill="/" />
        </svg>
      </li>
    </ul>
  )
  const [rendered, kept] = [renderToString(fragment), createFragmentCache()('key', () => fragment, true)]
  const [before, after] = [rendered, kept].map(html => {
    const root = document.createElement('div')
    root.innerHTML = html
    return root.innerHTML
  })
  expect(after).toBe(before)
  expect(kept.length).toBeLessThan(rendered.length)
})

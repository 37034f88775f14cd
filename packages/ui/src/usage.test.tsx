import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WithLanguage } from './testing/examples.tsx'
import type { Usage } from './testing/usage.ts'

// The section «Usage» of the docs pages: every page has one, and its pictures are the real parts.

const pages = import.meta.glob<{ parameters?: { usage?: Usage } }>('./*/*.stories.tsx', {
  eager: true,
  import: 'default',
})
const usages = Object.entries(pages).flatMap(([path, { parameters }]) =>
  parameters?.usage ? [[path, parameters.usage] as const] : [],
)

const errors = vi.spyOn(console, 'error')
beforeEach(() => void errors.mockClear())
afterEach(cleanup)

test('every page of stories says when to use the part, what to write in it, and shows a right and a wrong use', () => {
  expect(usages.map(([path]) => path)).toEqual(Object.keys(pages))
})

describe.each(usages)('%s', (path, { when, good, bad, content }) => {
  test('has texts of whole sentences', () => {
    expect(when.length).toBeGreaterThan(0)
    expect(content.length).toBeGreaterThan(0)
    for (const text of [...when, ...content, good.text, bad.text]) expect(text).toMatch(/^[«A-Z`].*[.»`]$/)
  })

  test.each([
    ['right', good],
    ['wrong', bad],
  ])('its %s use renders without errors', (kind, { Sample }) => {
    const { container } = render(
      <WithLanguage locale="en">
        <Sample />
      </WithLanguage>,
    )
    expect(container.innerHTML).not.toBe('')
    if (kind === 'right') expect(container.querySelector('[data-scope], [data-text]'), path).not.toBeNull()
    expect(errors.mock.calls).toEqual([])
  })
})

import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WithLanguage } from './testing/examples.tsx'
import type { Usage } from './testing/usage.ts'

// The section «Usage» of the docs pages: every page has one, and its pictures are the real parts.

const modules = import.meta.glob<Usage>('./*/*.usage.tsx', { eager: true, import: 'usage' })
const stories = Object.keys(import.meta.glob('./*/*.stories.tsx'))
const withoutEnding = (path: string) => path.replace(/\.\w+\.tsx$/, '')

const errors = vi.spyOn(console, 'error')
beforeEach(() => void errors.mockClear())
afterEach(cleanup)

test('every page of stories says when to use the part, what to write in it, and shows a right and a wrong use', () => {
  expect(Object.keys(modules).map(withoutEnding).sort()).toEqual(stories.map(withoutEnding).sort())
})

describe.each(Object.entries(modules))('%s', (path, { when, good, bad, content }) => {
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

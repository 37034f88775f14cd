import '../theme/theme.css.ts'
import '../theme/extra.css.ts'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { WithLanguage } from './examples.tsx'

// Helpers of the browser tests. Not published.

afterEach(() => {
  cleanup()
  window.scrollTo(0, 0)
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search)
})

/** Renders a part in Ukrainian with the theme. */
export const show = (part: ReactElement) =>
  render(part, {
    wrapper: ({ children }: { children: ReactNode }) => <WithLanguage locale="uk">{children}</WithLanguage>,
  })

/** A link after the tested part, as the next tab stop. */
export const after = <a href="#after">Після цього</a>
export const afterwards = page.getByRole('link', { name: 'Після цього' })

export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const link = (name: string) => page.getByRole('link', { name, exact: true })

/** Left edge of a text within the only text node of an element. */
export function leftOf({ firstChild: node }: Element, text: string): number {
  const start = node?.textContent?.indexOf(text) ?? -1
  if (!node || start < 0) throw new Error(`There is no "${text}"`)
  const range = document.createRange()
  range.setStart(node, start)
  range.setEnd(node, start + text.length)
  return range.getBoundingClientRect().left
}

import '../theme/theme.css.ts'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { WithLanguage } from './examples.tsx'

// What the browser tests share. Nothing here is shipped.

afterEach(() => {
  cleanup()
  window.scrollTo(0, 0)
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search)
})

/** Puts a part into a Ukrainian shop, themed. */
export const show = (part: ReactElement) => render(<WithLanguage locale="uk">{part}</WithLanguage>)

/** A link to tab on to, after what is tried. */
export const after = <a href="#after">Після цього</a>
export const afterwards = page.getByRole('link', { name: 'Після цього' })

export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const link = (name: string) => page.getByRole('link', { name, exact: true })

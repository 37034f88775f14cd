import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { WithLanguage } from '../testing/examples.tsx'
import { SearchCombobox } from './index.ts'

const show = (part: ReactElement) => render(<WithLanguage locale="uk">{part}</WithLanguage>)

test('the text is uncontrolled and reported, or controlled', async () => {
  const onChange = vi.fn()
  const { unmount } = show(<SearchCombobox action="/s" load={async () => []} onValueChange={onChange} />)
  await userEvent.type(screen.getByRole('combobox'), 'ку')
  expect(onChange.mock.calls).toEqual([['к'], ['ку']])
  unmount()
  show(<SearchCombobox action="/s" load={async () => []} value="куртка" />)
  await userEvent.type(screen.getByRole('combobox'), 'и')
  expect(screen.getByRole('combobox')).toHaveValue('куртка')
})

import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { WithLanguage } from '../testing/examples.tsx'
import { SearchCombobox } from './index.ts'

const show = (part: ReactElement) => render(<WithLanguage locale="uk">{part}</WithLanguage>)

test('the text is uncontrolled and reported, or changed by the consumer', async () => {
  const onChange = vi.fn()
  const { unmount } = show(<SearchCombobox action="/s" load={async () => []} onValueChange={onChange} />)
  await userEvent.type(screen.getByRole('combobox'), 'ку')
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['к', 'ку'])
  unmount()
  const field = (value: string) => (
    <WithLanguage locale="uk">
      <SearchCombobox action="/s" load={async () => []} value={value} />
    </WithLanguage>
  )
  const { rerender } = render(field('куртка'))
  expect(screen.getByRole('combobox')).toHaveValue('куртка')
  rerender(field('каска'))
  expect(screen.getByRole('combobox')).toHaveValue('каска')
})

test('a value that arrives late does not undo what was typed since', async () => {
  const field = (value: string) => (
    <WithLanguage locale="uk">
      <SearchCombobox action="/s" load={async () => []} value={value} />
    </WithLanguage>
  )
  const { rerender } = render(field(''))
  const input = screen.getByRole('combobox')
  await userEvent.type(input, 'кур')
  rerender(field('к'))
  expect(input).toHaveValue('кур')
  rerender(field('ку'))
  expect(input).toHaveValue('кур')
  rerender(field('кур'))
  expect(input).toHaveValue('кур')
  rerender(field(''))
  expect(input).toHaveValue('')
})

import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WithLanguage } from '../testing/examples.tsx'
import {
  SearchCombobox,
  SearchComboboxField,
  type SearchComboboxFieldProps,
  type Suggestion,
  useSuggestions,
} from './index.ts'

const show = (part: ReactElement) => render(<WithLanguage locale="uk">{part}</WithLanguage>)

test('the text is uncontrolled and reported, or changed by the consumer', async () => {
  const onChange = vi.fn()
  const { unmount } = show(<SearchComboboxField action="/s" load={async () => []} onValueChange={onChange} />)
  await userEvent.type(screen.getByRole('combobox'), 'ку')
  expect(onChange.mock.calls.map(([text, { reason }]) => [text, reason])).toEqual([
    ['к', 'input'],
    ['ку', 'input'],
  ])
  unmount()
  const field = (value: string) => (
    <WithLanguage locale="uk">
      <SearchComboboxField action="/s" load={async () => []} value={value} />
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
      <SearchComboboxField action="/s" load={async () => []} value={value} />
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

test('a cancelled change leaves the text as it was', async () => {
  const noDigits: SearchComboboxFieldProps<Suggestion>['onValueChange'] = (text, { cancel }) => {
    if (/\d/.test(text)) cancel()
  }
  show(<SearchComboboxField action="/s" load={async () => []} onValueChange={noDigits} />)
  await userEvent.type(screen.getByRole('combobox'), 'к1у2р')
  expect(screen.getByRole('combobox')).toHaveValue('кур')
})

const suggestion = (text: string): Suggestion => ({ id: text, text, href: `#${text}` })

test('keys move through the suggestions where nothing is laid out', async () => {
  show(<SearchComboboxField action="/s" load={async () => [suggestion('куртка'), suggestion('курка')]} delay={0} />)
  await userEvent.type(screen.getByRole('combobox'), 'кур')
  await screen.findByRole('option', { name: 'курка' })
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('option', { name: 'курка' })).toHaveAttribute('aria-selected', 'true')
})

test('the active suggestion is announced for VoiceOver, which does not read it by itself', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('iPhone')
  onTestFinished(() => void vi.restoreAllMocks())
  show(<SearchComboboxField action="/s" load={async () => [suggestion('куртка'), suggestion('курка')]} delay={0} />)
  await userEvent.type(screen.getByRole('combobox'), 'кур')
  await screen.findByRole('option', { name: 'курка' })
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Знайдено 2 варіанти'))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('курка'))
})

test('suggestions for the last query that do not fit the new one are not shown while it loads', async () => {
  const answers: ((found: readonly Suggestion[]) => void)[] = []
  show(
    <SearchComboboxField
      action="/s"
      load={() => new Promise<readonly Suggestion[]>(resolve => answers.push(resolve))}
      delay={0}
    />,
  )
  const input = screen.getByRole('combobox')
  await userEvent.type(input, 'ку')
  await waitFor(() => expect(answers.length).toBe(1))
  answers[0]?.([suggestion('куртка'), suggestion('кущоріз')])
  await screen.findByRole('option', { name: 'куртка' })
  await userEvent.type(input, 'щ')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['кущоріз'])
  await userEvent.type(input, 'т')
  expect(screen.queryByRole('option')).toBeNull()
  expect(input).toHaveAttribute('aria-expanded', 'false')
})

test('what opens is fetched at the first focus, and the input stays the same', async () => {
  show(<SearchComboboxField action="/s" load={async () => [suggestion('куртка')]} delay={0} />)
  const input = screen.getByRole('combobox')
  await userEvent.type(input, 'кур')
  await screen.findByRole('option', { name: 'куртка' })
  expect(screen.getByRole('combobox')).toBe(input)
  expect(input).toHaveFocus()
  expect(input).toHaveValue('кур')
})

interface OwnSearchProps {
  onSelect: SearchComboboxFieldProps<Suggestion>['onSuggestionSelect']
}
const OwnSearch = ({ onSelect }: OwnSearchProps) => (
  <SearchCombobox.Root
    action="/s"
    state={useSuggestions({ load: async () => [suggestion('куртка')], delay: 0 })}
    onSuggestionSelect={onSelect}
  >
    <SearchCombobox.Input />
    <SearchCombobox.Popup>
      <SearchCombobox.List aria-label="Товари">
        {found => (
          <SearchCombobox.Option suggestion={found} asChild>
            <a href={`/p${found.href}`} data-router="">
              Товар: {found.text}
            </a>
          </SearchCombobox.Option>
        )}
      </SearchCombobox.List>
    </SearchCombobox.Popup>
    <SearchCombobox.Status />
  </SearchCombobox.Root>
)

test('parts of one’s own have the state of the suggestions, and a link of another library is an option', async () => {
  const onSelect = vi.fn((_: Suggestion, event: { preventDefault: () => void }) => event.preventDefault())
  show(<OwnSearch onSelect={onSelect} />)
  await userEvent.type(screen.getByRole('combobox'), 'кур')
  const option = await screen.findByRole('option', { name: 'Товар: куртка' })
  expect(option).toHaveAttribute('href', '/p#куртка')
  expect(option).toHaveAttribute('data-router')
  expect(screen.getByRole('listbox', { name: 'Товари' })).toContainElement(option)
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onSelect.mock.calls.map(([found]) => found)).toEqual([suggestion('куртка')])
  expect(screen.queryByRole('option')).toBeNull()
})

test('Escape clears the text while there is nothing to close', async () => {
  show(<SearchComboboxField action="/s" load={async () => []} />)
  const input = screen.getByRole('combobox')
  await userEvent.type(input, 'кур')
  await screen.findByRole('status')
  await userEvent.keyboard('{Escape}')
  expect(input).toHaveValue('')
})

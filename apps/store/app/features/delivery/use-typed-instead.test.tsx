import { ComboboxField, type ComboboxItem } from '@shop/ui/combobox'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useTypedInstead } from './use-typed-instead.ts'

const cities = ['Кременчук', 'Південне, Одеська обл.', 'Південне, Харківська обл.'].map(text => ({ id: text, text }))

interface CityProps {
  formError?: string
  find: (query: string) => Promise<readonly ComboboxItem[]>
}

function City({ find, formError }: CityProps) {
  const typed = useTypedInstead(false, formError, {
    choose: 'Оберіть місто',
    notFound: 'Не знайшли «{query}».',
    load: find,
  })
  return <ComboboxField label="Місто" delay={0} {...typed} />
}
const found = async (query: string) => cities.filter(({ text }) => text.startsWith(query))

/** Types a text into the field and waits for the number of its options. */
async function type(text: string, find: CityProps['find'], count: string, formError?: string) {
  const { rerender } = render(<City find={find} />)
  await userEvent.type(screen.getByRole('combobox'), text)
  if (formError) rerender(<City find={find} formError={formError} />)
  await expect.poll(() => screen.getByRole('status').textContent).toContain(count)
}

it('tells nothing while an option for what is typed is offered', async () => {
  await type('Кременч', found, '1')
  await expect.poll(() => screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant')
  expect(screen.getByRole('combobox')).not.toHaveAttribute('aria-describedby')
})

it.each([
  ['Південне', '2', 'Оберіть місто'],
  ['Атлантида', 'Nothing', 'Не знайшли «Атлантида».'],
])('tells of %s, with %s found, once focus has left: %s', async (text, count, message) => {
  await type(text, found, count)
  await userEvent.tab()
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription(message)
})

it.each([
  ['Атлантида', 'Nothing', 'Не знайшли «Атлантида».'],
  ['Південне', '2', 'Оберіть місто отримувача'],
])('tells of %s, with %s found, when its form was refused before an answer: %s', async (text, count, message) => {
  await type(text, found, count, 'Оберіть місто отримувача')
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription(message)
  await userEvent.clear(screen.getByRole('combobox'))
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Оберіть місто отримувача')
})

it('tells nothing of what the directory has not answered', async () => {
  await type('Атлантида', () => Promise.reject(new Error('Out of order')), '')
  await userEvent.tab()
  expect(screen.getByRole('combobox')).not.toHaveAttribute('aria-describedby')
})

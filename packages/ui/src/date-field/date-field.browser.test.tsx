import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { after, afterwards, button, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { DateField } from './index.ts'

const changes: string[] = []
beforeEach(async () => {
  changes.length = 0
  await page.viewport(800, 700)
})

const closed = (date: string) => (new Date(date).getUTCDay() === 0 ? 'У неділю не доставляємо' : null)
const field = (defaultValue: string | null = '2026-12-09') => (
  <form aria-label="Замовлення">
    <DateField
      label="Дата"
      name="date"
      min="2026-12-03"
      max="2026-12-24"
      unavailableReason={closed}
      defaultValue={defaultValue}
      onValueChange={(date, { reason }) => changes.push(`${date} by ${reason}`)}
    />
    {after}
  </form>
)
const input = page.getByRole('textbox', { name: 'Дата' })
const popup = page.getByRole('dialog', { name: 'Дата' })
const day = (name: RegExp) => page.getByRole('button', { name })
const submitted = () => {
  const form = page.getByRole('form').element()
  return form instanceof HTMLFormElement ? new FormData(form).get('date') : undefined
}

async function open() {
  input.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(popup).toBeVisible()
}

testKeyboard('date-field', {
  'Typing → day, month and year in the order of the language': async () => {
    show(field(null))
    input.element().focus()
    await userEvent.keyboard('15.12.2026')
    expect(changes).toEqual(['2026-12-15 by input'])
    expect(submitted()).toBe('2026-12-15')
  },
  'Down → opens the calendar, focus on the chosen day or else today': async () => {
    show(field())
    await open()
    await expect.element(day(/, 9 грудня/)).toHaveFocus()
  },
  'Arrows, Page Up, Page Down, Home, End → in the calendar: move by day, week, month, to its ends': async () => {
    show(field())
    await open()
    await expect.element(day(/, 9 грудня/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(day(/, 10 грудня/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(day(/, 17 грудня/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(day(/, 3 грудня/)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(day(/, 24 грудня/)).toHaveFocus()
  },
  'Enter, Space → on a day: chooses it, returns focus to the button': async () => {
    show(field())
    await open()
    await expect.element(day(/, 9 грудня/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(popup).not.toBeInTheDocument()
    await expect.element(button('Відкрити календар')).toHaveFocus()
    await expect.element(input).toHaveValue('10.12.2026')
    expect(changes).toEqual(['2026-12-10 by calendar'])
  },
  'Escape → closes the calendar, returns focus to the button': async () => {
    show(field())
    await open()
    await expect.element(day(/, 9 грудня/)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(popup).not.toBeInTheDocument()
    await expect.element(button('Відкрити календар')).toHaveFocus()
  },
  'Tab → to the button of the calendar, and on': async () => {
    show(field())
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(button('Відкрити календар')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(afterwards).toHaveFocus()
  },
})

test('what cannot be chosen is explained after the field was left', async () => {
  show(field(null))
  const leaveWith = async (text: string) => {
    await userEvent.fill(input, text)
    afterwards.element().focus()
  }
  await leaveWith('31.02.2026')
  await expect.element(input).toHaveAccessibleDescription(/Такої дати немає.*31\.12\.2026/)
  expect(submitted()).toBe('')
  await leaveWith('1.12.2026')
  await expect.element(input).toHaveAccessibleDescription(/не раніше ніж 3 грудня 2026/)
  await leaveWith('13.12.26')
  await expect.element(input).toHaveValue('13.12.2026')
  await expect.element(input).toHaveAccessibleDescription('У неділю не доставляємо')
  await leaveWith('14.12.2026')
  await expect.element(input).toBeValid()
})

test('a day without deliveries says why in the calendar and is not chosen; the week begins on Monday', async () => {
  show(field())
  await open()
  const sunday = day(/, 13 грудня.*У неділю не доставляємо/)
  await expect.element(sunday).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(sunday, { force: true })
  await expect.element(popup).toBeVisible()
  expect(changes).toEqual([])
  expect(document.querySelector('[data-scope="date-field"][data-part="weekday"]')?.textContent?.toLowerCase()).toBe(
    'пн',
  )
})

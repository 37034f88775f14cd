import '../theme/theme.css.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { WithLanguage } from '../testing/examples.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { SizeQuantityTable } from './index.ts'

afterEach(cleanup)

const rows = [
  { id: 'a', size: '48', note: 'В наявності', max: 20, name: 'count.1' },
  { id: 'b', size: '50', note: 'Немає', max: 0, name: 'count.2' },
  { id: 'c', size: '52', note: 'Закінчується, залишилося 3 шт.', max: 3, name: 'count.3' },
]
const field = (size: string) => page.getByRole('spinbutton', { name: `Кількість: Розмір ${size}` })

function show() {
  const changed = vi.fn()
  const submitted = vi.fn<(fields: Record<string, FormDataEntryValue>) => void>()
  render(
    <WithLanguage locale="uk">
      <form
        onSubmit={event => {
          event.preventDefault()
          submitted(Object.fromEntries(new FormData(event.currentTarget)))
        }}
      >
        <SizeQuantityTable
          caption="Розміри та кількість"
          headers={{ size: 'Розмір', quantity: 'Кількість' }}
          rows={rows}
          onValueChange={changed}
        />
        <button type="submit">Додати</button>
      </form>
    </WithLanguage>,
  )
  return { changed, submitted }
}

testKeyboard('size-quantity-table', {
  'Tab → to the quantity of the next size': async () => {
    show()
    await userEvent.keyboard('{Tab}')
    await expect.element(field('48')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(field('52')).toHaveFocus()
  },
  'Enter → submits the form with what is typed': async () => {
    const { submitted, changed } = show()
    await userEvent.click(field('52'))
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}12{Enter}')
    await expect.poll(() => changed.mock.lastCall?.[0]).toEqual({ c: 3 })
    expect(Object.keys(submitted.mock.lastCall?.[0] ?? {})).toEqual(['count.1', 'count.3'])
  },
})

test('begins with nothing, and a row without stock has no input', async () => {
  const { changed } = show()
  await expect.element(field('48')).toHaveValue('0')
  expect(page.getByRole('spinbutton').elements()).toHaveLength(2)
  expect(page.getByRole('row', { name: /50/ }).element().hasAttribute('data-disabled')).toBe(true)
  const decrement = page.getByRole('button', { name: 'Зменшити кількість: Розмір 48' })
  await expect.element(decrement).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(page.getByRole('button', { name: 'Збільшити кількість: Розмір 48' }))
  expect(changed).toHaveBeenLastCalledWith({ a: 1 }, expect.anything())
  await userEvent.click(page.getByRole('button', { name: 'Збільшити кількість: Розмір 52' }))
  expect(changed).toHaveBeenLastCalledWith({ a: 1, c: 1 }, expect.anything())
})

test('keeps every column inside 320 px', async () => {
  await page.viewport(320, 640)
  show()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  for (const { size } of rows.filter(({ max }) => max > 0))
    expect(field(size).element().getBoundingClientRect().right).toBeLessThanOrEqual(320)
})

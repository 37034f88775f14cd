import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { after, afterwards, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { SortSelect } from './index.ts'

const orders = ['popular', 'cheap', 'dear'].map(value => ({ value, name: value }))
const select = page.getByRole('combobox', { name: 'Сортування' })

testKeyboard('sort-select', {
  'Arrows → select; committed after 500 ms without a key press, on Enter or on blur': async () => {
    const onChange = vi.fn()
    show(
      <>
        <SortSelect label="Сортування" options={orders} value="popular" onValueChange={onChange} />
        {after}
      </>,
    )
    await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}')
    await expect.element(select).toHaveValue('dear')
    await expect.poll(() => onChange.mock.calls.map(([value]) => value)).toEqual(['dear'])
    await userEvent.keyboard('{ArrowUp}{Tab}')
    await expect.element(afterwards).toHaveFocus()
    expect(onChange.mock.calls.at(-1)?.[0]).toBe('cheap')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowDown}{Enter}')
    expect(onChange.mock.calls.at(-1)?.[0]).toBe('dear')
  },
})

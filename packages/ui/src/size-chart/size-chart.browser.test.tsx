import '../theme/theme.css.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { SizeChart } from './index.ts'

beforeEach(() => page.viewport(1024, 768))
afterEach(cleanup)

testKeyboard('size-chart', {
  'Arrows → scroll a chart that is wider than its container': async () => {
    const sizes = Array.from({ length: 40 }, (_, index) => `${index + 20}`)
    const rows = [{ name: 'Обхват грудей', values: sizes.map(size => `${size}–${Number(size) + 3}`) }]
    render(
      <SizeChart
        caption="Таблиця розмірів, см"
        corner="Розмір"
        sizes={sizes}
        rows={rows}
        style={{ inlineSize: 240, overflowX: 'auto' }}
      />,
    )
    await userEvent.keyboard('{Tab}{ArrowRight}')
    const place = page.getByRole('region', { name: 'Таблиця розмірів, см' })
    await expect.element(place).toHaveFocus()
    await expect.poll(() => place.element().scrollLeft).toBeGreaterThan(0)
  },
})

test.each(['ltr', 'rtl'])('the own size is in view, beside the first column, in a page from %s', async dir => {
  await page.viewport(360, 600)
  const sizes = Array.from({ length: 20 }, (_, index) => `${index + 40}`)
  const rows = [{ name: 'Обхват грудей', values: sizes.map(size => `${size}–${Number(size) + 3}`) }]
  const chart = (ownSize: string) => (
    <div dir={dir}>
      <SizeChart caption="Таблиця розмірів" corner="Розмір" unit="см" {...{ sizes, rows, ownSize }} />
    </div>
  )
  const { rerender } = render(chart('50'))
  const header = (name: string) => page.getByRole('columnheader', { name }).element().getBoundingClientRect()
  const isInView = (size: string) => {
    const [first, own] = [header('Розмір, см'), header(size)]
    return dir === 'ltr' ? own.left >= first.right && own.right <= 360 : own.right <= first.left && own.left >= 0
  }
  expect(isInView('50')).toBe(true)
  expect(isInView('57')).toBe(false)
  rerender(chart('57'))
  expect(isInView('57')).toBe(true)
})

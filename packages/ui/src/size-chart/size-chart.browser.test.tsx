import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'
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

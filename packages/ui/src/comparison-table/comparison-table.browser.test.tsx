import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { ComparisonTable } from './index.ts'

beforeEach(() => page.viewport(1024, 768))
afterEach(cleanup)

testKeyboard('comparison-table', {
  'Arrows → scroll a table that is wider than its container': async () => {
    render(
      <ComparisonTable
        caption="Порівняння"
        corner="Параметр"
        columns={[1, 2, 3, 4].map(id => ({ id, header: `Куртка ${id}` }))}
        groups={[{ name: 'Матеріал', rows: [{ name: 'Тканина', values: Array(4).fill('твіл'), same: true }] }]}
        style={{ inlineSize: 200, overflowX: 'auto', whiteSpace: 'nowrap' }}
      />,
    )
    await userEvent.keyboard('{Tab}{ArrowRight}')
    const place = page.getByRole('region', { name: 'Порівняння' })
    await expect.element(place).toHaveFocus()
    await expect.poll(() => place.element().scrollLeft).toBeGreaterThan(0)
  },
})

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TechnicalTable } from './technical-table.tsx'

test('a value that begins with a figure keeps its order in a page from right to left: its direction is its own', () => {
  const rows = [
    { name: 'الوزن', value: '245 g/m²' },
    { name: 'المعيار', value: <a href="#en-388">EN 388</a> },
  ]
  render(<TechnicalTable caption="المواصفات" groups={[{ name: '', rows }]} />)
  const [weight, standard] = screen.getAllByRole('cell')
  expect(weight?.innerHTML).toBe('<bdi>245 g/m²</bdi>')
  expect(standard?.innerHTML).toBe('<a href="#en-388">EN 388</a>')
})

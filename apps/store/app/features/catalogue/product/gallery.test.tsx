import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { announceSize, forgetSize } from './chosen-size.ts'
import { ProductGallery } from './gallery.tsx'

afterEach(forgetSize)

const product = {
  id: 1,
  name: 'Куртка',
  price: 1490,
  isFrom: true,
  labels: [
    { kind: 'new' as const, text: 'Новинка' },
    { kind: 'sale' as const, text: '−17 %' },
  ],
  gallery: [],
  options: [
    { id: 11, name: 'M', price: 1490 },
    { id: 12, name: 'L', price: 12_490 },
  ],
  variants: [],
  lines: [],
  sizeChart: null,
}
const words = { centimetres: '{value} см', sizeIs: 'розмір {size}' }

const badges = () => screen.queryAllByText(/Новинка|%/).map(badge => badge.textContent)
const show = (size?: string) => {
  const { unmount } = render(
    <ProductGallery product={size === undefined ? product : { ...product, size }} words={words} />,
  )
  return unmount
}

it('shows the discount of the price that is shown: of the product, or of the size in the address', () => {
  for (const size of [undefined, '11']) {
    const unmount = show(size)
    expect(badges(), size).toEqual(['Новинка', '−17 %'])
    unmount()
  }
  show('12')
  expect(badges()).toEqual(['Новинка'])
})

it('follows the size that is chosen', () => {
  show('12')
  act(() => announceSize(product, 'M'))
  expect(badges()).toEqual(['Новинка', '−17 %'])
  act(() => announceSize(product, 'L'))
  expect(badges()).toEqual(['Новинка'])
})

import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { announceSize, forgetSize } from './chosen-size.ts'
import { ProductGallery } from './gallery.tsx'
import type { ProductView } from './loader.server.ts'

afterEach(forgetSize)

const option = (id: number, name: string, price: number) => ({
  id,
  name,
  price,
  left: 5,
  availability: 'in_stock' as const,
})
const product = {
  id: 1,
  price: 1490,
  was: 1800,
  isFrom: true,
  labels: [
    { kind: 'new', text: 'Новинка' },
    { kind: 'sale', text: '−17 %' },
  ],
  gallery: [],
  options: [option(11, 'M', 1490), option(12, 'L', 12_490)],
  variants: [],
} as unknown as ProductView['product']

const badges = () => screen.queryAllByText(/Новинка|%/).map(badge => badge.textContent)
const show = (size?: string) => {
  const words = {} as ProductView['words']
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

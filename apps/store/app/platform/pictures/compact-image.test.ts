import { expect, it } from 'vitest'
import { compactImage, expandImage, withOneFallback } from './compact-image.ts'

const list = (format: string, widths: readonly number[]) =>
  widths.map(width => `/pictures/1a2b/jacket-${width}.${format} ${width}w`).join(', ')
const all = [160, 320, 480, 800, 1200]
const image = {
  src: '/pictures/1a2b/jacket-800.webp',
  alt: 'Куртка',
  width: 800,
  height: 1000,
  sources: [
    { type: 'image/avif', srcset: list('avif', all) },
    { type: 'image/webp', srcset: list('webp', all) },
  ],
}

it('keeps the widths that a tile uses and restores their full URLs', () => {
  const small = compactImage(image)
  expect(JSON.stringify(small).match(/jacket/g)).toHaveLength(1)
  expect(expandImage(small)).toEqual({
    ...image,
    alt: '',
    sources: [
      { type: 'image/avif', srcset: list('avif', [320, 480, 800]) },
      { type: 'image/webp', srcset: list('webp', [320, 480, 800]) },
    ],
  })
})

it('leaves images with other widths or prefixes unchanged', () => {
  const odd = { ...image, src: 'https://cdn.test/a.jpg', sources: [{ type: 'image/webp', srcset: '/b.webp 640w' }] }
  expect(expandImage(compactImage(odd))).toEqual({ ...odd, alt: '' })
})

it('has one file of 480 pixels for browsers without the first format', () => {
  expect(withOneFallback(image)).toEqual({
    ...image,
    src: '/pictures/1a2b/jacket-480.webp',
    sources: image.sources.slice(0, 1),
  })
  for (const sources of [image.sources.slice(1), image.sources.slice(0, 1), []])
    expect(withOneFallback({ ...image, sources })).toEqual({ ...image, sources })
})

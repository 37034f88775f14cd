import { expect, test } from 'vitest'
import { adviseSize, type ChartSize } from './advise-size.ts'

const chart: readonly ChartSize[] = [
  { value: '48', name: '48', ranges: { chest: [94, 98], waist: [82, 86] } },
  { value: '50', name: '50', ranges: { chest: [98, 102], waist: [86, 90] } },
  { value: '52', name: '52', ranges: { chest: [102, 106], waist: [90, 94] } },
]

test.each([
  ['measurements within a size select it', { chest: 96, waist: 84 }, '48'],
  ['on the boundary of two sizes the larger one', { chest: 98, waist: 86 }, '50'],
  ['measurements of different sizes: the smallest total distance', { chest: 100, waist: 91 }, '50'],
  ['slightly beyond the chart: the nearest', { chest: 108, waist: 95 }, '52'],
  ['far beyond the chart: none', { chest: 130, waist: 95 }, undefined],
  ['one measurement is enough', { chest: 104 }, '52'],
] as const)('%s', (_, body, size) => {
  expect(adviseSize(chart, body)?.value).toBe(size)
})

import { expect, it } from 'vitest'
import { measuresOf, sizeFor, sizesOf, valuesOf } from './size-chart-values.ts'

const chart: Parameters<typeof sizesOf>[0] = {
  caption: 'Таблиця розмірів, см',
  sizes: ['50', '52'],
  rows: [
    {
      id: 'chest',
      name: 'Обхват грудей',
      ranges: [
        [98, 101],
        [102, 105],
      ],
    },
    {
      id: 'sleeve',
      name: 'Довжина рукава',
      ranges: [
        [62, 63],
        [63, 64],
      ],
    },
    { id: 'also', name: 'Міжнародний розмір', values: ['M', 'L'] },
  ],
}

it('requests body measures only, within plausible bounds', () => {
  expect(measuresOf(chart)).toEqual([{ name: 'chest', label: 'Обхват грудей', min: 78, max: 126 }])
})

it('converts the chart by columns', () => {
  expect(sizesOf(chart)).toEqual([
    { value: '50', name: '50', ranges: { chest: [98, 101] } },
    { value: '52', name: '52', ranges: { chest: [102, 105] } },
  ])
})

it('returns the size for stored measures, and none when a measure is missing or out of range', () => {
  expect(sizeFor(chart, { chest: '103,5', height: '180' })).toBe('52')
  for (const kept of [{}, { height: '180' }, { chest: '7' }, { chest: 'широкі' }])
    expect(sizeFor(chart, kept)).toBeNull()
})

it('formats a row with the decimal separator of the language', () => {
  const foot = { id: 'foot', name: 'Довжина стопи', ranges: [[23.8, 24.3] as const, [25, 25] as const] }
  expect(valuesOf(foot, ',')).toEqual(['23,8–24,3', '25'])
  expect(valuesOf({ id: 'also', name: 'Міжнародний розмір', values: ['M'] }, ',')).toEqual(['M'])
})

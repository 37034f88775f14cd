import type { Measure, Range, SizeChart, SizeRow } from './goods.ts'

const between = <Row extends { size: string }>(rows: readonly Row[], from: string, to: string): Row[] => {
  const [first, last] = [from, to].map(size => rows.findIndex(row => row.size === size))
  if (first === undefined || last === undefined || first < 0 || last < first) throw new Error(`No sizes ${from}–${to}`)
  return rows.slice(first, last + 1)
}

const chart = (scheme: SizeChart['scheme'], measures: readonly Measure[], rows: readonly SizeRow[]): SizeChart => ({
  scheme,
  measures,
  rows,
})

const tenth = (value: number): number => Math.round(value * 10) / 10

// Body measures by DSTU GOST 31396: steps of 4 cm of the chest; the size is half of the chest.
const letterOf = ['XS', 'S', 'S', 'M', 'L', 'L', 'XL', '2XL', '2XL', '3XL', '4XL']
const sleeves = [60, 61, 61, 62, 63, 64, 64, 65, 66, 66, 67]
const heights: readonly Range[] = [
  [158, 170],
  [164, 176],
  [164, 176],
  [170, 182],
  [170, 182],
  [176, 188],
  [176, 188],
  [176, 188],
  [176, 194],
  [182, 194],
  [182, 194],
]

const men = letterOf.map((also, index): SizeRow => {
  const chest = 86 + index * 4
  return {
    size: `${44 + index * 2}`,
    also,
    measures: {
      height: heights[index] ?? [176, 188],
      chest: [chest, chest + 3],
      waist: [chest - 12, chest - 9],
      hips: [chest + 2, chest + 5],
      sleeve: [sleeves[index] ?? 64, (sleeves[index] ?? 64) + 1],
    },
  }
})

const women = ['XS', 'S', 'S', 'M', 'L', 'XL', '2XL', '3XL'].map((also, index): SizeRow => {
  const chest = 78 + index * 4
  return {
    size: `${40 + index * 2}`,
    also,
    measures: {
      height: index < 3 ? [158, 170] : [164, 176],
      chest: [chest, chest + 3],
      waist: [chest - 18, chest - 15],
      hips: [chest + 8, chest + 11],
      sleeve: [56 + Math.floor(index / 2), 57 + Math.floor(index / 2)],
    },
  }
})

/** A letter size covers the ranges of its numeric sizes. */
const letters = ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'].map((size): SizeRow => {
  const rows = men.filter(row => row.also === size)
  const spread = (measure: Measure): Range => [
    Math.min(...rows.map(row => row.measures[measure]?.[0] ?? 0)),
    Math.max(...rows.map(row => row.measures[measure]?.[1] ?? 0)),
  ]
  return {
    size,
    also: rows.map(row => row.size).join('–'),
    measures: { height: spread('height'), chest: spread('chest'), waist: spread('waist'), hips: spread('hips') },
  }
})

// Two thirds of a centimetre per size (Paris point); 42 is a foot of 26.4 to 27 cm.
const shoes = Array.from({ length: 13 }, (_, index): SizeRow => {
  const size = 36 + index
  return {
    size: `${size}`,
    also: null,
    measures: { foot: [tenth(((size - 1) * 2) / 3 - 0.9), tenth((size * 2) / 3 - 1)] },
  }
})

// Hand girths of EN ISO 21420, the limits half way between two sizes.
const gloves: readonly SizeRow[] = [
  { size: '7', also: 'S', measures: { hand: [16.6, 19] } },
  { size: '8', also: 'M', measures: { hand: [19.1, 21.6] } },
  { size: '9', also: 'L', measures: { hand: [21.7, 24.1] } },
  { size: '10', also: 'XL', measures: { hand: [24.2, 26.6] } },
  { size: '11', also: '2XL', measures: { hand: [26.7, 29.2] } },
]

const upper: readonly Measure[] = ['height', 'chest', 'waist', 'sleeve']
const lower: readonly Measure[] = ['height', 'waist', 'hips']
const whole: readonly Measure[] = ['height', 'chest', 'waist', 'hips']

const measured = (rows: readonly SizeRow[], measures: readonly Measure[]): SizeRow[] =>
  rows.map(({ size, also, measures: all }) => ({
    size,
    also,
    measures: Object.fromEntries(
      measures.map(measure => [measure, all[measure]] as const).filter(([, range]) => range),
    ),
  }))

/** Measurements of the size chart by the part of the body that a garment covers. */
const covering = { upper, lower, whole } as const
type Covering = keyof typeof covering

/** Ukrainian sizes 44–64. */
export const clothing = (from: string, to: string, covers: Covering = 'upper'): SizeChart =>
  chart('clothing', covering[covers], measured(between(men, from, to), covering[covers]))

/** Women's sizes 40–54. */
export const womens = (from: string, to: string, covers: Covering = 'upper'): SizeChart =>
  chart('women', covering[covers], measured(between(women, from, to), covering[covers]))

/** S–4XL. */
export const lettered = (from: string, to: string, covers: Covering = 'upper'): SizeChart => {
  const measures = covering[covers].filter(measure => measure !== 'sleeve')
  return chart('letters', measures, measured(between(letters, from, to), measures))
}

/** 36–48. */
export const shoe = (from: string, to: string): SizeChart => chart('shoes', ['foot'], between(shoes, from, to))

/** 7–11. */
export const glove = (from: string, to: string): SizeChart => chart('gloves', ['hand'], between(gloves, from, to))

export const helmetSize = (from: number, to: number): SizeChart =>
  chart('one', ['head'], [{ size: 'one', also: null, measures: { head: [from, to] } }])

export const capSizes: SizeChart = chart(
  'head',
  ['head'],
  [
    { size: 'S–M', also: null, measures: { head: [54, 57.9] } },
    { size: 'L–XL', also: null, measures: { head: [58, 62] } },
  ],
)

export const beltSizes: SizeChart = chart(
  'waist',
  ['waist'],
  [
    { size: 'S–M', also: null, measures: { waist: [76, 99] } },
    { size: 'L–XL', also: null, measures: { waist: [100, 128] } },
  ],
)

/** One size for the given ranges of measurements; without ranges the chart has no columns. */
export const oneSize = (measures: SizeRow['measures'] = {}): SizeChart =>
  chart('one', measures.waist ? ['waist'] : [], [{ size: 'one', also: null, measures }])

import type { Model } from './goods.ts'

/** Rows of a size chart that are measured on the garment. */
export type GarmentMeasure = 'back' | 'width' | 'inseam'

/** Difference between neighbouring sizes in centimetres. A letter covers two sizes. */
const STEP = { back: 0.7, inseam: 0.4 } as const

const half = (value: number): number => Math.round(value * 2) / 2

/**
 * Measurements of a garment for every size of its chart, in centimetres: graded from the one that its data sheet states; the width
 * from half the girth of the chest. None for goods whose data sheet states no measurement.
 */
export function garmentSizesOf(model: Model): { id: GarmentMeasure; values: number[] }[] {
  const { rows, scheme } = model.sizeChart
  const stated = model.technical.flatMap(group => group.rows.flatMap(({ garment }) => garment ?? []))
  const graded = stated.flatMap(({ id, size, centimetres }) => {
    const base = rows.findIndex(row => row.size === size)
    const step = STEP[id] * (scheme === 'letters' ? 2 : 1)
    return base < 0 ? [] : [{ id, values: rows.map((_, index) => half(centimetres + (index - base) * step)) }]
  })
  const { ease } = model
  const widths =
    ease === null
      ? []
      : rows.flatMap(({ measures: { chest } }) => (chest ? [half((chest[0] + chest[1]) / 4 + ease)] : []))
  const hasBack = graded.some(({ id }) => id === 'back')
  return hasBack && widths.length === rows.length ? [...graded, { id: 'width' as const, values: widths }] : graded
}

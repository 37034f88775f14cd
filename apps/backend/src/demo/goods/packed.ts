import type { CategorySlug } from '../data/goods/categories.ts'
import type { Place } from './goods.ts'

/** Weight in grams and sides in centimetres, the longest first, of one packed piece. */
type Packed = readonly [weight: number, length: number, width: number, height: number]

const byCategory = {
  jackets: [1_100, 40, 30, 8],
  trousers: [750, 38, 28, 5],
  bibs: [950, 38, 28, 7],
  coveralls: [1_200, 40, 30, 8],
  tops: [350, 32, 25, 3],
  rainwear: [900, 36, 28, 6],
  'hi-vis': [700, 36, 28, 5],
  gloves: [150, 26, 14, 3],
  footwear: [1_500, 34, 23, 13],
  headwear: [400, 30, 22, 18],
  belts: [900, 34, 26, 9],
  'knee-pads': [450, 28, 22, 10],
} as const satisfies Record<CategorySlug, Packed>

/** Subcategories that differ from their category. */
const bySubcategory: Readonly<Record<string, Packed>> = {
  'insulated-jackets': [1_700, 45, 35, 14],
  vests: [500, 36, 28, 5],
  'insulated-trousers': [1_200, 40, 30, 10],
  'insulated-bibs': [1_500, 42, 32, 12],
  shorts: [450, 34, 25, 4],
  boots: [1_800, 36, 26, 14],
  'winter-boots': [2_200, 38, 28, 16],
  'winter-gloves': [250, 28, 16, 5],
  caps: [150, 28, 20, 12],
  'signal-vests': [250, 30, 24, 3],
  'signal-outerwear': [1_300, 42, 32, 10],
  'knee-inserts': [250, 24, 18, 5],
}

const isCategory = (slug: string): slug is CategorySlug => Object.hasOwn(byCategory, slug)

/** Weight and size of the goods of a category as columns of a product. */
export function packedOf({ category, subcategory }: Pick<Place, 'category' | 'subcategory'>) {
  const [weight, package_length, package_width, package_height] =
    bySubcategory[subcategory ?? ''] ?? byCategory[isCategory(category) ? category : 'jackets']
  return { weight, package_length, package_width, package_height }
}

import { locales } from '@shop/contract/locales'
import { paramKey } from '../text-matching/look-alikes.ts'
import { words } from '../words/index.ts'

const keysOf = (facet: 'brand' | 'colour' | 'size', ...others: string[]): ReadonlySet<string> =>
  new Set([...locales.map(lang => words[lang].facets[facet]), ...others].map(paramKey))

/** Names of the colour of goods that have several. */
const MAIN_COLOUR = ['Основний колір', 'Основной цвет']
const mainColour: ReadonlySet<string> = new Set(MAIN_COLOUR.map(paramKey))
export const isMainColour = (name: string): boolean => mainColour.has(paramKey(name))

/** Keys of the names of parameters that are fields of their own, in the languages of feeds. */
export const ownParams = {
  size: keysOf('size'),
  colour: keysOf('colour', 'Color', ...MAIN_COLOUR),
  brand: keysOf('brand'),
} as const
export const ownParamFields = ['size', 'colour', 'brand'] as const

/** The field that a parameter is by its name. */
export const ownFieldOf = (name: string): (typeof ownParamFields)[number] | undefined => {
  const key = paramKey(name)
  return ownParamFields.find(field => ownParams[field].has(key))
}

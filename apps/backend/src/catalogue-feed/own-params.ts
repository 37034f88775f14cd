import { locales } from '@shop/contract/locales'
import { words } from '../words/index.ts'

const lowered = (facet: 'brand' | 'colour' | 'size', ...others: string[]): ReadonlySet<string> =>
  new Set([...locales.map(lang => words[lang].facets[facet]), ...others].map(name => name.toLowerCase()))

/** Names of parameters that are fields of their own, in lower case, in the languages of feeds. */
export const ownParams = { size: lowered('size'), colour: lowered('colour', 'Color'), brand: lowered('brand') } as const
export const ownParamFields = ['size', 'colour', 'brand'] as const

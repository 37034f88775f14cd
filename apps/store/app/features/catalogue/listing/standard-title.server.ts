import type { CollectionPage } from '@shop/contract'
import { formatMessage } from '@shop/ui/messages/format'
import type { CatalogueWords } from '../../../platform/words/uk/catalogue.ts'

type Facet = CollectionPage['facets'][number]

/** Standards that apply to one kind of product. Any other, EN 388 or EN 14404, applies to clothing and accessories alike. */
const kinds: Readonly<Record<string, keyof CatalogueWords['byStandard']>> = {
  'en-342': 'clothing',
  'en-343': 'clothing',
  'en-1149-5': 'clothing',
  'en-13758-2': 'clothing',
  'en-14058': 'clothing',
  'en-iso-11611': 'clothing',
  'en-iso-11612': 'clothing',
  'en-iso-20471': 'clothing',
  'en-iso-20345': 'footwear',
  'en-iso-20347': 'footwear',
  'en-407': 'gloves',
  'en-511': 'gloves',
  'en-397': 'headwear',
  'en-812': 'headwear',
  'en-50365': 'headwear',
}

/** Title of the products of one standard: «Одяг за стандартом EN ISO 11612». Null unless exactly one standard is chosen. */
export function standardTitle(words: CatalogueWords['byStandard'], facets: readonly Facet[]): string | null {
  const chosen = facets.flatMap(facet =>
    facet.kind === 'choice' && facet.id === 'standard' ? facet.values.filter(({ chosen }) => chosen) : [],
  )
  const [standard] = chosen
  if (!standard || chosen.length > 1) return null
  // The facet adds what it protects from: «EN ISO 11612, вогонь».
  const [code = standard.name] = standard.name.split(', ')
  return formatMessage(words[kinds[standard.value] ?? 'any'], { standard: code.replaceAll(' ', '\u00a0') })
}

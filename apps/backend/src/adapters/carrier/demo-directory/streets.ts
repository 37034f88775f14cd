import type { Locale } from '@shop/contract/locales'
import { nameOf } from '../../../delivery/transliteration.ts'
import type { Text } from '../../../values/text.ts'
import { fill, textOf } from '../../../words/index.ts'
import { places, streetKinds } from './places.ts'

/** English names are transliterated, as on street signs. */
interface Street {
  kind: (typeof streetKinds)[number]
  uk: string
  ru: string
}

/** Those that nearly every settlement has, and further ones of towns and cities. */
export function streetsOf(urbanPlace: boolean): readonly Street[] {
  const { everywhere, urban } = places().streets
  return (urbanPlace ? [everywhere, urban] : [everywhere]).flatMap(lists =>
    streetKinds.flatMap(kind => (lists[kind] ?? []).map(name => ({ kind, ...name }))),
  )
}

/** «вул. Соборна» · «ул. Соборная» · «Soborna St». */
function streetName({ kind, uk, ru }: Street): Text {
  const names = nameOf(uk, ru)
  return textOf(({ places }, lang) => fill(places.streets[kind], { name: names[lang] }))
}

/** «вул. Соборна, 27» · «ул. Соборная, 27» · «27 Soborna St». */
export function addressAt(street: Street, house: string): Text {
  const [streets, houses] = [streetName(street), nameOf(house)]
  return textOf(({ places }, lang) => fill(places.address, { street: streets[lang], house: houses[lang] }))
}

export const streetNames = (urbanPlace: boolean, lang: Locale): string[] =>
  streetsOf(urbanPlace).map(street => streetName(street)[lang])

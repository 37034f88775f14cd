import type { City, Point } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { deliveryDirectory } from '../../packages/flows/src/delivery-directory/index.ts'
import { createFakeClient, success } from '../../packages/flows/src/testing/index.ts'

const cities: Readonly<Record<Locale, readonly City[]>> = {
  uk: [
    { ref: 'kremenchuk', cityName: 'Кременчук', area: 'Полтавська обл.' },
    { ref: 'kyiv', cityName: 'Київ', area: 'Київська обл.' },
    { ref: 'lviv', cityName: 'Львів', area: 'Львівська обл.' },
    { ref: 'odesa', cityName: 'Одеса', area: 'Одеська обл.' },
    { ref: 'dnipro', cityName: 'Дніпро', area: 'Дніпропетровська обл.' },
  ],
  ru: [
    { ref: 'kremenchuk', cityName: 'Кременчуг', area: 'Полтавская обл.' },
    { ref: 'kyiv', cityName: 'Киев', area: 'Киевская обл.' },
    { ref: 'lviv', cityName: 'Львов', area: 'Львовская обл.' },
    { ref: 'odesa', cityName: 'Одесса', area: 'Одесская обл.' },
    { ref: 'dnipro', cityName: 'Днепр', area: 'Днепропетровская обл.' },
  ],
  en: [
    { ref: 'kremenchuk', cityName: 'Kremenchuk', area: 'Poltava region' },
    { ref: 'kyiv', cityName: 'Kyiv', area: 'Kyiv region' },
    { ref: 'lviv', cityName: 'Lviv', area: 'Lviv region' },
    { ref: 'odesa', cityName: 'Odesa', area: 'Odesa region' },
    { ref: 'dnipro', cityName: 'Dnipro', area: 'Dnipropetrovsk region' },
  ],
}
const addresses = {
  uk: ['вул. Соборна, 27', 'вул. Соборна, 5, ТРЦ', 'пров. Соборний, 3'],
  ru: ['ул. Соборная, 27', 'ул. Соборная, 5, ТРЦ', 'пер. Соборный, 3'],
  en: ['Soborna St, 27', 'Soborna St, 5, mall', 'Sobornyi Ln, 3'],
} as const satisfies Record<Locale, readonly string[]>

const numbers = ['4', '11', '19']

export const citiesIn = (lang: Locale): readonly City[] => cities[lang]

/** Cities of the directory by their refs: the same in each language. */
export const cityRefs = cities.uk.map(({ ref }) => ref)

/** A city by its ref. */
export function cityIn(lang: Locale, ref: string): City {
  const city = cities[lang].find(one => one.ref === ref)
  if (!city) throw new Error(`No city ${ref}`)
  return city
}

/** Branches and parcel lockers, the same three everywhere. */
export const pointsIn = (lang: Locale): Point[] =>
  addresses[lang].map((address, index) => {
    const number = numbers[index] ?? ''
    return { ref: `point-${number}`, number, name: `№ ${number}`, address }
  })

const matches = (text: string, query: string) => text.toLowerCase().includes(query.trim().toLowerCase())

/** Directory of a carrier in memory. */
export const directoryIn = (lang: Locale) =>
  deliveryDirectory(
    createFakeClient({
      '/api/delivery/cities': ({ query = '' }) =>
        success(citiesIn(lang).filter(({ cityName }) => matches(cityName, query))),
      '/api/delivery/points': ({ query = '' }) => {
        const items = pointsIn(lang).filter(({ number, address }) => matches(`${number} ${address}`, query))
        return success({ items, page: 1, per_page: 24, total: items.length, pages: 1 })
      },
    }),
  )

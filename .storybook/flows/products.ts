import type { Locale } from '@shop/contract/locales'

export { Column, ExamplePicture, Row, useExampleTexts } from '../../packages/ui/src/testing/examples.tsx'

import type { FakeProduct } from '../../packages/flows/src/testing/index.ts'

const names: Readonly<Record<Locale, readonly string[]>> = {
  uk: ['Куртка робоча «Траверс»', 'Штани з підсиленими колінами «Кряж»', 'Черевики захисні «Ґрунт» S3'],
  ru: ['Куртка рабочая «Траверс»', 'Брюки с усиленными коленями «Кряж»', 'Ботинки защитные «Грунт» S3'],
  en: ['Work jacket “Traverse”', 'Trousers with reinforced knees “Ridge”', 'Safety boots “Ground” S3'],
}
const pictures = ['jacket-front', 'trousers-front', 'boot']
const prices = [2490, 2190, 3450]
const left = [50, 4, 12]

/** Products 1, 2 and 3; of the second only four are in stock. */
export const productsIn = (lang: Locale): FakeProduct[] =>
  names[lang].map((name, index) => ({
    productId: index + 1,
    name,
    price: prices[index] ?? 0,
    left: left[index] ?? 0,
  }))

/** Picture of a product, by the name of `ExamplePicture`. */
export const pictureOf = (productId: number): string => pictures[productId - 1] ?? 'glove'

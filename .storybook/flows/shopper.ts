import type { Locale } from '@shop/contract/locales'

const shoppers = {
  uk: { name: 'Олена', lastName: 'Коваль', review: 'Сидить добре, кишені глибокі.' },
  ru: { name: 'Елена', lastName: 'Коваль', review: 'Сидит хорошо, карманы глубокие.' },
  en: { name: 'Olena', lastName: 'Koval', review: 'Fits well, deep pockets.' },
} as const

/** What the shopper of the stories types. */
export const shopperIn = (lang: Locale): Readonly<Record<keyof (typeof shoppers)['uk'], string>> => shoppers[lang]

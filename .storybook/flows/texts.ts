import { formatIssue, type Issue } from '@shop/contract/fields'
import type { Locale } from '@shop/contract/locales'
import { messages } from '@shop/contract/messages'
import * as enShop from '../../apps/store/app/platform/words/en.ts'
import * as ruShop from '../../apps/store/app/platform/words/ru.ts'
import * as ukShop from '../../apps/store/app/platform/words/uk.ts'
import { type FakeMessages, type FakeProduct, fakeMessages } from '../../packages/flows/src/testing/index.ts'
import { localeFixtures } from '../../packages/ui/src/testing/examples.tsx'

export { Column, ExamplePicture, Row, useExampleTexts } from '../../packages/ui/src/testing/examples.tsx'

/** The contract's messages about fields and failures. */
export const messagesIn = messages

/** The words of the shop's own pages. */
export const shopWordsIn = { uk: ukShop, ru: ruShop, en: enShop }

/** The message of a field's issue; undefined for a valid field. */
export const issueText = (
  lang: Locale,
  issue: Issue | { readonly rule: 'server'; readonly message: string } | null | undefined,
): string | undefined =>
  issue ? (issue.rule === 'server' ? issue.message : formatIssue(messagesIn[lang], issue)) : undefined

/** What the fake backend answers by its own rules. */
export function backendMessagesIn(lang: Locale): FakeMessages {
  const { failure, emailTaken, wrongPassword, invalidLink } = messagesIn[lang]
  return {
    ...fakeMessages,
    keyReused: failure.conflict,
    cartChanged: failure.conflict,
    unauthorised: failure.unauthorised,
    emailTaken,
    wrongPassword,
    linkExpired: invalidLink,
    soldOut: shopWordsIn[lang].returns.outOfStock,
    cartEmpty: shopWordsIn[lang].cart.empty,
    googleFailed: shopWordsIn[lang].auth.google.failed,
  }
}

/** What the shopper of the stories types. */
export const shopperIn: Readonly<Record<Locale, { name: string; lastName: string; review: string }>> = {
  uk: { name: 'Олена', lastName: 'Коваль', review: 'Сидить добре, кишені глибокі.' },
  ru: { name: 'Елена', lastName: 'Коваль', review: 'Сидит хорошо, карманы глубокие.' },
  en: { name: 'Olena', lastName: 'Koval', review: 'Fits well, deep pockets.' },
}

const pictures = ['jacket-front', 'trousers-front', 'boot']
const prices = [2490, 2190, 3450]
const left = [50, 4, 12]

/** Products 1, 2 and 3; of the second only four are in stock. */
export function productsIn(locale: Locale): FakeProduct[] {
  const { jacket, trousers, boots } = localeFixtures({ locale }).texts
  return [jacket, trousers, boots].map((name, index) => ({
    productId: index + 1,
    name,
    price: prices[index] ?? 0,
    left: left[index] ?? 0,
  }))
}

/** Picture of a product, by the name of `ExamplePicture`. */
export const pictureOf = (productId: number): string => pictures[productId - 1] ?? 'glove'

/** The texts a story's play function looks for, in the language of the toolbar. */
export function storyTexts(globals: Readonly<Record<string, unknown>>) {
  const { locale: lang, texts: words, messages } = localeFixtures(globals)
  return {
    lang,
    words,
    messages,
    rules: messagesIn[lang],
    shop: shopWordsIn[lang],
    /** Names of the products of `productsIn`, in order. */
    products: { jacket: words.jacket, trousers: words.trousers, boots: words.boots },
    /** The accessible name of a product's part, such as «Quantity: Work jacket». */
    of: (label: string, product: string) =>
      messages.quantity.named.replace('{label}', label).replace('{product}', product),
  }
}

export type StoryTexts = ReturnType<typeof storyTexts>

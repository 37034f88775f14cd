import { localeFixtures } from '../../packages/ui/src/testing/examples.tsx'
import { accountWordsIn } from './account-words.ts'
import { checkoutWordsIn } from './checkout-words.ts'
import { messagesIn } from './issues.ts'
import { productsIn } from './products.ts'
import { returnWordsIn } from './return-words.ts'
import { rejectionsIn } from './words.ts'

/** The texts a story's play function looks for, in the language of the toolbar. */
export function storyTexts(globals: Readonly<Record<string, unknown>>) {
  const { locale: lang, texts: words, messages } = localeFixtures(globals)
  const [jacket = '', trousers = '', boots = ''] = productsIn(lang).map(({ name }) => name)
  return {
    lang,
    words,
    messages,
    /** The contract's messages about fields. */
    rules: messagesIn[lang],
    /** The backend's message of a 500. */
    serverError: rejectionsIn[lang].server ?? '',
    account: accountWordsIn(lang),
    checkout: checkoutWordsIn(lang),
    returns: returnWordsIn(lang),
    /** Names of the products of `productsIn`, in order. */
    products: { jacket, trousers, boots },
    /** The accessible name of a product's part, such as «Quantity: Work jacket». */
    of: (label: string, product: string) =>
      messages.quantity.named.replace('{label}', label).replace('{product}', product),
  }
}

export type StoryTexts = ReturnType<typeof storyTexts>

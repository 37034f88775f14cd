import { localeFixtures } from '../../packages/ui/src/testing/examples.tsx'
import { accountWordsIn } from './account-words.ts'
import { checkoutWordsIn } from './checkout-words.ts'
import { goodsIn } from './goods.ts'
import { messagesIn } from './issues.ts'
import { returnWordsIn } from './return-words.ts'
import { flowWords } from './words.ts'

/** What the play of a flow's story looks for, in the language that the toolbar has chosen. */
export function spoken(globals: Readonly<Record<string, unknown>>) {
  const { locale: lang, texts: words, messages } = localeFixtures(globals)
  const [jacket = '', trousers = '', boots = ''] = goodsIn(lang).map(({ name }) => name)
  return {
    lang,
    words,
    messages,
    /** What the contract says of fields. */
    rules: messagesIn[lang],
    /** The backend's own words when it breaks. */
    broken: flowWords[lang].refusals.server ?? '',
    account: accountWordsIn(lang),
    checkout: checkoutWordsIn(lang),
    returns: returnWordsIn(lang),
    /** Names of the products of `goodsIn`, in its order. */
    goods: { jacket, trousers, boots },
    /** A name of a part that is told apart by its product: «Quantity: Work jacket». */
    of: (label: string, product: string) =>
      messages.quantity.named.replace('{label}', label).replace('{product}', product),
  }
}

export type Spoken = ReturnType<typeof spoken>

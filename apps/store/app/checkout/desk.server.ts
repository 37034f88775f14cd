import { messages } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { FieldIssues } from '@shop/flows/checkout/rules'
import { createContext, type RouterContextProvider } from 'react-router'
import { cartAddressOf } from '../cart/cart-address.server.ts'
import { requestContext } from '../context.ts'
import { isSecure } from '../cookie-text.ts'
import { type Draft, emptyDraft, keepDraft, readDraft } from './draft.server.ts'
import { inWords, type Problems } from './form.ts'
import { createSeal } from './seal.server.ts'

/** The draft as an action of this request left it: its cookie reaches the browser only with the answer. */
const actedContext = createContext<Draft | null>(null)

/** Everything of a shopper's that a checkout is answered with. */
export function deskOf(context: Readonly<RouterContextProvider>, lang: Locale) {
  const visit = context.get(requestContext)
  const seal = createSeal(visit.secret, 'checkout')
  const { cookie } = visit.shopper()
  const secure = isSecure(visit)
  const address = cartAddressOf(visit, lang)
  return {
    visit,
    client: visit.client,
    lang,
    address,
    basket: { lang, cart_id: address.cartId ?? undefined, coupon: address.coupon ?? undefined },
    seal,
    secure,
    draft: context.get(actedContext) ?? readDraft(seal, cookie) ?? emptyDraft(),
    keep(draft: Draft) {
      context.set(actedContext, draft)
      return keepDraft(seal, draft, secure)
    },
    /** Issues in the words of the page. */
    inWords: (issues: FieldIssues): Problems => inWords(messages[lang], issues),
  }
}

export type Desk = ReturnType<typeof deskOf>

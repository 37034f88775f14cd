import { type Address, messages } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { FieldIssues } from '@shop/flows/checkout/rules'
import { createContext } from 'react-router'
import { isSecure } from '../../platform/browser/cookie-text.ts'
import { CITY_COOKIE, parseCity } from '../../platform/browser/remembered-city.ts'
import { type LoaderContext, requestContext } from '../../platform/request/context.ts'
import { getCustomer, ownerOf } from '../../platform/session/customer.server.ts'
import { cartReferenceOf } from '../cart/index.server.ts'
import { readAdClick } from './ad-click.server.ts'
import { type Draft, draftCookies, emptyDraft, readDraft } from './draft.server.ts'
import { type FieldErrors, toFieldErrors } from './form.ts'
import { readRememberMeCookie } from './remember-me-cookie.server.ts'

/** The draft that an action saved during this request: the browser gets its cookie only with the response. */
const savedDraftContext = createContext<Draft | null>(null)

/** Request data for the loader and the actions of the checkout. */
export async function getCheckoutContext(context: LoaderContext, lang: Locale) {
  const request = context.get(requestContext)
  const { cookie, client, isSignedIn } = request.shopper()
  const owner = await ownerOf(context, lang)
  const source = { secret: request.secret, owner, cookie }
  const cookieTarget = { secret: request.secret, owner, secure: isSecure(request) }
  return {
    request,
    /** Client authenticated as the signed-in customer, who will own the order. */
    client,
    /** The signed-in customer; without one the fields are not prefilled. */
    findCustomer: () => getCustomer(context, lang).catch(() => null),
    /** The signed-in customer's address book; empty for a guest, and when it cannot be loaded. */
    async loadAddresses(): Promise<Address[]> {
      if (!isSignedIn) return []
      const answer = await client.call('/api/profile/address', { lang })
      return answer.success ? answer.data : []
    },
    /** Who owns what this request stores. */
    owner,
    lang,
    cartReference: cartReferenceOf(request, lang),
    cookieTarget,
    /** The advertisement that the visit came from. */
    adClick: readAdClick(cookie('ad_click')),
    draft: context.get(savedDraftContext) ?? readDraft(source) ?? emptyDraft(),
    /** Contact and delivery of the last order, if this browser remembers them. */
    remembered: () => readRememberMeCookie(source),
    /** The city that delivery was shown for on other pages. */
    city: parseCity(cookie(CITY_COOKIE)),
    /** Saves the draft; returns its `Set-Cookie` values. */
    saveDraft(draft: Draft) {
      context.set(savedDraftContext, draft)
      return draftCookies(draft, cookieTarget)
    },
    /** Issues in the language of the page. */
    toFieldErrors: (issues: FieldIssues): FieldErrors => toFieldErrors(messages[lang], issues),
  }
}

export type CheckoutContext = Awaited<ReturnType<typeof getCheckoutContext>>

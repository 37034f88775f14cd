import type { DataOf } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { type LoaderContext, requestContext } from '../../platform/request/context.ts'
import { getCustomer } from '../../platform/session/customer.server.ts'
import { getWords } from '../../platform/words/words.server.ts'
import { unmergedNotice } from '../wishlist/index.server.ts'

export type AccountCounts = DataOf<'/api/profile/counts'>

/** Numbers beside the sections of the account; null when the call fails, because the menu works without them. */
async function loadAccountCounts(context: LoaderContext, lang: Locale): Promise<AccountCounts | null> {
  const answer = await context.get(requestContext).shopper().client.call('/api/profile/counts', { lang })
  return answer.success ? answer.data : null
}

/** Loader data around every section: the customer with counts, null for a guest. */
export async function accountLayout(context: LoaderContext, locale: Locale) {
  const customer = await getCustomer(context, locale)
  return {
    customer,
    counts: customer && (await loadAccountCounts(context, locale)),
    unmerged: customer && unmergedNotice(context, locale),
    words: getWords(locale, 'account'),
    authWords: getWords(locale, 'auth'),
  }
}

export type AccountLayoutData = Awaited<ReturnType<typeof accountLayout>>

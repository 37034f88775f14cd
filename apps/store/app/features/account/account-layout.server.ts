import type { Locale } from '@shop/contract/locales'
import type { LoaderContext } from '../../platform/request/context.ts'
import { getCustomer } from '../../platform/session/customer.server.ts'
import { getWords } from '../../platform/words/words.server.ts'
import { unmergedNotice } from '../wishlist/index.server.ts'
import { loadAccountCounts } from './account-counts.server.ts'

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

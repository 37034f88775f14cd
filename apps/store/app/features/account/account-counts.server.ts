import type { DataOf } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { type LoaderContext, requestContext } from '../../platform/request/context.ts'

export type AccountCounts = DataOf<'/api/profile/counts'>

/** Numbers beside the sections of the account; null when the call fails, because the menu works without them. */
export async function loadAccountCounts(context: LoaderContext, lang: Locale): Promise<AccountCounts | null> {
  const answer = await context.get(requestContext).shopper().client.call('/api/profile/counts', { lang })
  return answer.success ? answer.data : null
}

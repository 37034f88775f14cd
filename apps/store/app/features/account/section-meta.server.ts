import { splitLocale } from '@shop/contract/locales'
import type { MetaDescriptor } from 'react-router'
import type { LoaderContext } from '../../platform/request/context.ts'
import { noindexMeta } from '../../platform/seo/noindex-meta.server.ts'
import type { AccountWords } from '../../platform/words/uk/account.ts'
import { getWords } from '../../platform/words/words.server.ts'

/** `meta` of a sign-in page. */
export async function authMeta(context: LoaderContext, url: URL, title: string): Promise<MetaDescriptor[]> {
  const { locale } = splitLocale(url.pathname)
  return noindexMeta(context, url, { title, description: getWords(locale, 'seo').login })
}

/** `meta` of a section of the account, named as in the side menu. */
export async function sectionMeta(
  context: LoaderContext,
  url: URL,
  section: keyof AccountWords['sections'],
): ReturnType<typeof noindexMeta> {
  const { locale } = splitLocale(url.pathname)
  const title = getWords(locale, 'account').sections[section]
  return noindexMeta(context, url, { title, description: getWords(locale, 'seo').account })
}

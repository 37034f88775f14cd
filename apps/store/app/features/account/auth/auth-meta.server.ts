import { splitLocale } from '@shop/contract/locales'
import type { MetaDescriptor } from 'react-router'
import type { LoaderContext } from '../../../platform/request/context.ts'
import { noindexMeta } from '../../../platform/seo/noindex-meta.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'

/** `meta` of a sign-in page. */
export async function authMeta(context: LoaderContext, url: URL, title: string): Promise<MetaDescriptor[]> {
  const { locale } = splitLocale(url.pathname)
  return noindexMeta(context, url, { title, description: getWords(locale, 'seo').login })
}

import { splitLocale } from '@shop/contract/locales'
import type { MetaDescriptor, RouterContextProvider } from 'react-router'
import { getSettings } from '../backend/settings.server.ts'
import { noindexMeta } from '../seo/noindex-meta.server.ts'
import type { AccountWords } from '../words/uk/account.ts'
import { getWords } from '../words/words.server.ts'

/** `meta` of a section of the account, named as in the side menu. */
export async function sectionMeta(
  context: Readonly<RouterContextProvider>,
  url: URL,
  section: keyof AccountWords['sections'],
): Promise<MetaDescriptor[]> {
  const { locale } = splitLocale(url.pathname)
  const settings = await getSettings(context, locale)
  const title = getWords(locale, 'account').sections[section]
  return noindexMeta(context, { settings, url, title, description: getWords(locale, 'seo').account })
}

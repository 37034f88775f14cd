import type { MetaDescriptor } from 'react-router'
import type { DocumentData } from '../../platform/document/document.server.ts'
import { statusOf } from '../../platform/errors/status.ts'
import { screenMeta } from '../../platform/seo/screen-meta.ts'
import type { AccountLayoutData } from './account-layout.server.ts'

interface AccountMetaArgs {
  loaderData: { seo: MetaDescriptor[] } | undefined
  error?: unknown
  matches: readonly [{ loaderData: DocumentData | undefined }, ...({ loaderData?: unknown } | undefined)[]]
}

const isAccountLayout = (data: unknown): data is AccountLayoutData =>
  typeof data === 'object' && data !== null && 'authWords' in data

/** `meta` of every account page; for guests the title of the sign-in page. */
export function accountMeta({ loaderData, error, matches }: AccountMetaArgs): MetaDescriptor[] {
  const layout = matches.map(match => match?.loaderData).find(isAccountLayout)
  if (loaderData || statusOf(error) !== 401 || !layout) return screenMeta({ loaderData, error, matches })
  const [root] = matches
  return [
    { title: [layout.words.guest.title, root.loaderData?.page.name].filter(Boolean).join(' — ') },
    { name: 'robots', content: 'noindex' },
  ]
}

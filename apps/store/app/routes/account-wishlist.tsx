import { splitLocale } from '@shop/contract/locales'
import { sectionMeta } from '../account/section-meta.server.ts'
import { requireCustomer } from '../auth/customer.server.ts'
import { getWords } from '../words/words.server.ts'
import type { Route } from './+types/account-wishlist.ts'

export { AccountError as ErrorBoundary } from '../account/account-error.tsx'
export { accountMeta as meta } from '../account/account-meta.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  await requireCustomer(context, locale)
  return {
    title: getWords(locale, 'account').sections['account-wishlist'],
    seo: await sectionMeta(context, url, 'account-wishlist'),
  }
}

export default function Section({ loaderData: { title } }: Route.ComponentProps) {
  return <h1 data-text="h1">{title}</h1>
}

import '@shop/ui/theme/account-sidebar.css'
import '@shop/ui/theme/error-summary.css'
import '@shop/ui/theme/user-card.css'
import '../account/account.css'
import '@shop/ui/theme/field-controls.css'
import '../auth/auth.css'
import { splitLocale } from '@shop/contract/locales'
import { ShopUiProvider } from '@shop/ui/provider'
import { useEffect, useRef } from 'react'
import { Outlet } from 'react-router'
import { loadAccountCounts } from '../account/account-counts.server.ts'
import { AccountSections } from '../account/account-sections.tsx'
import { CustomerCard } from '../account/customer-card.tsx'
import { useRevalidateCustomer } from '../account/use-revalidate-customer.ts'
import { getCustomer } from '../auth/customer.server.ts'
import { useSessionExpiry } from '../auth/use-expired-session.ts'
import { restoreLostFocus } from '../use-focus-after-navigation.ts'
import { unmergedNotice } from '../wishlist/unmerged-notice.server.ts'
import { UnmergedNotice } from '../wishlist/unmerged-notice.tsx'
import { getWords } from '../words/words.server.ts'
import type { Route } from './+types/account.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const customer = await getCustomer(context, locale)
  return {
    customer,
    counts: customer && (await loadAccountCounts(context, locale)),
    unmerged: customer && unmergedNotice(context, locale),
    words: getWords(locale, 'account'),
    authWords: getWords(locale, 'auth'),
  }
}

export type AccountLayoutData = Awaited<ReturnType<typeof loader>>

/** The sign-in form in the page is replaced by what the customer wanted, and so is its focused button. */
function useFocusAfterSignIn(isSignedIn: boolean) {
  const before = useRef(isSignedIn)
  useEffect(() => {
    if (isSignedIn && !before.current) restoreLostFocus()
    before.current = isSignedIn
  }, [isSignedIn])
}

/** Side menu and user card beside the section. Source: spec §2, «Account layout». */
export default function AccountLayout({ loaderData: { customer, counts, unmerged, words } }: Route.ComponentProps) {
  useSessionExpiry()
  useRevalidateCustomer(customer?.name ?? null)
  useFocusAfterSignIn(customer !== null)
  return (
    <div className="wrap account">
      <aside className="account__side">
        <ShopUiProvider messages={words.ui}>
          {customer && <CustomerCard customer={customer} />}
          <AccountSections words={words} counts={counts} isSignedIn={customer !== null} />
        </ShopUiProvider>
      </aside>
      <div className="account__main">
        <UnmergedNotice words={unmerged} />
        <Outlet />
      </div>
    </div>
  )
}

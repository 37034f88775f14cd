import '@shop/ui/theme/account-sidebar.css'
import '@shop/ui/theme/error-summary.css'
import '@shop/ui/theme/user-card.css'
import '../../features/account/account.css'
import '@shop/ui/theme/field-controls.css'
import '../../features/account/auth/auth.css'
import { splitLocale } from '@shop/contract/locales'
import { ShopUiProvider } from '@shop/ui/provider'
import { UserCard } from '@shop/ui/user-card'
import { useEffect, useRef } from 'react'
import { Outlet } from 'react-router'
import { accountLayout } from '../../features/account/index.server.ts'
import { AccountSections, useRevalidateCustomer, useSessionExpiry } from '../../features/account/index.ts'
import { UnmergedNotice } from '../../features/wishlist/index.ts'
import { restoreLostFocus } from '../../platform/navigation/use-focus-after-navigation.ts'
import type { Route } from './+types/account.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => accountLayout(context, splitLocale(url.pathname).locale)

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
          {customer && (
            <UserCard
              user={{
                name: `${customer.name} ${customer.last_name}`.trim(),
                email: customer.email,
                phone: customer.phone,
              }}
            />
          )}
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

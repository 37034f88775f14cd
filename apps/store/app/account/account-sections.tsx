import { localise, splitLocale } from '@shop/contract/locales'
import { AccountSidebar } from '@shop/ui/account-sidebar'
import { HeartIcon, ListIcon, PinIcon, SwapIcon, UserIcon } from '@shop/ui/icon'
import { useLocation } from 'react-router'
import { SignOutForm } from '../auth/sign-out-form.tsx'
import { usePage } from '../page.ts'
import type { AccountWords } from '../words/uk/account.ts'

/** The sections of the account. Source: spec §2: «the sidebar lists five sections plus a logout action». */
export const accountSections = [
  { name: 'account', path: '/account', Icon: UserIcon },
  { name: 'account-addresses', path: '/account/addresses', Icon: PinIcon },
  { name: 'account-wishlist', path: '/account/wishlist', Icon: HeartIcon },
  { name: 'account-orders', path: '/account/orders', Icon: ListIcon },
  { name: 'account-exchange', path: '/account/exchange', Icon: SwapIcon },
] as const

const SIGN_OUT_FORM = 'sign-out'

/** «Кабінет»: the sections and «Вийти»; on a phone behind the name of the current one. */
export function AccountSections({ words, isSignedIn }: { words: AccountWords; isSignedIn: boolean }) {
  const { locale } = usePage()
  const { path } = splitLocale(useLocation().pathname)
  const [home] = accountSections
  // An order's own page belongs to the section of orders.
  const current = accountSections.findLast(section => `${path}/`.startsWith(`${section.path}/`)) ?? home
  return (
    <>
      <AccountSidebar.Root>
        <AccountSidebar.Trigger>
          <current.Icon size="small" />
          {words.sections[current.name]}
        </AccountSidebar.Trigger>
        <AccountSidebar.List>
          {accountSections.map(({ name, path, Icon }) => (
            <AccountSidebar.Link key={name} href={localise(path, locale)} current={name === current.name}>
              <Icon size="small" />
              {words.sections[name]}
            </AccountSidebar.Link>
          ))}
          {isSignedIn && <AccountSidebar.SignOut type="submit" form={SIGN_OUT_FORM} />}
        </AccountSidebar.List>
      </AccountSidebar.Root>
      {isSignedIn && <SignOutForm id={SIGN_OUT_FORM} />}
    </>
  )
}

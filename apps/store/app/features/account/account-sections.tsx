import { localise, splitLocale } from '@shop/contract/locales'
import { useFlow } from '@shop/flows/react'
import { AccountSidebar } from '@shop/ui/account-sidebar'
import { HeartIcon, ListIcon, PinIcon, SwapIcon, UserIcon } from '@shop/ui/icon'
import { useLocation } from 'react-router'
import type { AccountWords } from '../../platform/words/uk/account.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { useWishlist } from '../../shell/wishlist-state.ts'
import type { AccountCounts } from './account-layout.server.ts'
import { SignOutForm } from './auth/sign-out-form.tsx'
import { accountSections } from './sections.ts'

type SectionName = (typeof accountSections)[number]['name']

const icons = {
  account: UserIcon,
  'account-addresses': PinIcon,
  'account-wishlist': HeartIcon,
  'account-orders': ListIcon,
  'account-exchange': SwapIcon,
} as const satisfies Record<SectionName, unknown>

const SIGN_OUT_FORM = 'sign-out'

interface AccountSectionsProps {
  words: AccountWords
  /** Null for a guest. */
  counts: AccountCounts | null
  isSignedIn: boolean
}

/** «Кабінет»: links to the sections, with their numbers, and «Вийти»; on a phone collapsed under the current section. */
export function AccountSections({ words, counts, isSignedIn }: AccountSectionsProps) {
  const { locale } = usePage()
  const wishlist = useFlow(useWishlist(), ({ count, status }) => (status === 'ready' ? count : null))
  const countOf: Partial<Record<SectionName, number>> = counts
    ? {
        'account-addresses': counts.addresses,
        'account-wishlist': wishlist ?? counts.wishlist,
        'account-orders': counts.orders,
      }
    : {}
  const { path } = splitLocale(useLocation().pathname)
  const [home] = accountSections
  // The page of one order belongs to the section of orders.
  const current = accountSections.findLast(section => `${path}/`.startsWith(`${section.path}/`)) ?? home
  const CurrentIcon = icons[current.name]
  return (
    <>
      <AccountSidebar.Root>
        <AccountSidebar.Trigger>
          <CurrentIcon size="small" />
          <span>{words.sections[current.name]}</span>
        </AccountSidebar.Trigger>
        <AccountSidebar.Content>
          {accountSections.map(({ name, path }) => {
            const Icon = icons[name]
            return (
              <AccountSidebar.Link
                key={name}
                href={localise(path, locale)}
                current={name === current.name}
                count={countOf[name] || undefined}
              >
                <Icon size="small" />
                {words.sections[name]}
              </AccountSidebar.Link>
            )
          })}
          {isSignedIn && <AccountSidebar.SignOut type="submit" form={SIGN_OUT_FORM} />}
        </AccountSidebar.Content>
      </AccountSidebar.Root>
      {isSignedIn && <SignOutForm id={SIGN_OUT_FORM} />}
    </>
  )
}

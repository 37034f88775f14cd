import '@shop/ui/theme/account-menu.css'
import { localise, splitLocale } from '@shop/contract/locales'
import { UserIcon } from '@shop/ui/icon'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { fetchModule } from '../../platform/errors/chunk-reload.ts'
import { usePrehydrationQueue } from '../../platform/hydration/prehydration-queue.ts'
import { useHydrated } from '../../platform/hydration/use-hydrated.ts'
import { refreshCustomerName, useCustomerName } from '../../platform/session/customer-name.ts'
import type { ShellWords } from '../../platform/words/uk/shell.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { useDialogLink } from '../../shell/dialogs/use-modals.ts'

interface AccountLinkProps {
  words: ShellWords['header']
}

/** Fetched for customers only. */
const CustomerMenu = lazy(async () => ({
  default: (await fetchModule(() => import('./customer-menu.tsx'))).CustomerMenu,
}))

/** Pages with a sign-in form of their own. */
const hasForm = (path: string) => path === '/login' || path === '/account' || path.startsWith('/account/')

/**
 * «Увійти», or the customer's name with the account menu. Cached HTML is the same for all shoppers: until hydration the name is
 * inserted by the first-paint script and CSS.
 */
export function AccountLink({ words }: AccountLinkProps) {
  const { locale } = usePage()
  const { pathname } = useLocation()
  const name = useCustomerName()
  const isHydrated = useHydrated()
  const queue = usePrehydrationQueue<HTMLDivElement>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form that navigated here may have signed in or out
  useEffect(() => refreshCustomerName({ broadcast: true }), [pathname])
  // Not prefetched: guests get a 401.
  const link = (
    <a
      className="header-link"
      href={localise('/account', locale)}
      {...useDialogLink(name === null && !hasForm(splitLocale(pathname).path) ? 'login' : null)}
    >
      <span className="header-link__icon">
        <UserIcon />
      </span>
      {name === null ? (
        <span className={isHydrated ? 'header-link__text' : 'header-link__text header-link__account'}>
          <span>{words.signIn}</span>
        </span>
      ) : (
        <span className="header-link__text header-link__name">{name}</span>
      )}
    </a>
  )
  return (
    <div className="header-account" {...queue}>
      {name === null ? (
        link
      ) : (
        <Suspense fallback={link}>
          <CustomerMenu name={name} />
        </Suspense>
      )}
    </div>
  )
}

import { localise, splitLocale } from '@shop/contract/locales'
import { AccountMenu } from '@shop/ui/account-menu'
import { UserIcon } from '@shop/ui/icon'
import { ShopUiProvider } from '@shop/ui/provider'
import { use } from 'react'
import { useLocation } from 'react-router'
import { loadAccountWords } from '../../platform/words/load-words.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { SignOutForm } from './auth/sign-out-form.tsx'
import { accountSections } from './sections.ts'

const FORM = 'menu-sign-out'

/** The menu of the account behind the customer's name. */
export function CustomerMenu({ name }: { name: string }) {
  const { locale } = usePage()
  const { path } = splitLocale(useLocation().pathname)
  const words = use(loadAccountWords(locale))
  return (
    <ShopUiProvider messages={words.ui}>
      <AccountMenu.Root>
        <AccountMenu.Trigger className="header-link" aria-label={`${words.ui.account.label}: ${name}`}>
          <span className="header-link__icon">
            <UserIcon />
          </span>
          <span className="header-link__text header-link__name">{name}</span>
        </AccountMenu.Trigger>
        <AccountMenu.Content>
          {accountSections.map(section => (
            <AccountMenu.Link key={section.name} href={localise(section.path, locale)} current={path === section.path}>
              {words.sections[section.name]}
            </AccountMenu.Link>
          ))}
          <AccountMenu.SignOut type="submit" form={FORM} />
        </AccountMenu.Content>
        <SignOutForm id={FORM} />
      </AccountMenu.Root>
    </ShopUiProvider>
  )
}

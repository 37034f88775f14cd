import { localise } from '@shop/contract/locales'
import type { ReactNode } from 'react'
import { StoreLink } from '../../platform/navigation/store-link.tsx'
import { usePage } from '../../platform/words/use-page.ts'
import { useDialogLink } from './use-modals.ts'

interface AuthLinkProps {
  /** Dialog to open with scripts; null: opens the page. */
  name: 'login' | 'registration' | 'password-reset' | null
  /** Path of the page in the default language. */
  path: string
  children: ReactNode
}

/** Link to another sign-in form: opens its dialog from a dialog, its page otherwise. */
export function AuthLink({ name, path, children }: AuthLinkProps) {
  const { locale } = usePage()
  return (
    <StoreLink href={localise(path, locale)} data-text="link" {...useDialogLink(name)}>
      {children}
    </StoreLink>
  )
}

import { localise } from '@shop/contract/locales'
import type { ReactNode } from 'react'
import { isUnmodifiedClick } from '../browser/unmodified-click.ts'
import { useModals } from '../modals/use-modals.ts'
import { usePage } from '../page.ts'
import { StoreLink } from '../shell/store-link.tsx'

interface AuthLinkProps {
  /** The dialog that is opened with scripts; null: the page is opened. */
  name: 'login' | 'registration' | 'password-reset' | null
  /** The page, in the default language. */
  path: string
  children: ReactNode
}

/** Leads to another way of signing in: from a dialog to its dialog, from a page and without scripts to its page. */
export function AuthLink({ name, path, children }: AuthLinkProps) {
  const { locale } = usePage()
  const { open, prepare } = useModals()
  return (
    <StoreLink
      href={localise(path, locale)}
      data-text="link"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={event => {
        if (name === null || !isUnmodifiedClick(event)) return
        event.preventDefault()
        open(name)
      }}
    >
      {children}
    </StoreLink>
  )
}

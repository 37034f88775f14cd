import type { LinkProps } from '@shop/ui/provider'
import type { ReactNode } from 'react'
import { usePage } from '../page.ts'
import { counted, type Forms } from '../phrase.ts'
import { StoreLink } from './store-link.tsx'

interface HeaderLinkProps extends Omit<LinkProps, 'className' | 'children'> {
  icon: ReactNode
  label: string
  /** Shown beside the icon unless it is 0. */
  count: number
  /** The label with the count, for screen readers. */
  countLabel: Forms
}

/** A link with an icon and a number: to the cart or the wishlist. */
export function HeaderLink({ icon, label, count, countLabel, ...link }: HeaderLinkProps) {
  const { locale } = usePage()
  return (
    <StoreLink {...link} className="header-link">
      <span className="header-link__icon">
        {icon}
        {count > 0 && (
          <span className="header-count" key={count} data-ticked="" aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      <span className="header-link__text" aria-hidden="true">
        {label}
      </span>
      <span data-visually-hidden="">{count > 0 ? counted(locale, countLabel, count) : label}</span>
    </StoreLink>
  )
}

import type { ReactNode } from 'react'
import { type LinkProps, useShopUi } from '../provider/provider.tsx'
import { Slot } from './slot.tsx'

interface Props extends Omit<LinkProps, 'href'> {
  href?: string | undefined
  asChild?: boolean | undefined
  /** What the part puts around the content: an icon before it, a count after it. */
  around?: (content: ReactNode) => ReactNode
}

/** The element of a part that is a link placed by hand: the provider's link, or with `asChild` the only child. */
export function PlacedLink({ href, asChild = false, around, children, ...rest }: Props) {
  const { linkComponent: Link } = useShopUi()
  if (asChild) {
    return (
      <Slot {...rest} around={around}>
        {children}
      </Slot>
    )
  }
  return (
    <Link {...rest} href={href ?? ''}>
      {around ? around(children) : children}
    </Link>
  )
}

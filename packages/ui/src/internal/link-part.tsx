import type { ReactNode } from 'react'
import { type LinkProps, useShopUi } from '../provider/provider.tsx'
import { PartElement } from './slot.tsx'

interface Props extends Omit<LinkProps, 'href'> {
  href?: string | undefined
  asChild?: boolean | undefined
  /** Adds the part's own content: an icon before the children, a count after them. */
  wrapContent?: (content: ReactNode) => ReactNode
}

/** Link element of a part: the provider's link component, or with `asChild` its only child. */
export function LinkPart({ href, ...rest }: Props) {
  const { linkComponent } = useShopUi()
  return <PartElement {...rest} {...(!rest.asChild && { href })} as={linkComponent} />
}

import type { LinkProps } from '@shop/ui/provider'
import { Link } from 'react-router'
import { isOtherDocument } from './document-area.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const connectionOf = (browser: object): Connection | undefined => {
  const connection: unknown = Reflect.get(browser, 'connection')
  return typeof connection === 'object' && connection !== null ? connection : undefined
}

/** Whether pages may be prefetched: not on 2g, not with data saving. Source: spec §9. */
export const mayPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')

/** Whether this browser may prefetch. */
export const prefetches = typeof navigator !== 'undefined' && mayPrefetch(connectionOf(navigator))

/**
 * A router link for paths that this document knows, a native link for other addresses and hashes. The server renders native links
 * only: the HTML is the same, and a page has a hundred of them.
 */
export function StoreLink({ href, ...rest }: LinkProps) {
  const isOfShop = href.startsWith('/') && !href.startsWith('//')
  return isOfShop && !import.meta.env.SSR && !isOtherDocument(href) ? (
    <Link {...rest} to={href} prefetch={prefetches ? 'intent' : 'none'} discover="none" viewTransition />
  ) : (
    <a {...rest} href={href} />
  )
}

import type { LinkProps } from '@shop/ui/provider'
import { Link } from 'react-router'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const connectionOf = (browser: object): Connection | undefined => {
  const connection: unknown = Reflect.get(browser, 'connection')
  return typeof connection === 'object' && connection !== null ? connection : undefined
}

/** Whether a page may be fetched before it is asked for: not on 2g, not when data is saved. Source: spec §9. */
export const mayPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')

/** Whether this browser wants anything before it is asked for. */
export const prefetches = typeof navigator !== 'undefined' && mayPrefetch(connectionOf(navigator))

/**
 * A link within the shop; addresses of other places and parts of a page are plain links. In the HTML of the server all are:
 * the router's own link writes the same there, and a page has a hundred of them.
 */
export function StoreLink({ href, ...rest }: LinkProps) {
  const isOfShop = href.startsWith('/') && !href.startsWith('//')
  return isOfShop && !import.meta.env.SSR ? (
    <Link {...rest} to={href} prefetch={prefetches ? 'intent' : 'none'} discover="none" viewTransition />
  ) : (
    <a {...rest} href={href} />
  )
}

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

/** A link within the shop; addresses of other places and parts of a page are plain links. */
export function StoreLink({ href, ...rest }: LinkProps) {
  return href.startsWith('/') && !href.startsWith('//') ? (
    <Link {...rest} to={href} prefetch={prefetches ? 'intent' : 'none'} discover="none" viewTransition />
  ) : (
    <a {...rest} href={href} />
  )
}

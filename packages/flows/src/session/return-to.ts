/** Placeholder for the shop's own origin. */
const ownOrigin = 'https://shop.invalid'

/**
 * The path of a page of this shop to return to after signing in. Null for any other URL, also in disguise (`//evil.example`,
 * `/\evil.example`, `javascript:…`): it would be an open redirect.
 */
export function ownPath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || !URL.canParse(value, ownOrigin)) return null
  const { origin, pathname, search, hash } = new URL(value, ownOrigin)
  return origin === ownOrigin && !pathname.startsWith('//') ? pathname + search + hash : null
}

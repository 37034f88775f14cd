/** Placeholder for the shop's own origin. */
const OWN = 'https://shop.invalid'

/**
 * A page of this shop to come back to after signing in, or null for everything that is none: another origin, in whatever
 * disguise (`//evil.example`, `/\evil.example`, `javascript:…`), would get a customer who trusts the shop.
 */
export function ownPath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || !URL.canParse(value, OWN)) return null
  const { origin, pathname, search, hash } = new URL(value, OWN)
  return origin === OWN && !pathname.startsWith('//') ? pathname + search + hash : null
}

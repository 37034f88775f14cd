/**
 * Path and query of a URL of this shop, for `Location`; null for any other URL. `candidate` is untrusted: a `Referer`, a
 * parameter, a field. A path that begins with two slashes or a backslash would be another host (open redirect).
 */
export function returnPath(candidate: string | null | undefined, origins: readonly string[]): string | null {
  const [base] = origins
  if (!candidate || !URL.canParse(candidate, base)) return null
  const { origin, pathname, search } = new URL(candidate, base)
  if (!origins.includes(origin)) return null
  return pathname.replace(/^[/\\]+/, '/') + search
}

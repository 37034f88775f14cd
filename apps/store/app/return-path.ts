/**
 * The path and query of an address of ours, for `Location`; null for any other address. `candidate` comes from outside: a
 * `Referer`, a parameter, a field. A path that begins with two slashes or a backslash would name another host.
 */
export function returnPath(candidate: string | null | undefined, origins: readonly string[]): string | null {
  const [base] = origins
  if (!candidate || !URL.canParse(candidate, base)) return null
  const { origin, pathname, search } = new URL(candidate, base)
  if (!origins.includes(origin)) return null
  return pathname.replace(/^[/\\]+/, '/') + search
}

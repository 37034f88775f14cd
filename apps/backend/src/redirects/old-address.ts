/**
 * A path as redirects are stored and looked up: decoded, in lower case, without doubled or trailing slashes; null when it is
 * none. Cyrillic letters are written as such, whatever encoded them.
 */
export function normalisePath(path: string): string | null {
  if (!path.startsWith('/')) return null
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return null // not UTF-8
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no address has them
  if (/[\u0000-\u0020?#]/.test(decoded)) return null
  return decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
}

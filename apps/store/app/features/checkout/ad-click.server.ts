import { AdClick } from '@shop/contract'

/** The cookie that `remember-ad-click.ts` sets. What is not a parameter of an advertisement, or is wrong, is left out: it must not keep anybody from ordering. */
export function readAdClick(cookie: string | undefined): AdClick | null {
  if (!cookie) return null
  const given = new URLSearchParams(cookie)
  const valid = Object.entries(AdClick.shape).flatMap(([name, schema]) => {
    const value = schema.safeParse(given.get(name) ?? undefined).data
    return value === undefined ? [] : [[name, value] as const]
  })
  return valid.length > 0 ? Object.fromEntries(valid) : null
}

import { isStorable } from '@shop/contract/text'
import { GUEST_STORAGE_DAYS } from '@shop/contract/wishlist-map'

/** A decoded cookie; undefined when it is empty or cannot be stored: the backend would reject the whole call. */
export const cookieText = (value: string | undefined): string | undefined =>
  value && isStorable(value) ? value : undefined

/** The same for a cookie in a `Cookie` header or `document.cookie`. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find(cookie => cookie.startsWith(`${name}=`))
  try {
    return found && cookieText(decodeURIComponent(found.slice(name.length + 1)))
  } catch {
    return undefined // not valid percent-encoding
  }
}

/** Seconds. Source: spec §9, "wishlist and cart local cache: 100 days". */
const AGE = GUEST_STORAGE_DAYS * 24 * 60 * 60

/** A cookie in the format of `Set-Cookie` and `document.cookie`; null deletes it. */
export const persistentCookie = (name: string, value: string | null, secure: boolean) =>
  `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${value ? AGE : 0}; SameSite=Lax${secure ? '; Secure' : ''}`

/** Whether cookies need the attribute `Secure`: when the shop is served over TLS. */
export const isSecure = ({ origin }: { readonly origin: string }): boolean => origin.startsWith('https:')

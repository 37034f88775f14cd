import { isStorable } from '@shop/contract/text'

/** A decoded cookie; undefined when it is empty or cannot be stored: the backend would refuse the whole call that carries it. */
export const cookieText = (value: string | undefined): string | undefined =>
  value && isStorable(value) ? value : undefined

/** The same of an encoded cookie among a document's cookies. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find(cookie => cookie.startsWith(`${name}=`))
  try {
    return found && cookieText(decodeURIComponent(found.slice(name.length + 1)))
  } catch {
    return undefined // not encoded by us
  }
}

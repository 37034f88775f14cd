import { splitLocale } from '@shop/contract/locales'

/**
 * The part of the shop whose routes a document knows. The routes of the account, of signing in, of mailed links and of forms about one product are known to
 * their own documents only, so that catalogue and checkout do not download them.
 */
export type Area = (typeof areas)[number]

export const areas = ['shop', 'account'] as const

/** First segments of the paths of the account area. */
const ACCOUNT =
  /^\/(account|cart\/(delivery|invoice)|city|compare|crew|google|kit|login|newsletter\/.+|notify|order|password-reset|questions|registration|s-login|user-email-confirm)(?![^/?#])/i

/** The area of a path, with or without the prefix of a language. */
export const areaOf = (path: string): Area => (ACCOUNT.test(splitLocale(path).path) ? 'account' : 'shop')

/** Whether a path belongs to another document than this one: another language's or another area's. Browser only. */
export function isOtherDocument(path: string): boolean {
  const { pathname } = location
  return (
    areaOf(path) !== areaOf(pathname) ||
    splitLocale(path).locale !== splitLocale(pathname).locale ||
    // Code of third parties that runs in this document must not see an order.
    (!!document.documentElement.dataset.snippets && /\/(checkout|cart\/)/.test(path))
  )
}

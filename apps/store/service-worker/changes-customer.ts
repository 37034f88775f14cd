import { splitLocale } from '@shop/contract/locales'
/**
 * Whether a request signs in or out, or ends the account: another customer must not see this one's pages. Scripts submit the forms of a
 * page to its address with `.data`. Google's callback signs in when it is opened.
 */
export function changesCustomer({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const path = splitLocale(new URL(url).pathname).path.replace(/\.data$/, '')
  return method === 'POST'
    ? /^\/((login|logout|password-reset|registration|s-login|session)\b|account$)/.test(path)
    : path === '/google/callback'
}

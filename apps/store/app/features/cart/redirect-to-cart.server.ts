import { type Locale, localise } from '@shop/contract/locales'
import { redirect } from 'react-router'

/** Parameter of the page that a form leads to, which finds out whether the browser has stored its cookie. */
export const ADDED = 'added'

/** Leads to the cart after something was added to it. `headers` set its cookie. */
export const redirectToCart = (locale: Locale, headers: HeadersInit): Response =>
  redirect(`${localise('/cart', locale)}?${ADDED}`, { headers, status: 303 })

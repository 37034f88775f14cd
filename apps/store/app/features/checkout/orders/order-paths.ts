import { type Locale, localise } from '@shop/contract/locales'

/** Pages of one order, opened by its number and token. */
const pages = {
  order: '/cart/thankyou',
  invoice: '/cart/invoice',
  delivery: '/cart/delivery',
  return: '/cart/return',
} as const

interface OrderKey {
  number: string
  token: string
}

export const orderPagePath = (page: keyof typeof pages, { number, token }: OrderKey, locale: Locale): string =>
  `${localise(pages[page], locale)}?${new URLSearchParams({ number, token })}`

import type { Locale } from '@shop/contract/locales'
import type { RouterContextProvider } from 'react-router'
import { ask } from '../backend/ask.ts'
import { requestContext } from '../context.ts'
import { wordsOf } from '../words/words.server.ts'
import { frameOf, MENUS } from './frame-of.ts'

/**
 * Makes the frame of a document. The whole of it goes into the HTML alone; the browser is sent what it needs at once and asks
 * for the rest with the first sign of the shopper: menus and forms would weigh as much again on every page.
 */
export async function shopFrame(context: Readonly<RouterContextProvider>, locale: Locale) {
  const [settings, menus] = await Promise.all([
    ask(context, '/api/settings/all', { lang: locale }),
    ask(context, '/api/menu/get-by-ids', { lang: locale, ids: MENUS }),
  ])
  const frame = frameOf(wordsOf(locale, 'shell'), settings, menus.items, new Date().getFullYear())
  context.get(requestContext).setFrame(frame)
  const { toHome, menu, cart, cartWith, shopper, deliveryTakes, deliveryDays, returns, returnDays, toCatalogue } =
    frame.words
  const { wishlist, wishlistWith } = frame.words
  return {
    words: {
      toHome,
      menu,
      wishlist,
      wishlistWith,
      cart,
      cartWith,
      shopper,
      deliveryTakes,
      deliveryDays,
      returns,
      returnDays,
      toCatalogue,
    },
    phone: frame.contact.phone,
    // The entry that opens into the catalogue has its own place in the header.
    links: frame.menus.header.filter(({ children }) => children.length === 0).map(({ name, url }) => ({ name, url })),
  }
}

/** What the head of a page needs at once. */
export type FrameHead = Awaited<ReturnType<typeof shopFrame>>

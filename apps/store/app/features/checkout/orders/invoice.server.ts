import type { Order } from '@shop/contract'
import { type Locale, splitLocale } from '@shop/contract/locales'
import { formatMessage } from '@shop/ui/messages/format'
import { redirect } from 'react-router'
import type { LoaderContext } from '../../../platform/request/context.ts'
import { getSettings } from '../../../platform/request/settings.server.ts'
import { noindexMeta } from '../../../platform/seo/noindex-meta.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { amountInWords } from './amount-in-words.server.ts'
import { qrCodeOf } from './qr.server.ts'

/** The code of an order that waits to be paid by bank transfer. */
export const transferQrOf = ({ payment: { transfer_url } }: Order) => (transfer_url ? qrCodeOf(transfer_url) : null)

/** Loader data of an invoice. That of a cancelled order, which nobody shall pay, leads `back` to the order. */
export async function loadInvoice(context: LoaderContext, url: URL, order: Order, back: string) {
  if (order.status === 'cancelled') throw redirect(back)
  const { locale }: { locale: Locale } = splitLocale(url.pathname)
  const settings = await getSettings(context, locale)
  const main = settings.contacts.find(({ is_main }) => is_main)
  const words = getWords(locale, 'orders')
  return {
    order,
    back,
    seller: { name: settings.name, phone: main?.phones[0]?.label ?? null },
    qr: transferQrOf(order),
    inWords: amountInWords(order.total, locale, words),
    words,
    checkoutWords: getWords(locale, 'checkout'),
    cartWords: getWords(locale, 'cart'),
    seo: await noindexMeta(context, url, {
      title: formatMessage(words.invoiceTitle, { number: order.number }),
      description: getWords(locale, 'seo').order,
    }),
  }
}

export type InvoiceData = Omit<Awaited<ReturnType<typeof loadInvoice>>, 'seo'>

import { isLocale } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { loadShop, type ShopServices } from '../brand/shop-identity.ts'
import { orders, receipts } from '../db/schema/index.ts'
import { demoPage } from '../html/demo-page.ts'
import { failure } from '../wire/respond.ts'
import { fill, words } from '../words/index.ts'

const ROOT = '/demo-receipt/'

export const isDemoReceiptPath = (pathname: string): boolean => pathname.startsWith(ROOT)

export const demoReceiptPath = (reference: string): string => ROOT + reference

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/** Page of a receipt of a demo shop, which the tax authority has for those of others: in the language of its order. */
export async function serveDemoReceipt(pathname: string, services: ShopServices): Promise<Response> {
  const reference = pathname.slice(ROOT.length)
  const [found] = isUuid(reference)
    ? await services.db
        .select({ receipt: receipts, lang: orders.lang })
        .from(receipts)
        .innerJoin(orders, eq(orders.id, receipts.order_id))
        .where(eq(receipts.reference, reference))
    : []
  const number = found?.receipt.number
  // A receipt of a real service has its page there.
  if (!found || !number || !found.receipt.url?.includes(demoReceiptPath(reference))) return failure('not_found', 'uk')
  const { kind, amount, content } = found.receipt
  const lang = isLocale(found.lang) ? found.lang : 'uk'
  const texts = words[lang].receipt
  const { money } = await loadShop(lang, services)
  return demoPage({
    lang,
    title: texts.demo.title,
    note: texts.demo.note,
    content: html`<h1>${fill(texts.demo[kind], { number })}</h1>
      <ul lang="uk">
        ${content.lines.map(({ name, count, price }) => html`<li>${name}: ${count} × ${money(price)}</li>`)}
        ${content.discount > 0 ? html`<li>${texts.demo.discount}: −${money(content.discount)}</li>` : ''}
      </ul>
      <p class="sum">${money(amount)}</p>`,
  })
}

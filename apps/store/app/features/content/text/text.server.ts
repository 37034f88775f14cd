import type { ContentPage } from '@shop/contract'
import { type Locale, localise, splitLocale } from '@shop/contract/locales'
import { formatMessage, formatPlural } from '@shop/ui/messages/format'
import { labelCells } from '../../../platform/prose/label-cells.ts'
import { callApi } from '../../../platform/request/call-api.ts'
import type { LoaderContext } from '../../../platform/request/context.ts'
import { getSettings } from '../../../platform/request/settings.server.ts'
import { pageMeta } from '../../../platform/seo/page-meta.server.ts'
import { getMoneyFormat } from '../../../platform/words/money.server.ts'
import { nonBreakingProse } from '../../../platform/words/non-breaking-text.ts'
import { softHyphensInTables } from '../../../platform/words/soft-hyphens.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { pieceView } from '../../catalogue/index.ts'
import { outlineOf } from './outline.server.ts'
import { CONTACTS_PAGE, shopContacts } from './shop-contacts.server.ts'

/** A text; with the products that it links to, which are the kit on the page of a trade. */
export async function textView(context: LoaderContext, locale: Locale, shown: ContentPage, url: URL) {
  const home = { name: getWords(locale, 'shell').home, url: localise('/', locale) }
  const { title, products } = shown
  const words = getWords(locale, 'catalogue')
  const formatMoney = await getMoneyFormat(context, locale)
  const ids = products.map(({ id }) => id)
  const pieces = ids.length > 0 ? await callApi(context, '/api/product/pieces', { lang: locale, ids }) : []
  const sum = products.reduce((sum, { price }) => sum + Math.round(price * 100), 0) / 100
  return {
    kind: 'content' as const,
    title,
    ...outlineOf(softHyphensInTables(labelCells(nonBreakingProse(shown.body)), locale)),
    onThisPage: words.onThisPage,
    breadcrumbs: [home, { name: title, url: url.pathname }],
    contacts:
      splitLocale(url.pathname).path === `/${CONTACTS_PAGE}`
        ? shopContacts(await getSettings(context, locale), words.contacts)
        : null,
    kit:
      products.length > 0
        ? {
            title: words.kit.title,
            text: formatMessage(words.kit.text, {
              products: formatPlural(locale, words.productsFound, products.length),
              sum: formatMoney(sum),
            }),
            action: localise(`/kit${splitLocale(url.pathname).path}`, locale),
            pieces: pieces.map(pieceView),
            words: getWords(locale, 'kit'),
          }
        : null,
    seo: pageMeta(context, { meta: shown.meta, url }),
  }
}

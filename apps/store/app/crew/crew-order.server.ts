import { randomUUID } from 'node:crypto'
import { maxQuantityFor } from '@shop/contract/cart-rules'
import { localise, splitLocale } from '@shop/contract/locales'
import { data, redirect } from 'react-router'
import { callApi } from '../backend/call-api.ts'
import { addSeveral } from '../cart/add-several.server.ts'
import { productHeadingView } from '../catalogue/product-heading.server.ts'
import type { LoaderContext } from '../context.ts'
import { noindexMeta } from '../seo/noindex-meta.server.ts'
import { getWords } from '../words/words.server.ts'

/** The page of the table of a product, by the product's own page. */
const crewPath = (url: string): string => {
  const { locale, path } = splitLocale(url)
  return localise(`/crew${path}`, locale)
}

/** Loader data of «Замовити на бригаду». A product with less than two sizes has no table. */
export async function loadCrewOrder(context: LoaderContext, url: URL, params: { page: string; product: string }) {
  const { locale: lang } = splitLocale(url.pathname)
  const { product } = await callApi(context, '/api/product/show', { lang, ...params })
  if (product.options.length < 2) throw redirect(product.url)
  const words = getWords(lang, 'crew')
  return {
    product: {
      ...productHeadingView(product, lang),
      id: product.id,
      price: product.price,
      was: product.old_price,
      sizes: product.options.map(({ id, name, price, availability, count_left }) => ({
        id,
        name,
        price,
        availability,
        left: count_left,
        max: maxQuantityFor(count_left),
      })),
      colours: product.variants.map(({ name, url: own, swatch, current }) => ({
        name,
        url: crewPath(own),
        swatch,
        current,
      })),
    },
    /** Idempotency key of a form that is submitted without scripts. */
    key: randomUUID(),
    words,
    seo: await noindexMeta(context, url, { title: `${words.title}: ${product.name}`, description: words.lead }),
  }
}

export type CrewOrderData = Awaited<ReturnType<typeof loadCrewOrder>>

/** What a form without scripts has done. A whole addition redirects to the cart instead. */
export interface CrewOrderReply {
  error: string | null
  /** Text about the sizes of which fewer pieces were added. */
  short: string | null
}

/** Adds the sizes of a form that is submitted without scripts. */
export async function addCrewOrder(request: Request, context: LoaderContext, url: URL) {
  const { locale } = splitLocale(url.pathname)
  const { nothing } = getWords(locale, 'crew')
  const added = await addSeveral(await request.formData(), context, { locale, nothing })
  if (added instanceof Response) return added
  const { error, short, init } = added
  return data({ error, short } satisfies CrewOrderReply, init)
}

import '../catalogue/product-tile-styles.ts'
import '../product/product-styles.ts'
import { splitLocale } from '@shop/contract/locales'
import { requestContext } from '../context.ts'
import { hydrateOnInteraction } from '../hydrate-on-interaction.tsx'
import { encodeLoaderData, useLoaderDataValue } from '../loader-data-codec.ts'
import { addToCart, sendReview } from '../product/action.server.ts'
import { loadDeferredParts } from '../product/load-deferred-parts.ts'
import { type ProductView, productView } from '../product/loader.server.ts'
import { publicCacheHeaders, revalidateOnNavigation } from '../public-cache-headers.ts'
import { orMoved } from '../seo/or-moved.server.ts'
import { screenMeta } from '../seo/screen-meta.ts'
import { Breadcrumbs } from '../shell/deferred-breadcrumbs.ts'
import type { Route } from './+types/product.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'
export const headers = publicCacheHeaders
export const shouldRevalidate = revalidateOnNavigation
export const meta = screenMeta

type PageData = Omit<ProductView, 'seo'>

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { seo, details, ...page } = await orMoved(context, url, () =>
    productView(context, splitLocale(url.pathname).locale, params, url),
  )
  const encoded = context.get(requestContext).isData
    ? encodeLoaderData<PageData>({ ...page, details })
    : encodeLoaderData<PageData>({ ...page, details: null }, { details })
  return { page: encoded, seo }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const form = await request.formData()
  return form.get('intent') === 'review'
    ? sendReview(form, { context, locale, path: url.pathname })
    : addToCart(form, context, locale)
}

// Scrolled natively before hydration; clicks before hydration are queued.
const ProductGallery = hydrateOnInteraction(async () => (await loadDeferredParts()).ProductGallery)
const Purchase = hydrateOnInteraction(async () => (await loadDeferredParts()).Purchase)
// A link to a tab or to the size chart must open its target without an interaction.
const ProductDetails = hydrateOnInteraction(
  async () => (await loadDeferredParts()).ProductDetails,
  () => location.hash !== '',
)

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const page = useLoaderDataValue(loaderData.page)
  const { words, product, breadcrumbs } = page
  return (
    <div className="wrap">
      <Breadcrumbs items={breadcrumbs} />
      {/* Each colour is a product: the key resets the quantity. */}
      <div className="product-page" key={product.id}>
        <ProductGallery product={product} words={words} />
        <Purchase
          product={product}
          words={words}
          error={actionData && 'error' in actionData ? actionData.error : null}
        />
      </div>
      <ProductDetails view={page} reply={actionData && 'reply' in actionData ? actionData.reply : null} />
    </div>
  )
}

import '../features/catalogue/tile/product-tile-styles.ts'
import '../features/catalogue/product/product-styles.ts'
import { splitLocale } from '@shop/contract/locales'
import { ShopUiProvider } from '@shop/ui/provider'
import { addToCart, type ProductView, productView, sendReview } from '../features/catalogue/index.server.ts'
import { loadDeferredParts } from '../features/catalogue/index.ts'
import { hydrateOnInteraction } from '../platform/hydration/hydrate-on-interaction.tsx'
import { encodeLoaderData, useLoaderDataValue } from '../platform/hydration/loader-data-codec.ts'
import { requestContext } from '../platform/request/context.ts'
import { loadOrRedirect } from '../platform/seo/moved-page.server.ts'
import { Breadcrumbs } from '../shell/deferred-breadcrumbs.ts'
import type { Route } from './+types/product.ts'

export { headers, shouldRevalidate } from '../platform/request/public-cache-headers.ts'
export { ErrorBoundary, meta } from '../shell/page-route.ts'

type PageData = Omit<ProductView, 'seo'>

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { seo, details, ...page } = await loadOrRedirect(context, url, () =>
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
  const { words, product, details, breadcrumbs } = page
  return (
    <ShopUiProvider messages={words.ui}>
      <div className="wrap">
        <Breadcrumbs items={breadcrumbs} />
        {/* Each colour is a product: the key resets the quantity. */}
        <div className="product-page" key={product.id}>
          <ProductGallery product={product} words={words} />
          <Purchase
            product={product}
            details={details}
            words={words}
            reply={actionData && 'error' in actionData ? actionData : null}
          />
        </div>
        <ProductDetails view={page} reply={actionData && 'reply' in actionData ? actionData.reply : null} />
      </div>
    </ShopUiProvider>
  )
}

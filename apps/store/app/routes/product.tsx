import '@shop/ui/theme/breadcrumbs.css'
import '@shop/ui/theme/gallery.css'
import '@shop/ui/theme/option-picker.css'
import '@shop/ui/theme/quantity-stepper.css'
import '@shop/ui/theme/tabs.css'
import '../goods/goods-look.ts'
import '../news/prose.css'
import '../styles/sheet.css'
import '../product/product.css'
import { splitLocale } from '@shop/contract/locales'
import { browseHeaders, revalidateBrowsing } from '../browse.ts'
import { later } from '../later.tsx'
import { pack, useUnpacked } from '../packed.ts'
import { addToCart } from '../product/add-to-cart.server.ts'
import { productView } from '../product/product.server.ts'
import { Purchase } from '../product/purchase.tsx'
import { screenMeta } from '../seo/screen-meta.ts'
import { Breadcrumbs } from '../shell/later-breadcrumbs.ts'
import type { Route } from './+types/product.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'
export const headers = browseHeaders
export const shouldRevalidate = revalidateBrowsing
export const meta = screenMeta

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { seo, ...page } = await productView(context, splitLocale(url.pathname).locale, params, url)
  return { page: pack(page), seo }
}

export const action = ({ request, context, url }: Route.ActionArgs) =>
  addToCart(request, context, splitLocale(url.pathname).locale)

// Pictures are swiped and scrolled by the browser itself; thumbnails work with the first sign of the shopper.
const ProductGallery = later(async () => (await import('../product/later-parts.ts')).ProductGallery)
const More = later(async () => (await import('../product/later-parts.ts')).More)

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const page = useUnpacked(loaderData.page)
  const { words, product, breadcrumbs } = page
  return (
    <div className="wrap">
      <Breadcrumbs items={breadcrumbs} />
      {/* Another colour is another product: what was chosen of this one does not carry over. */}
      <div className="product" key={product.id}>
        <ProductGallery gallery={product.gallery} labels={product.labels} />
        <Purchase product={product} words={words} wrong={actionData?.wrong ?? null} />
      </div>
      <More view={page} />
    </div>
  )
}

import '@shop/ui/theme/breadcrumbs.css'
import { phoneSizes } from '../platform/pictures/phone-sizes.ts'
import '../features/catalogue/tile/product-tile-styles.ts'
import '../platform/theme/media-surface.css'
import '../features/content/news/article.css'
import { articleView } from '../features/content/index.server.ts'
import { NewsPicture, Outline, TextPageStyles } from '../features/content/index.ts'
import { hydrateOnInteraction } from '../platform/hydration/hydrate-on-interaction.tsx'
import { StoreLink } from '../platform/navigation/store-link.tsx'
import { Prose } from '../platform/prose/prose.tsx'
import { loadOrRedirect } from '../platform/seo/moved-page.server.ts'
import { Breadcrumbs } from '../shell/deferred-breadcrumbs.ts'
import type { Route } from './+types/article.ts'

export { headers, shouldRevalidate } from '../platform/request/public-cache-headers.ts'
export { ErrorBoundary, meta } from '../shell/page-route.ts'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadOrRedirect(context, url, () => articleView(context, params.article, url))

const RelatedGoods = hydrateOnInteraction(
  async () => (await import('../features/content/news/related-goods.tsx')).RelatedGoods,
)

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { title, lead, date, day, image, body, headings, onThisPage, goods, previous, next, breadcrumbs } = loaderData
  return (
    <article className="wrap text-page article">
      <TextPageStyles />
      <Breadcrumbs items={breadcrumbs} />
      <header className="article__header">
        <time dateTime={date} data-text="muted small">
          {day}
        </time>
        <h1 data-text="h1">{title}</h1>
        <p data-text="lead muted">{lead}</p>
      </header>
      <div className="article__body">
        <Prose html={body} />
        <div className="article__aside">
          {image && (
            <NewsPicture
              image={image}
              className="article__media"
              sizes={`(min-width: 1024px) 480px, ${phoneSizes(92)}`}
              uprightSizes={`(min-width: 1024px) 384px, ${phoneSizes(74)}`}
              first
            />
          )}
          <Outline label={onThisPage} headings={headings} />
        </div>
      </div>
      {goods && <RelatedGoods {...goods} />}
      {(previous ?? next) && (
        <nav className="article__navigation" aria-label={loaderData.breadcrumbs[1]?.name}>
          {[previous, next].map(
            neighbour =>
              neighbour && (
                <StoreLink key={neighbour.url} href={neighbour.url}>
                  <span data-text="overline">{neighbour.label}</span>
                  <b>{neighbour.title}</b>
                </StoreLink>
              ),
          )}
        </nav>
      )}
    </article>
  )
}

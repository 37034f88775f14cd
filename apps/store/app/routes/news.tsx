import '@shop/ui/theme/breadcrumbs.css'
import '@shop/ui/theme/pagination.css'
import '../news/news-grid.css'
import '../styles/media-surface.css'
import { splitLocale } from '@shop/contract/locales'
import { Pagination } from '@shop/ui/pagination'
import { withPage } from '../listing/list-params.ts'
import { newsView } from '../news/loader.server.ts'
import { NewsGrid } from '../news/news-grid.tsx'
import { publicCacheHeaders, revalidateOnNavigation } from '../public-cache-headers.ts'
import { screenMeta } from '../seo/screen-meta.ts'
import { Breadcrumbs } from '../shell/deferred-breadcrumbs.ts'
import type { Route } from './+types/news.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'
export const headers = publicCacheHeaders
export const shouldRevalidate = revalidateOnNavigation

export const loader = ({ context, url }: Route.LoaderArgs) => newsView(context, splitLocale(url.pathname).locale, url)

export const meta = screenMeta

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const { title, text, feed, breadcrumbs, items, path, page, pages } = loaderData
  return (
    <div className="wrap text-page">
      <Breadcrumbs items={breadcrumbs} />
      <h1 data-text="h1">{title}</h1>
      <p data-text="lead muted">{text}</p>
      <p>
        <a href={feed.path}>{feed.title}</a>
      </p>
      <NewsGrid items={items} />
      <Pagination page={page} pages={pages} href={to => path + withPage(new URLSearchParams(), to)} />
    </div>
  )
}

import '@shop/ui/theme/breadcrumbs.css'
import '@shop/ui/theme/pagination.css'
import '../features/content/news/news-grid.css'
import '../platform/theme/media-surface.css'
import { Pagination } from '@shop/ui/pagination'
import { withPage } from '../features/catalogue/index.ts'
import { newsView } from '../features/content/index.server.ts'
import { NewsGrid } from '../features/content/index.ts'
import { Breadcrumbs } from '../shell/deferred-breadcrumbs.ts'
import type { Route } from './+types/news.ts'

export { headers, shouldRevalidate } from '../platform/request/public-cache-headers.ts'
export { ErrorBoundary, meta } from '../shell/page-route.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => newsView(context, url)

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

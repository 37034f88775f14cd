import '@shop/ui/theme/availability-label.css'
import '@shop/ui/theme/comparison-table.css'
import '@shop/ui/theme/empty-state.css'
import '@shop/ui/theme/error-summary.css'
import '@shop/ui/theme/price.css'
import '@shop/ui/theme/review-grade.css'
import '../platform/theme/media-surface.css'
import '../features/catalogue/compare/compare.css'
import { changeComparison, loadComparison } from '../features/catalogue/index.server.ts'
import { ComparePage } from '../features/catalogue/index.ts'
import type { Route } from './+types/compare.ts'

export { ErrorBoundary, meta } from '../shell/page-route.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => loadComparison(context, url)

export const action = ({ request, context, url }: Route.ActionArgs) => changeComparison(request, context, url)

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return <ComparePage data={loaderData} />
}

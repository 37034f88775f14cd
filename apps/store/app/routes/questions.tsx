import '@shop/ui/theme/field.css'
import '@shop/ui/theme/pagination.css'
import '@shop/ui/theme/review-list.css'
import '../platform/theme/media-surface.css'
import '../features/catalogue/tile/product-heading.css'
import '../features/account/auth/auth.css'
import '../features/catalogue/questions/questions.css'
import { loadQuestions, sendQuestion } from '../features/catalogue/index.server.ts'
import { QuestionsPage } from '../features/catalogue/index.ts'
import type { Route } from './+types/questions.ts'

export { ErrorBoundary, meta } from '../shell/page-route.ts'

export const loader = ({ context, url, params }: Route.LoaderArgs) => loadQuestions(context, url, params)

export const action = ({ request, context, url }: Route.ActionArgs) => sendQuestion(request, context, url)

export default function QuestionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <QuestionsPage data={loaderData} reply={actionData} />
}

import '@shop/ui/theme/field.css'
import '@shop/ui/theme/pagination.css'
import '@shop/ui/theme/review-list.css'
import '../styles/media-surface.css'
import '../catalogue/product-heading.css'
import '../auth/auth.css'
import '../questions/questions.css'
import { loadQuestions, sendQuestion } from '../questions/questions.server.ts'
import { QuestionsPage } from '../questions/questions-page.tsx'
import { screenMeta } from '../seo/screen-meta.ts'
import type { Route } from './+types/questions.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'
export const meta = screenMeta

export const loader = ({ context, url, params }: Route.LoaderArgs) => loadQuestions(context, url, params)

export const action = ({ request, context, url }: Route.ActionArgs) => sendQuestion(request, context, url)

export default function QuestionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <QuestionsPage data={loaderData} reply={actionData} />
}

import { answerProfileForm, loadAccount } from '../features/account/index.server.ts'
import { ContactPage } from '../features/account/index.ts'
import type { Route } from './+types/account.ts'

export { AccountError as ErrorBoundary, accountMeta as meta } from '../features/account/index.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => loadAccount(context, url)

export const action = (args: Route.ActionArgs) => answerProfileForm(args)

export default function AccountRoute({ loaderData: { seo: _, ...page }, actionData }: Route.ComponentProps) {
  return <ContactPage {...page} reply={actionData} />
}

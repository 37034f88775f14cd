import { answerProfileForm, loadAccount } from '../features/account/index.server.ts'
import { ContactPage } from '../features/account/index.ts'
import type { Route } from './+types/account.ts'

export { AccountError as ErrorBoundary } from '../features/account/account-error.tsx'
export { accountMeta as meta } from '../features/account/account-meta.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => loadAccount(context, url)

export const action = (args: Route.ActionArgs) => answerProfileForm(args)

export default function AccountRoute({ loaderData: { seo: _, ...page }, actionData }: Route.ComponentProps) {
  return <ContactPage {...page} reply={actionData} />
}

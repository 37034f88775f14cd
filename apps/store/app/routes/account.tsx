import { loadAccount } from '../account/contact/contact.server.ts'
import { ContactPage } from '../account/contact/contact-page.tsx'
import { answerProfileForm } from '../account/contact/profile-action.server.ts'
import type { Route } from './+types/account.ts'

export { AccountError as ErrorBoundary } from '../account/account-error.tsx'
export { accountMeta as meta } from '../account/account-meta.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => loadAccount(context, url)

export const action = (args: Route.ActionArgs) => answerProfileForm(args)

export default function AccountRoute({ loaderData: { seo: _, ...page }, actionData }: Route.ComponentProps) {
  return <ContactPage {...page} reply={actionData} />
}

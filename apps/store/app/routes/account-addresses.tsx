import '@shop/ui/theme/badge.css'
import '@shop/ui/theme/combobox.css'
import '@shop/ui/theme/empty-state.css'
import '@shop/ui/theme/field-controls.css'
import '../checkout/checkout.css'
import '../account/addresses/addresses.css'
import { loadAddresses } from '../account/addresses/addresses.server.ts'
import { changeAddresses } from '../account/addresses/addresses-action.server.ts'
import { AddressesPage } from '../account/addresses/addresses-page.tsx'
import type { Route } from './+types/account-addresses.ts'

export { AccountError as ErrorBoundary } from '../account/account-error.tsx'
export { accountMeta as meta } from '../account/account-meta.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => loadAddresses(context, url)

export const action = ({ request, context, url }: Route.ActionArgs) => changeAddresses(request, context, url)

export default function AddressesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressesPage data={loaderData} result={actionData} />
}

import '@shop/ui/theme/badge.css'
import '@shop/ui/theme/combobox.css'
import '@shop/ui/theme/empty-state.css'
import '@shop/ui/theme/field-controls.css'
import '../features/checkout/checkout.css'
import '../features/account/addresses/addresses.css'
import { changeAddresses, loadAddresses } from '../features/account/index.server.ts'
import { AddressesPage } from '../features/account/index.ts'
import type { Route } from './+types/account-addresses.ts'

export { AccountError as ErrorBoundary, accountMeta as meta } from '../features/account/index.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => loadAddresses(context, url)

export const action = ({ request, context, url }: Route.ActionArgs) => changeAddresses(request, context, url)

export default function AddressesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressesPage data={loaderData} result={actionData} />
}

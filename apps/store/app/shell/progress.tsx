import { LoadingBar } from '@shop/ui/loading-bar'
import { useNavigation } from 'react-router'

/** The bar on top while the next page is on its way. */
export function Progress() {
  return <LoadingBar active={useNavigation().state !== 'idle'} />
}

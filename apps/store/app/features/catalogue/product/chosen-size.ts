import { useSyncExternalStore } from 'react'
import { announce, subscribeTo } from '../../../platform/browser/subscribe-to.ts'

/** A colour of a product, with the colours that it is to be had in. */
interface Coloured {
  id: number
  /** Its sizes have different prices. */
  isFrom?: boolean
  variants: readonly { url: string; current: boolean }[]
}

const urlOf = ({ variants }: Coloured): string | undefined => variants.find(({ current }) => current)?.url

/** The size chosen in the form, for the parts of the page that are hydrated apart from it, and for another colour. */
let chosen: { product: Coloured; size: string } | null = null
const CHANGED = 'shop:size'

/** The address of a size that has a price of its own: what is shared or loaded anew is what is shown. */
function showAddress(size: string): void {
  const url = new URL(location.href)
  url.searchParams.set('size', size)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

/** Tells the other parts of the page which size of a product is chosen. */
export function announceSize(product: Coloured, size: string): void {
  if (product.isFrom) showAddress(size)
  if (chosen?.product.id === product.id && chosen.size === size) return
  chosen = { product, size }
  announce(CHANGED)
}

/** The size is forgotten with its page, once another colour has been opened with it. */
export const forgetSize = (): void => {
  chosen = null
}

/** Name of the size chosen on the page that a colour was opened from; null without one, or if that is another product. */
export function sizeOfOtherColour({ variants }: Coloured): string | null {
  const url = chosen && urlOf(chosen.product)
  return chosen && variants.some(variant => variant.url === url) ? chosen.size : null
}

const subscribe = subscribeTo(CHANGED)

/** Name of the chosen size of a product; null while none is. */
export const useChosenSize = (productId: number): string | null =>
  useSyncExternalStore(
    subscribe,
    () => (chosen?.product.id === productId ? chosen.size : null),
    () => null,
  )

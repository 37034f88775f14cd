import type { CartCommand } from '@shop/contract'
import { useFlowEvent } from '@shop/flows/react'
import { type FormEvent, useState } from 'react'
import { useCart } from './cart-provider.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

/** What a form has added. */
export interface AddedSeveral {
  /** Null: by a form that was submitted without scripts and was short of something. */
  quantity: number | null
  /** Text about what fewer units were added of. */
  short: string | null
}

interface AddSeveralOptions {
  /** Products that the form adds. */
  products: readonly number[]
  /** Text about what the form was short of when it was submitted without scripts. */
  short?: string | null | undefined
  onAdded?: () => void
}

/** Adding several options or products in one call, by a form that tells itself what was added. */
export function useAddSeveral({ products, short = null, onAdded }: AddSeveralOptions) {
  const cart = useCart()
  const add = useAddToCart()
  const [isPending, setPending] = useState(false)
  const [added, setAdded] = useState<AddedSeveral | null>(short === null ? null : { quantity: null, short })

  useFlowEvent(cart, 'cart.added', ({ line, count, short, modal }) => {
    if (modal !== null || !products.includes(line.product_id)) return
    setPending(false)
    setAdded({ quantity: count, short })
    onAdded?.()
  })
  useFlowEvent(cart, 'cart.rejected', ({ command }) => {
    if (command.type === 'cart.add' && command.items && products.includes(command.productId)) setPending(false)
  })

  return {
    isPending,
    added,
    /** Sends a command of several items; any other only forgets what was added before. */
    submit(event: FormEvent<HTMLFormElement>, command: CartCommand | null): boolean {
      event.preventDefault()
      if (isPending) return true
      setAdded(null)
      if (command?.type !== 'cart.add' || !command.items) return false
      setPending(true)
      add(event, {
        productId: command.productId,
        optionId: null,
        count: command.count,
        items: command.items,
        modal: null,
      })
      return true
    },
  }
}

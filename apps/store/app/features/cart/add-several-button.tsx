import { Button } from '@shop/ui/button'
import { CartIcon } from '@shop/ui/icon'
import type { ReactNode } from 'react'
import { usePrefetchCart } from './cart-provider.tsx'

interface AddSeveralButtonProps {
  disabled: boolean
  pending: boolean
  autoFocus: boolean
  children: ReactNode
}

/** The button of a form that adds several options or products at once. */
export function AddSeveralButton(props: AddSeveralButtonProps) {
  const prefetchCart = usePrefetchCart()
  const { children, ...state } = props
  return (
    <Button type="submit" variant="accent" size="large" {...state} onPointerEnter={prefetchCart} onFocus={prefetchCart}>
      <CartIcon />
      {children}
    </Button>
  )
}

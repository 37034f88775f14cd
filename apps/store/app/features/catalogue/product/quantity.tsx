import { QuantityStepper } from '@shop/ui/quantity-stepper'
import { useLayoutEffect } from 'react'
import { usePrehydrationQueue } from '../../../platform/hydration/prehydration-queue.ts'

interface QuantityProps {
  max: number
  value: number
  onValueChange: (quantity: number) => void
}

/** Quantity to add to the cart. */
export function Quantity({ onValueChange, ...rest }: QuantityProps) {
  const queue = usePrehydrationQueue<HTMLDivElement>()
  const root = queue.ref
  useLayoutEffect(() => {
    // What was typed before hydration: shown before a press is replayed, which starts at it.
    const typed = Number(root.current?.querySelector('input')?.value)
    if (typed > 1) onValueChange(Math.floor(typed))
  }, [onValueChange, root])
  return <QuantityStepper.Root {...queue} name="count" size="large" onValueChange={onValueChange} {...rest} />
}

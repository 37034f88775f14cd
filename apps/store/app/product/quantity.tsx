import { QuantityStepper } from '@shop/ui/quantity-stepper'
import { useEffect, useRef } from 'react'
import { useAwake, WAITS } from '../forms/early-submit.ts'

interface QuantityProps {
  max: number
  value: number
  onValueChange: (pieces: number) => void
  disabled: boolean
}

/** How many pieces are put into the cart. */
export function Quantity({ onValueChange, ...rest }: QuantityProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What was typed before the script came.
    const typed = Number(root.current?.querySelector('input')?.value)
    if (typed > 1) onValueChange(Math.floor(typed))
  }, [onValueChange])
  useAwake(root)
  return (
    <QuantityStepper.Root {...WAITS} ref={root} name="count" size="large" onValueChange={onValueChange} {...rest} />
  )
}

import { QuantityStepper } from '@shop/ui/quantity-stepper'
import { useEffect, useRef } from 'react'
import { PREHYDRATION_QUEUE, useReplayPrehydrationSubmit } from '../forms/prehydration-submit.ts'

interface QuantityProps {
  max: number
  value: number
  onValueChange: (pieces: number) => void
  disabled: boolean
}

/** Quantity to add to the cart. */
export function Quantity({ onValueChange, ...rest }: QuantityProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What was typed before hydration.
    const typed = Number(root.current?.querySelector('input')?.value)
    if (typed > 1) onValueChange(Math.floor(typed))
  }, [onValueChange])
  useReplayPrehydrationSubmit(root)
  return (
    <QuantityStepper.Root
      {...PREHYDRATION_QUEUE}
      ref={root}
      name="count"
      size="large"
      onValueChange={onValueChange}
      {...rest}
    />
  )
}

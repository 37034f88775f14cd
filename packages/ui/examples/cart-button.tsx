import { Button } from '@shop/ui/button'
import { QuantityStepper } from '@shop/ui/quantity-stepper'
import { useState } from 'react'

export function CartButton({ onAdd }: { onAdd: (pieces: number) => void }) {
  const [pieces, setPieces] = useState(1)
  return (
    <>
      <QuantityStepper.Root product="Work jacket" max={5} value={pieces} onValueChange={setPieces} />
      <Button onClick={() => onAdd(pieces)}>Add to cart</Button>
    </>
  )
}

import { Button } from '@shop/ui/button'
import { QuantityStepper } from '@shop/ui/quantity-stepper'
import { useState } from 'react'

export function CartButton({ onAdd }: { onAdd: (quantity: number) => void }) {
  const [quantity, setQuantity] = useState(1)
  return (
    <>
      <QuantityStepper.Root product="Work jacket" max={5} value={quantity} onValueChange={setQuantity} />
      <Button onClick={() => onAdd(quantity)}>Add to cart</Button>
    </>
  )
}

import { Button } from '@shop/ui/button'
import { BuyBar } from '@shop/ui/buy-bar'
import { Price } from '@shop/ui/price'

interface PhoneBarProps {
  /** Id of the form that the bar's button sends. */
  form: string
  price: number
  was: number | null
  add: string
}

/** Price and button at the bottom of a phone's screen while the main button is scrolled out of view. */
export function MobileBuyBar({ form, price, was, add }: PhoneBarProps) {
  return (
    <BuyBar targetId="add">
      <Price amount={price} was={was} />
      <Button type="submit" form={form} variant="accent">
        {add}
      </Button>
    </BuyBar>
  )
}

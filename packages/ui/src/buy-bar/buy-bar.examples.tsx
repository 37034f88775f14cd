import { Button } from '@shop/ui/button'
import { BuyBar } from '@shop/ui/buy-bar'
import { Price } from '@shop/ui/price'

export const Example = () => (
  <>
    <Button id="add" variant="accent">
      Add to cart
    </Button>
    <BuyBar targetId="add">
      <Price amount={2490} />
      <Button variant="accent">Add to cart</Button>
    </BuyBar>
  </>
)

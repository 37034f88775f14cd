import { Button, IconButton } from '@shop/ui/button'
import { HeartIcon } from '@shop/ui/icon'

export const Example = () => (
  <>
    <Button variant="accent" size="large">
      Add to cart
    </Button>
    <Button pending>Apply</Button>
    <Button asChild variant="quiet">
      <a href="/delivery">Delivery and payment</a>
    </Button>
    <IconButton aria-label="Add to wishlist">
      <HeartIcon />
    </IconButton>
  </>
)

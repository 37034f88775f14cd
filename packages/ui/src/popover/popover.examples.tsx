import { Button } from '@shop/ui/button'
import { Popover } from '@shop/ui/popover'

export const Example = () => (
  <Popover.Root>
    <Popover.Trigger asChild>
      <Button>How delivery is counted</Button>
    </Popover.Trigger>
    <Popover.Content>
      <Popover.Arrow />
      <Popover.Header>
        <Popover.Title>Delivery</Popover.Title>
        <Popover.Close />
      </Popover.Header>
      <Popover.Description>The carrier’s price for 4.2 kg. Free from 3,000 ₴.</Popover.Description>
      <Popover.Footer>
        <a href="#rates">All rates</a>
      </Popover.Footer>
    </Popover.Content>
  </Popover.Root>
)

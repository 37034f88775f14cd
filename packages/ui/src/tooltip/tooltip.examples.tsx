import { Button } from '@shop/ui/button'
import { Tooltip } from '@shop/ui/tooltip'

export const Example = () => (
  <Tooltip.Group delay={400}>
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <Button>Compare</Button>
      </Tooltip.Trigger>
      <Tooltip.Content>
        <Tooltip.Arrow />
        Up to four products side by side
      </Tooltip.Content>
    </Tooltip.Root>
  </Tooltip.Group>
)

import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'

export const Example = () => (
  <EmptyState.Root>
    <EmptyState.Title level={1}>Your cart is empty</EmptyState.Title>
    <EmptyState.Description>What you add waits for you here.</EmptyState.Description>
    <EmptyState.Footer>
      <Button asChild variant="accent">
        <a href="/catalogue">Browse the catalogue</a>
      </Button>
    </EmptyState.Footer>
  </EmptyState.Root>
)

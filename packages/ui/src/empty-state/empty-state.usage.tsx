import { Button } from '../button/index.ts'
import type { Usage } from '../testing/usage.ts'
import { EmptyState } from './index.ts'

export const usage: Usage = {
  when: [
    'Instead of a list that is empty: cart, orders, search results.',
    'On the page of an address that does not exist.',
  ],
  good: {
    text: 'What is missing, and the way on.',
    Sample: () => (
      <>
        <EmptyState.Root>
          <EmptyState.Title level={2}>Your cart is empty</EmptyState.Title>
          <EmptyState.Description>What you add waits for you here.</EmptyState.Description>
          <EmptyState.Footer>
            <Button variant="accent">Browse the catalogue</Button>
          </EmptyState.Footer>
        </EmptyState.Root>
      </>
    ),
  },
  bad: {
    text: 'A dead end.',
    Sample: () => (
      <>
        <EmptyState.Root>
          <EmptyState.Title level={2}>No data</EmptyState.Title>
        </EmptyState.Root>
      </>
    ),
  },
  content: [
    'The title is a statement: «Your cart is empty».',
    'One action that fills the place.',
    'No blame and no jokes.',
  ],
}

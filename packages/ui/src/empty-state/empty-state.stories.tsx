import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { localeFixtures, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import * as EmptyState from './parts.ts'

const usage: Usage = {
  when: [
    'Instead of a list that is empty: cart, orders, search results.',
    'On the page of an address that does not exist.',
  ],
  good: {
    text: 'What is missing, and the way on.',
    Sample: () => (
      <EmptyState.Root>
        <EmptyState.Title level={2}>Your cart is empty</EmptyState.Title>
        <EmptyState.Description>What you add waits for you here.</EmptyState.Description>
        <EmptyState.Footer>
          <Button variant="accent">Browse the catalogue</Button>
        </EmptyState.Footer>
      </EmptyState.Root>
    ),
  },
  bad: {
    text: 'A dead end.',
    Sample: () => (
      <EmptyState.Root>
        <EmptyState.Title level={2}>No data</EmptyState.Title>
      </EmptyState.Root>
    ),
  },
  content: [
    'The title is a statement: «Your cart is empty».',
    'One action that fills the place.',
    'No blame and no jokes.',
  ],
}

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState.Root,
  args: { title: '', description: '', action: '' },
  render: args => <EmptyCart {...args} />,
  parameters: { usage },
} satisfies Meta<ExampleProps>
export default meta
type Story = StoryObj<typeof meta>

/** Texts; empty: in the toolbar's language. */
interface ExampleProps {
  title: string
  description: string
  action: string
}

function EmptyCart({ title, description, action }: ExampleProps) {
  const texts = useExampleTexts()
  return (
    <EmptyState.Root>
      <EmptyState.Title>{title || texts.emptyCart}</EmptyState.Title>
      <EmptyState.Description>{description || texts.emptyCartText}</EmptyState.Description>
      <EmptyState.Footer>
        <Button asChild variant="accent">
          <a href="#catalogue">{action || texts.toCatalogue}</a>
        </Button>
      </EmptyState.Footer>
    </EmptyState.Root>
  )
}

export const Playground: Story = { tags: ['toolbar'] }
export const TitleIsAHeading: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts } = localeFixtures(globals)
    await expect(canvas.getByRole('heading', { name: texts.emptyCart })).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toCatalogue })).toBeVisible()
  },
}

function Missing() {
  const lists = useExampleLists()
  const texts = useExampleTexts()
  return (
    <EmptyState.Root>
      <EmptyState.Title>{lists.error404}</EmptyState.Title>
      <EmptyState.Description>{lists.error404Text}</EmptyState.Description>
      <EmptyState.Footer>
        <Button asChild variant="accent">
          <a href="#catalogue">{texts.toCatalogue}</a>
        </Button>
        <Button asChild>
          <a href="#home">{texts.home}</a>
        </Button>
      </EmptyState.Footer>
    </EmptyState.Root>
  )
}
export const TwoActions: Story = { render: () => <Missing /> }

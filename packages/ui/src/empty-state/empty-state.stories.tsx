import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { InEachLanguage, spoken, useExampleLists, useExampleWords } from '../testing/examples.tsx'
import * as EmptyState from './parts.ts'

const meta = { title: 'Page/Empty state', component: EmptyState.Root, render: () => <EmptyCart /> } satisfies Meta<
  typeof EmptyState.Root
>
export default meta
type Story = StoryObj<typeof meta>

function EmptyCart() {
  const words = useExampleWords()
  return (
    <EmptyState.Root>
      <EmptyState.Title>{words.emptyCart}</EmptyState.Title>
      <EmptyState.Text>{words.emptyCartText}</EmptyState.Text>
      <EmptyState.Actions>
        <Button asChild variant="accent">
          <a href="#catalogue">{words.toCatalogue}</a>
        </Button>
      </EmptyState.Actions>
    </EmptyState.Root>
  )
}

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const { words } = spoken(globals)
    await expect(canvas.getByRole('heading', { name: words.emptyCart })).toBeVisible()
    await expect(canvas.getByRole('link', { name: words.toCatalogue })).toBeVisible()
  },
}

function Missing() {
  const lists = useExampleLists()
  const words = useExampleWords()
  return (
    <EmptyState.Root>
      <EmptyState.Title>{lists.error404}</EmptyState.Title>
      <EmptyState.Text>{lists.error404Text}</EmptyState.Text>
      <EmptyState.Actions>
        <Button asChild variant="accent">
          <a href="#catalogue">{words.toCatalogue}</a>
        </Button>
        <Button asChild>
          <a href="#home">{words.home}</a>
        </Button>
      </EmptyState.Actions>
    </EmptyState.Root>
  )
}
export const TwoWaysOn: Story = { render: () => <Missing /> }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const InThreeLanguages: Story = {
  render: () => (
    <InEachLanguage>
      <EmptyCart />
    </InEachLanguage>
  ),
}

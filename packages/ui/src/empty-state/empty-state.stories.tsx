import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { InEachLanguage, useExampleWords } from '../internal/examples.tsx'
import * as EmptyState from './parts.ts'

const meta = { title: 'Page/Empty state', component: EmptyState.Root } satisfies Meta<typeof EmptyState.Root>
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

export const InThreeLanguages: Story = {
  render: () => (
    <InEachLanguage>
      <EmptyCart />
    </InEachLanguage>
  ),
}

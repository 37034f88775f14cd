import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextField } from '../field/text-field.tsx'
import { Column, useExampleWords } from '../internal/examples.tsx'
import { ErrorSummary } from './error-summary.tsx'

const meta = {
  title: 'Checkout/Error summary',
  component: ErrorSummary,
  render: () => <Summary />,
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

function Summary() {
  const words = useExampleWords()
  return (
    <Column width={560}>
      <ErrorSummary
        problems={[
          { id: 'name', text: `${words.name}: ${words.required}` },
          { id: 'branch', text: words.pointMissing },
        ]}
      />
      <TextField id="name" label={words.name} error={words.required} />
      <TextField id="branch" label={words.point} error={words.required} />
    </Column>
  )
}

export const TwoFields: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Виправте 2 поля')
    await userEvent.click(canvas.getByRole('link', { name: 'Відділення: оберіть, куди привезти' }))
    await expect(canvas.getByRole('textbox', { name: 'Відділення' })).toHaveFocus()
  },
}
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextField } from '../field/text-field.tsx'
import { plural } from '../internal/words.ts'
import { Column, spoken, useExampleWords } from '../testing/examples.tsx'
import { ErrorSummary } from './error-summary.tsx'

const meta = {
  title: 'Checkout/Error summary',
  component: ErrorSummary,
  render: () => <Summary />,
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

function Summary({ one = false }: { one?: boolean }) {
  const words = useExampleWords()
  return (
    <Column width={560}>
      <ErrorSummary
        problems={[
          { id: 'name', text: `${words.name}: ${words.required}` },
          ...(one ? [] : [{ id: 'branch', text: words.pointMissing }]),
        ]}
      />
      <TextField id="name" label={words.name} error={words.required} />
      <TextField id="branch" label={words.point} error={one ? undefined : words.required} />
    </Column>
  )
}

export const TwoFields: Story = {
  play: async ({ canvas, globals }) => {
    const { locale, words, messages } = spoken(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(plural(locale, messages.field.errors, 2))
    await userEvent.click(canvas.getByRole('link', { name: words.pointMissing }))
    await expect(canvas.getByRole('textbox', { name: words.point })).toHaveFocus()
  },
}
export const OneField: Story = { render: () => <Summary one /> }
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

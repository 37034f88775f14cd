import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextField } from '../field/text-field.tsx'
import { formatPlural } from '../internal/format-message.ts'
import { Column, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import { ErrorSummary } from './error-summary.tsx'

const meta = {
  title: 'Forms/Error summary',
  component: ErrorSummary,
  render: () => <Summary />,
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

function Summary({ one = false }: { one?: boolean }) {
  const texts = useExampleTexts()
  return (
    <Column width={560}>
      <ErrorSummary
        errors={[
          { id: 'name', text: `${texts.name}: ${texts.required}` },
          ...(one ? [] : [{ id: 'branch', text: texts.pointMissing }]),
        ]}
      />
      <TextField id="name" label={texts.name} error={texts.required} />
      <TextField id="branch" label={texts.point} error={one ? undefined : texts.required} />
    </Column>
  )
}

export const TwoFields: Story = {
  play: async ({ canvas, globals }) => {
    const { locale, texts, messages } = localeFixtures(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(formatPlural(locale, messages.field.errors, 2))
    await userEvent.click(canvas.getByRole('link', { name: texts.pointMissing }))
    await expect(canvas.getByRole('textbox', { name: texts.point })).toHaveFocus()
  },
}
export const OneField: Story = { render: () => <Summary one /> }
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

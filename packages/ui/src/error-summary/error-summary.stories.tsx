import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextField } from '../field/text-field.tsx'
import { formatPlural } from '../internal/format-message.ts'
import { Column, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx'

const usage: Usage = {
  when: ['Above a form with more than two fields, after a failed submit.'],
  good: {
    text: 'Each entry names its field and leads to it.',
    Sample: () => (
      <ErrorSummary
        errors={[
          { id: 'e-city', text: 'City: choose one' },
          { id: 'e-mail', text: 'E-mail: it must contain @' },
        ]}
      />
    ),
  },
  bad: {
    text: 'It does not say what is wrong, or where.',
    Sample: () => (
      <ErrorSummary
        errors={[
          { id: 'e-city', text: 'Invalid value' },
          { id: 'e-mail', text: 'Invalid value' },
        ]}
      />
    ),
  },
  content: [
    'The label of the field, a colon, what to do.',
    'In the order of the fields.',
    'The same words as beside the field.',
  ],
}

const meta = {
  title: 'Forms/Error summary',
  component: ErrorSummary,
  args: { title: '', count: 2 },
  argTypes: { count: { control: { type: 'number', min: 0, max: 2 } } },
  render: args => <Summary {...args} />,
  parameters: { usage },
} satisfies Meta<SummaryProps>
export default meta
type Story = StoryObj<typeof meta>

interface SummaryProps extends ErrorSummaryProps {
  /** Number of wrong fields, 0 to 2. */
  count: number
}

function Summary({ count, title, ...props }: SummaryProps) {
  const texts = useExampleTexts()
  const errors = [
    { id: 'name', text: `${texts.name}: ${texts.required}` },
    { id: 'branch', text: texts.pointMissing },
  ]
  return (
    <Column width={560}>
      <ErrorSummary {...props} title={title || undefined} errors={errors.slice(0, count)} />
      <TextField id="name" label={texts.name} error={count > 0 && texts.required} />
      <TextField id="branch" label={texts.point} error={count > 1 && texts.required} />
    </Column>
  )
}

export const Playground: Story = { tags: ['toolbar'] }
export const LinkFocusesTheField: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { locale, texts, messages } = localeFixtures(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(formatPlural(locale, messages.field.errors, 2))
    await userEvent.click(canvas.getByRole('link', { name: texts.pointMissing }))
    await expect(canvas.getByRole('textbox', { name: texts.point })).toHaveFocus()
  },
}
export const OneField: Story = { args: { count: 1 } }

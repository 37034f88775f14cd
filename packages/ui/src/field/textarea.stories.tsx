import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { formatPlural } from '../internal/format-message.ts'
import { Column, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import { TextareaField } from './textarea-field.tsx'

const meta = {
  title: 'Forms/Textarea',
  component: TextareaField,
  args: { label: '', max: 20, required: false, optional: false, disabled: false },
  render: args => <Comment {...args} />,
} satisfies Meta<typeof TextareaField>
export default meta
type Story = StoryObj<typeof meta>

function Comment({ label, hint, ...rest }: Parameters<typeof TextareaField>[0]) {
  const texts = useExampleTexts()
  return (
    <Column>
      <TextareaField {...rest} label={label || texts.comment} hint={hint ?? texts.commentHint} />
    </Column>
  )
}

export const Playground: Story = {}
export const CounterIsAnnounced: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { locale, messages } = localeFixtures(globals)
    await userEvent.type(canvas.getByRole('textbox'), '12345678901234567890')
    await expect(canvas.getByText('20 / 20')).toBeVisible()
    const left = formatPlural(locale, messages.field.left, 0)
    await expect(await canvas.findByText(left, {}, { timeout: 2000 })).toBeInTheDocument()
  },
}

/** Text over the limit is never cut off: the counter says so. */
export const OverTheLimit: Story = {
  args: { defaultValue: '0123456789012345678901234' },
}
export const CounterExceedsTheLimit: Story = {
  ...OverTheLimit,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('25 / 20')).toBeVisible()
  },
}

function States() {
  const texts = useExampleTexts()
  return (
    <Column>
      <TextareaField label={texts.comment} optional />
      <TextareaField label={texts.comment} defaultValue={texts.buyerName} valid />
      <TextareaField label={texts.comment} required error={texts.required} />
      <TextareaField label={texts.comment} defaultValue={texts.buyerName} disabled />
    </Column>
  )
}
export const AllStates: Story = { tags: ['toolbar'], render: () => <States /> }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { TextField } from './index.ts'
import { TextareaField } from './textarea-field.tsx'

const usage: Usage = {
  when: [
    'For texts of more than one line: a comment, a review, a question.',
    'With `max` where the server has a limit.',
  ],
  good: {
    text: 'Room for the expected length, and the limit beforehand.',
    Sample: () => (
      <TextareaField label="Comment on the order" hint="For example: call an hour before" max={700} optional />
    ),
  },
  bad: {
    text: 'One line for a long text.',
    Sample: () => <TextField label="Describe the problem in detail" />,
  },
  content: ['The hint gives an example.', '`rows` shows how much is expected.'],
}

const meta = {
  title: 'Forms/Textarea',
  component: TextareaField,
  args: { label: '', max: 20, required: false, optional: false, disabled: false },
  render: args => <Comment {...args} />,
  parameters: { usage },
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

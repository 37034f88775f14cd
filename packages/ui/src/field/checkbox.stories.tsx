import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx'

const usage: Usage = {
  when: [
    'For a yes or no that takes effect with the form: «Call me about the order».',
    'For several of many: features in a filter.',
  ],
  good: {
    text: 'A positive statement that is true when it is ticked.',
    Sample: () => <CheckboxField label="Call me about the order" defaultChecked />,
  },
  bad: {
    text: 'A negation: ticking means «no».',
    Sample: () => <CheckboxField label="Do not call me about the order" />,
  },
  content: [
    'A statement, not a question.',
    'Consent is never ticked beforehand.',
    'A group of checkboxes has a fieldset with a legend.',
  ],
}

const meta = {
  title: 'Forms/Checkbox',
  component: CheckboxField,
  args: { label: '', count: '', error: '', defaultChecked: false, disabled: false, onCheckedChange: fn() },
  argTypes: { defaultChecked: { control: 'boolean' }, disabled: { control: 'boolean' } },
  render: args => <Named {...args} />,
  parameters: { usage },
} satisfies Meta<typeof CheckboxField>
export default meta
type Story = StoryObj<typeof meta>

function Named({ label, count, ...rest }: CheckboxFieldProps) {
  const { rain } = useExampleTexts()
  return (
    <Column>
      <div>
        <CheckboxField {...rest} label={label || rain} count={count || undefined} />
      </div>
    </Column>
  )
}

export const Playground: Story = {}
export const PressOnTheLabelChecks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const box = canvas.getByRole('checkbox', { name: localeFixtures(globals).texts.rain })
    await userEvent.click(canvas.getByText(localeFixtures(globals).texts.rain))
    await expect(box).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'press' }))
  },
}

function States() {
  const texts = useExampleTexts()
  return (
    <Column>
      <div>
        <CheckboxField label={texts.rain} />
        <CheckboxField label={texts.rain} count={8} defaultChecked />
        <CheckboxField label={texts.rain} count={0} disabled />
        <CheckboxField label={texts.rain} disabled defaultChecked />
        <CheckboxField label={texts.rain} error={texts.required} />
      </div>
    </Column>
  )
}
export const AllStates: Story = {
  tags: ['toolbar'],
  render: () => <States />,
}
export const ErrorDescribesTheBox: Story = {
  ...AllStates,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const wrong = canvas.getAllByRole('checkbox').at(-1)
    await expect(wrong).toBeInvalid()
    await expect(wrong).toHaveAccessibleDescription(localeFixtures(globals).texts.required)
  },
}

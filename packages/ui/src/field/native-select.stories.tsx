import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from '../field/index.ts'
import { Column, localeFixtures, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { SelectField, type SelectFieldProps } from './text-field.tsx'

const usage: Usage = {
  when: [
    'For one of about six to thirty known values.',
    'On phones: the wheel of the system is the fastest list there.',
  ],
  good: {
    text: 'Known values in an order that can be foreseen.',
    Sample: () => (
      <SelectField label="Subject">
        <option>Delivery</option>
        <option>Returns</option>
        <option>Invoice</option>
      </SelectField>
    ),
  },
  bad: {
    text: 'A free text where only three answers exist.',
    Sample: () => <TextField label="Subject" hint="Delivery, returns or invoice" />,
  },
  content: [
    'Options in the same form: all nouns or all verbs.',
    'Start with the most frequent value, or with «Choose…» where none is likely.',
  ],
}

const meta = {
  title: 'Forms/Native select',
  component: SelectField,
  args: { label: '', hint: '', error: '', required: false, optional: false, disabled: false, onValueChange: fn() },
  render: args => <Sorting {...args} />,
  parameters: { usage },
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

function Sorting({ label, ...rest }: SelectFieldProps) {
  const texts = useExampleTexts()
  return (
    <Column>
      <SelectField {...rest} label={label || texts.sorting}>
        {texts.sortings.map(sorting => (
          <option key={sorting}>{sorting}</option>
        ))}
      </SelectField>
    </Column>
  )
}

export const Playground: Story = {}
export const SelectsAnOption: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const { texts } = localeFixtures(globals)
    const [, second = ''] = texts.sortings
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: texts.sorting }), second)
    await expect(args.onValueChange).toHaveBeenCalledWith(second, expect.objectContaining({ reason: 'input' }))
  },
}

function States() {
  const texts = useExampleTexts()
  const { longLabel, longText } = useExampleLists()
  const [first] = texts.sortings
  return (
    <Column>
      <Sorting label="" hint={texts.emailHint} />
      <Sorting label="" valid />
      <Sorting label="" error={texts.required} />
      <Sorting label="" disabled />
      <Sorting label="" optional />
      <SelectField label={longLabel}>
        <option>{longText}</option>
        <option>{first}</option>
      </SelectField>
    </Column>
  )
}
export const AllStates: Story = { tags: ['toolbar'], render: () => <States /> }

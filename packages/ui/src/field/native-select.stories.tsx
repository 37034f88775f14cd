import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, localeFixtures, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import { SelectField, type SelectFieldProps } from './text-field.tsx'

const meta = {
  title: 'Forms/Native select',
  component: SelectField,
  args: { label: '', hint: '', error: '', required: false, optional: false, disabled: false, onValueChange: fn() },
  render: args => <Sorting {...args} />,
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

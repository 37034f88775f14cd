import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Price } from '../price/price.tsx'
import { Column, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { SelectField } from './index.ts'
import { RadioGroup, RadioGroupItem, type RadioGroupProps } from './radio-group.tsx'

const usage: Usage = {
  when: [
    'For one of two to seven values that differ in price or effect: delivery, payment.',
    'When the description of every value has to be seen.',
  ],
  good: {
    text: 'Every choice with its terms and its price.',
    Sample: () => (
      <RadioGroup label="Delivery" defaultValue="branch">
        <RadioGroupItem value="branch" title="Branch" description="Up to 30 kg" aside="95 ₴" />
        <RadioGroupItem value="courier" title="Courier" description="To the door" aside="140 ₴" />
      </RadioGroup>
    ),
  },
  bad: {
    text: 'Two values behind a select: the second one is not seen.',
    Sample: () => (
      <SelectField label="Delivery">
        <option>Branch, 95 ₴</option>
        <option>Courier, 140 ₴</option>
      </SelectField>
    ),
  },
  content: [
    'Titles of the same form, one to three words.',
    'The description says what differs.',
    'Preselect only what costs nothing.',
  ],
}

const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup,
  args: { label: '', hint: '', error: '', required: true, defaultValue: 'branch', onValueChange: fn() },
  render: args => <DeliveryMethods {...args} />,
  parameters: { usage },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

function DeliveryMethods({ label, ...rest }: RadioGroupProps) {
  const texts = useExampleTexts()
  return (
    <Column width={640}>
      <RadioGroup {...rest} label={label || texts.deliveryMethod}>
        <RadioGroupItem
          value="branch"
          title={texts.branch}
          description={texts.branchText}
          aside={<Price amount={80} size="small" from />}
        />
        <RadioGroupItem
          value="locker"
          title={texts.locker}
          description={texts.lockerText}
          aside={<Price amount={70} size="small" from />}
        />
        <RadioGroupItem
          value="courier"
          title={texts.courier}
          description={texts.courierText}
          aside={<Price amount={125} size="small" from />}
        />
      </RadioGroup>
    </Column>
  )
}

export const Playground: Story = { tags: ['toolbar'] }
export const PressSelects: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts } = localeFixtures(globals)
    const locker = canvas.getByRole('radio', { name: new RegExp(texts.locker) })
    await userEvent.click(locker)
    await expect(locker).toBeChecked()
    await expect(canvas.getByRole('radio', { name: new RegExp(texts.branch) })).not.toBeChecked()
  },
}

export const NoneSelected: Story = { args: { defaultValue: null } }

function Unanswered() {
  const { required } = useExampleTexts()
  return <DeliveryMethods label="" required error={required} />
}
export const WithError: Story = {
  render: () => <Unanswered />,
}
export const ErrorDescribesTheGroup: Story = {
  ...WithError,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription(localeFixtures(globals).texts.required)
  },
}

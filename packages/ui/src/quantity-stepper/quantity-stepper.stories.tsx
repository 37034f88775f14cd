import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from '../field/index.ts'
import { Row, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { QuantityStepper } from './index.ts'
import { QuantityStepperRoot } from './quantity-stepper.tsx'

const usage: Usage = {
  when: ['For a number of units: on a product page, in a cart line.', 'With `max` where the stock is known.'],
  good: {
    text: 'Named with the product; the limit is explained.',
    Sample: () => <QuantityStepper.Root product="Work jacket “Traverse”" max={5} defaultValue={5} />,
  },
  bad: {
    text: 'A bare number field: no limit, no buttons.',
    Sample: () => <TextField label="Quantity" inputMode="numeric" defaultValue="5" />,
  },
  content: ['`product` completes the name: «Quantity: work jacket».', '`limitText` says why there is no more.'],
}

const meta = {
  title: 'Forms/Quantity stepper',
  component: QuantityStepperRoot,
  args: {
    defaultValue: 1,
    min: 1,
    max: 20,
    step: 1,
    size: 'medium',
    product: '',
    limitText: '',
    name: 'count',
    disabled: false,
    readOnly: false,
    onValueChange: fn(),
  },
  render: ({ product, ...args }) => <QuantityStepperRoot {...args} {...(product && { product })} />,
  parameters: { usage },
} satisfies Meta<typeof QuantityStepperRoot>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
function InSizes() {
  const texts = useExampleTexts()
  return (
    <Row>
      <QuantityStepperRoot size="small" product={texts.jacket} />
      <QuantityStepperRoot product={texts.trousers} defaultValue={48} />
      <QuantityStepperRoot size="large" product={texts.boots} defaultValue={999} />
    </Row>
  )
}
export const Sizes: Story = { tags: ['toolbar'], render: () => <InSizes /> }
export const AtTheUpperBound: Story = { args: { defaultValue: 3, max: 3 } }
/** Goods that are sold in packs. */
export const InPacks: Story = {
  args: { min: 6, max: 50, step: 6 },
}
export const InPacksStaysOnSteps: Story = {
  ...InPacks,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('12')
    await userEvent.keyboard('{End}')
    await expect(field).toHaveValue('48')
    await userEvent.clear(field)
    await userEvent.type(field, '20{Enter}')
    await expect(field).toHaveValue('18')
  },
}
/** Can be focused, copied and submitted. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 2 },
}
export const ReadOnlyKeepsItsValue: Story = {
  ...ReadOnly,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}7{Enter}')
    await expect(field).toHaveValue('2')
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled()
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 2 } }

import { Button } from '@shop/ui/button'
import { OptionPicker } from '@shop/ui/option-picker'
import { QuantityStepper } from '@shop/ui/quantity-stepper'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { storyTexts, useExampleTexts } from '../../../../.storybook/flows/texts.ts'
import { emptySelection, OPTION_ATTRIBUTE, productFromOptionList, selectionView, selectValue } from './index.ts'

/** Pure functions over a component's state: no machine. */
const meta = {
  title: 'Flows/Product options',
  tags: ['night'],
  component: ProductOptions,
  // In a frame: a docs page with several of them stays short, and each has the layout of a window.
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof ProductOptions>
export default meta
type Story = StoryObj<typeof meta>

/** Sizes of a jacket: the first is sold out, of the last three are left. */
const product = productFromOptionList(
  [
    { id: 48, left: 0 },
    { id: 50, left: 21 },
    { id: 52, left: 3 },
  ],
  21,
)

function ProductOptions() {
  const words = useExampleTexts()
  const [selection, setSelection] = useState(emptySelection)
  const view = selectionView(product, selection)
  const [sizes] = view.attributes
  return (
    <>
      <OptionPicker.Root
        label={words.size}
        error={sizes?.hasError ? words.required : undefined}
        value={sizes?.values.find(({ chosen }) => chosen)?.id ?? null}
        onValueChange={value => value && setSelection(selectValue(product, selection, OPTION_ATTRIBUTE, value))}
      >
        <OptionPicker.Legend>{words.size}</OptionPicker.Legend>
        <OptionPicker.Items>
          {sizes?.values.map(({ id, availability }) => (
            <OptionPicker.Item
              key={id}
              value={id}
              availability={availability === 'sold-out' ? 'out-of-stock' : 'in-stock'}
            >
              {id}
            </OptionPicker.Item>
          ))}
        </OptionPicker.Items>
      </OptionPicker.Root>
      <QuantityStepper.Root
        value={view.quantity}
        max={view.maxQuantity}
        onValueChange={requestedQuantity => setSelection({ ...selection, requestedQuantity })}
      />
      <Button variant="accent" onClick={() => setSelection({ ...selection, showErrors: true })}>
        {words.add}
      </Button>
      <pre style={{ overflowX: 'auto' }}>{JSON.stringify(view, null, 2)}</pre>
    </>
  )
}

export const Playground: Story = {}
export const ChecksTheOptionAndTheQuantity: Story = {
  tags: ['!dev', '!autodocs', '!night'],
  play: async ({ canvas, globals }) => {
    const { words } = storyTexts(globals)
    await userEvent.click(canvas.getByRole('button', { name: words.add }))
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(words.required)
    const [, , three] = canvas.getAllByRole('radio')
    if (three) await userEvent.click(three)
    await expect(canvas.getByRole('radiogroup')).not.toHaveAccessibleDescription(words.required)
    await userEvent.clear(canvas.getByRole('spinbutton'))
    await userEvent.type(canvas.getByRole('spinbutton'), '5{Enter}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('3')
  },
}

import { Button } from '@shop/ui/button'
import { OptionPicker } from '@shop/ui/option-picker'
import { QuantityStepper } from '@shop/ui/quantity-stepper'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FlowPage } from '../../../../.storybook/flows/flow-page.tsx'
import { sendEvent, shopPanel, waitForLog, waitForState } from '../../../../.storybook/flows/play.ts'
import { useExampleTexts } from '../../../../.storybook/flows/products.ts'
import { storyTexts } from '../../../../.storybook/flows/story-texts.ts'
import { toFlowError } from '../flow/failure.ts'
import { useFlowView } from '../react/index.ts'
import { createProductConfiguratorFlow, type ProductConfiguratorFlow } from './index.ts'
import { configuratorStates } from './states.ts'

const meta = { title: 'Flows/Choice of a product', component: ConfiguratorPage } satisfies Meta<typeof ConfiguratorPage>
export default meta
type Story = StoryObj<typeof meta>

/** Sizes of a jacket; the first is gone, of the last three are left. */
const product = {
  productId: 1,
  left: 21,
  options: [
    { id: 48, left: 0 },
    { id: 50, left: 21 },
    { id: 52, left: 3 },
  ],
  attributes: [{ slug: 'option', values: [48, 50, 52].map(id => ({ id: String(id), optionIds: [id] })) }],
}
const goods = { productId: 1, optionId: 50 }
const refusal = toFlowError({ success: false, code: 'conflict', message: 'conflict' })

function Choice({ flow }: { flow: ProductConfiguratorFlow }) {
  const words = useExampleTexts()
  const { attributes, count, most, submit, error } = useFlowView(flow)
  return (
    <>
      {attributes.map(({ slug, values, missing }) => (
        <OptionPicker.Root
          key={slug}
          label={words.size}
          error={missing ? words.required : undefined}
          value={values.find(({ chosen }) => chosen)?.id ?? null}
          onValueChange={value => value && flow.send({ type: 'option.choose', attribute: slug, value })}
        >
          <OptionPicker.Legend>{words.size}</OptionPicker.Legend>
          <OptionPicker.Items>
            {values.map(({ id, selectable }) => (
              <OptionPicker.Item key={id} value={id} availability={selectable ? 'in-stock' : 'out-of-stock'}>
                {id}
              </OptionPicker.Item>
            ))}
          </OptionPicker.Items>
        </OptionPicker.Root>
      ))}
      <QuantityStepper.Root
        value={count}
        max={most}
        onValueChange={next => flow.send({ type: 'count.set', count: next })}
      />
      <Button variant="accent" pending={submit === 'adding'} onClick={() => flow.send({ type: 'configurator.submit' })}>
        {words.add}
      </Button>
      <p role="status">{submit === 'added' ? words.added : (error?.message ?? '')}</p>
    </>
  )
}

/** The chosen option, its available count and adding to the cart: two presses add once. */
function ConfiguratorPage() {
  return (
    <FlowPage
      setup={() => ({ createFlow: () => createProductConfiguratorFlow({ product }) })}
      descriptions={configuratorStates}
      events={[
        {
          type: 'option.choose',
          fields: { value: ['48', '50', '52'] },
          make: ({ text }) => ({ type: 'option.choose', attribute: 'option', value: text('value') }),
        },
        { type: 'option.reset', make: () => ({ type: 'option.reset' }) },
        { type: 'count.increment', make: () => ({ type: 'count.increment' }) },
        { type: 'count.decrement', make: () => ({ type: 'count.decrement' }) },
        {
          type: 'count.set',
          fields: { count: 5 },
          make: ({ number }) => ({ type: 'count.set', count: number('count') }),
        },
        { type: 'configurator.submit', make: () => ({ type: 'configurator.submit' }) },
        {
          type: 'cart.added',
          fields: { optionId: ['50', '52'] },
          make: ({ number }) => ({ type: 'cart.added', ...goods, optionId: number('optionId') }),
        },
        {
          type: 'cart.rejected',
          fields: { optionId: ['50', '52'] },
          make: ({ number }) => ({ type: 'cart.rejected', ...goods, optionId: number('optionId'), error: refusal }),
        },
      ]}
    >
      {flow => <Choice flow={flow} />}
    </FlowPage>
  )
}

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { words } = storyTexts(globals)
    const shop = shopPanel(canvas)
    const add = shop.getByRole('button', { name: words.add })
    await waitForState(canvas, 'incomplete')
    await userEvent.click(add)
    await waitForLog(canvas, /configurator\.focus/)
    await userEvent.click(shop.getByRole('radio', { name: '52' }))
    await waitForState(canvas, 'resolved')
    await sendEvent(canvas, 'count.set')
    await expect(shop.getByRole('spinbutton')).toHaveValue('3')
    await userEvent.click(add)
    await waitForState(canvas, 'adding')
    await sendEvent(canvas, 'cart.added', { optionId: '52' })
    await waitFor(() => expect(shop.getByText(words.added)).toBeVisible())
  },
}

import { Button } from '@shop/ui/button'
import { TextField } from '@shop/ui/field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { CitySelect, PointSelect } from '../../../../.storybook/flows/delivery-selects.tsx'
import { FlowPage } from '../../../../.storybook/flows/flow-page.tsx'
import { sendEvent, setNetworkConditions, shopPanel, waitForState } from '../../../../.storybook/flows/play.ts'
import { useExampleTexts } from '../../../../.storybook/flows/products.ts'
import { storyTexts } from '../../../../.storybook/flows/story-texts.ts'
import { useFlowView } from '../react/index.ts'
import { createFakeCarts, createFakeOrders, fakeCities } from '../testing/index.ts'
import {
  createDeliveryPickerFlow,
  type DeliveryPickerEvent,
  type DeliveryPickerFlow,
  type DeliveryPickerView,
} from './index.ts'
import { deliveryPickerStates } from './states.ts'

const meta = { title: 'Flows/Delivery picker', component: PickerPage } satisfies Meta<typeof PickerPage>
export default meta
type Story = StoryObj<typeof meta>

function Picker({ flow }: { flow: DeliveryPickerFlow }) {
  const words = useExampleTexts()
  const { cityStatus, cityQuery, cities, city, pointStatus, points, point, destination, error } = useFlowView(flow)
  return (
    <>
      {error && (
        <p role="alert">
          {error.message ?? words.offline}{' '}
          <Button
            variant="quiet"
            onClick={() => flow.send({ type: cityStatus === 'failed' ? 'city.retry' : 'point.retry' })}
          >
            {words.again}
          </Button>
        </p>
      )}
      {cityStatus === 'manual' ? (
        <TextField
          label={words.city}
          value={cityQuery}
          onValueChange={text => flow.send({ type: 'city.manualInput', text })}
        />
      ) : (
        <CitySelect
          cities={cities}
          city={city}
          onFocus={() => flow.send({ type: 'city.open' })}
          onPick={picked => flow.send({ type: 'city.pick', city: picked })}
        />
      )}
      {points.length > 0 && (
        <PointSelect
          points={points}
          point={point}
          onPick={picked => flow.send({ type: 'point.pick', point: picked })}
        />
      )}
      <p role="status">{pointStatus === 'pending' ? words.pending : destination ? `✓ ${words.delivery}` : ''}</p>
    </>
  )
}

/** A city and, where the shipping method needs one, a point. When the directory is unavailable, both may be entered manually. */
function PickerPage() {
  return (
    <FlowPage<DeliveryPickerEvent, DeliveryPickerView, never>
      setup={({ client, lang }) => {
        const backend = client(createFakeOrders(createFakeCarts([])).answers)
        return { createFlow: () => createDeliveryPickerFlow({ client: backend, lang, kind: 'branch' }) }
      }}
      descriptions={deliveryPickerStates}
      calls={['/api/delivery/cities', '/api/delivery/points']}
      events={[
        { type: 'city.open', make: () => ({ type: 'city.open' }) },
        {
          type: 'city.type',
          fields: { query: 'К' },
          make: ({ text }) => ({ type: 'city.type', query: text('query') }),
        },
        {
          type: 'city.pick',
          fields: { city: fakeCities.map(({ ref }) => ref) },
          make: ({ text }) => ({
            type: 'city.pick',
            city: fakeCities.find(({ ref }) => ref === text('city')) ?? fakeCities[0],
          }),
        },
        { type: 'city.clear', make: () => ({ type: 'city.clear' }) },
        { type: 'city.retry', make: () => ({ type: 'city.retry' }) },
        { type: 'city.manual', make: () => ({ type: 'city.manual' }) },
        { type: 'city.fromList', make: () => ({ type: 'city.fromList' }) },
        {
          type: 'point.type',
          fields: { query: '1' },
          make: ({ text }) => ({ type: 'point.type', query: text('query') }),
        },
        { type: 'point.more', make: () => ({ type: 'point.more' }) },
        { type: 'point.retry', make: () => ({ type: 'point.retry' }) },
        {
          type: 'kind.select',
          fields: { kind: ['locker', 'branch', 'post'] },
          make({ text }) {
            const kind = (['locker', 'branch', 'post'] as const).find(one => one === text('kind')) ?? null
            return { type: 'kind.select', kind }
          },
        },
      ]}
    >
      {flow => <Picker flow={flow} />}
    </FlowPage>
  )
}

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { words } = storyTexts(globals)
    const shop = shopPanel(canvas)
    await sendEvent(canvas, 'city.pick')
    await userEvent.selectOptions(await shop.findByRole('combobox', { name: words.point }), '№ 1, вул. Соборна, 1')
    await waitFor(() => expect(shop.getByRole('status')).toHaveTextContent(words.delivery))
  },
}

export const DirectoryUnavailable: Story = {
  play: async ({ canvas, globals }) => {
    const { words } = storyTexts(globals)
    await setNetworkConditions(canvas, 'server')
    await sendEvent(canvas, 'city.open')
    await waitForState(canvas, 'failed')
    await setNetworkConditions(canvas, 'answered')
    await userEvent.click(shopPanel(canvas).getByRole('button', { name: words.again }))
    await waitFor(() => expect(shopPanel(canvas).getByRole('option', { name: 'Київ' })).toBeInTheDocument())
  },
}

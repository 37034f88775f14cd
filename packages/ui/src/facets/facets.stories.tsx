import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { formatMessage } from '../internal/format-message.ts'
import { Column, localeFixtures, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { Facets, FacetsOptions, type FacetsOptionsProps } from './index.ts'

const sizes = ['44', '46', '48', '50', '52', '54', '56', '58', '60', '62', '64'].map((text, index) => ({
  value: text,
  text,
  count: (index * 7) % 12,
}))
const counted = (text: string, index: number) => ({ value: text, text, count: 20 - index * 6 })

interface PanelProps extends FacetsOptionsProps {
  /** Products that are left, announced below. */
  found: number
}

function Panel({ found, legend, options, ...props }: PanelProps) {
  const texts = useExampleTexts()
  const { brands } = useExampleLists()
  return (
    <Column width={296}>
      <Facets.AppliedFilters>
        <Facets.Chip href="#without-size" name={`${texts.size}: 52`} />
        <Facets.Chip href="#without-brand" name={`${texts.brand}: ${brands[0]}`} />
      </Facets.AppliedFilters>
      <Facets.Root>
        <Facets.Header>
          <Facets.Title />
          <Button variant="quiet">{texts.reset}</Button>
        </Facets.Header>
        <Facets.Group title={legend || texts.size} count={1} open>
          <Facets.Options {...props} legend={legend || texts.size} options={options} />
        </Facets.Group>
        <Facets.Group title={texts.price} open>
          <Facets.Range legend={texts.price} bounds={[120, 8900]} step={10} defaultValue={[500, 4200]} />
        </Facets.Group>
        <Facets.Group title={texts.brand} count={1}>
          <Facets.Options legend={texts.brand} options={brands.map(counted)} defaultValue={[brands[0]]} />
        </Facets.Group>
        <Facets.Status count={found} />
      </Facets.Root>
    </Column>
  )
}

const usage: Usage = {
  when: [
    'To narrow down a list by several properties.',
    'Groups with many options get a search of their own (`searchThreshold`).',
  ],
  good: {
    text: 'Each option says how many products it would leave.',
    Sample: () => (
      <Facets.Root>
        <Facets.Group title="Size" open>
          <Facets.Options
            legend="Size"
            options={[
              { value: '50', text: '50', count: 12 },
              { value: '52', text: '52', count: 8 },
            ]}
          />
        </Facets.Group>
        <Facets.Status count={48} />
      </Facets.Root>
    ),
  },
  bad: {
    text: 'Options that lead to nothing, without a warning.',
    Sample: () => (
      <Facets.Root>
        <Facets.Group title="Size" open>
          <Facets.Options
            legend="Size"
            options={[
              { value: '50', text: 'All sizes that we may get again some day', count: 0 },
              { value: '52', text: 'Other', count: 0 },
            ]}
          />
        </Facets.Group>
        <Facets.Status count={0} />
      </Facets.Root>
    ),
  },
  content: [
    'Options in their natural order: sizes ascending, brands by alphabet.',
    'The unit belongs to the legend: «Price, ₴».',
    'Applied filters repeat the group: «Size: 52».',
  ],
}

const meta = {
  title: 'Forms/Facets',
  component: FacetsOptions,
  args: {
    legend: '',
    options: sizes,
    defaultValue: ['52'],
    searchThreshold: 11,
    layout: 'list',
    name: 'size',
    found: 48,
    onValueChange: fn(),
  },
  render: args => <Panel {...args} />,
  parameters: { usage },
} satisfies Meta<PanelProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['toolbar'] }
export const SelectsAndSearches: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, globals, step }) => {
    const { texts, messages } = localeFixtures(globals)
    await step('an option is selected, the others are kept', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^48/ }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['52', '48'], expect.anything())
    })
    await step('an option without products is disabled', async () => {
      await expect(canvas.getByRole('checkbox', { name: /^44/ })).toBeDisabled()
    })
    await step('searching filters, selected options stay visible', async () => {
      await userEvent.type(
        canvas.getByRole('searchbox', {
          name: formatMessage(messages.facets.search, { name: texts.size.toLowerCase() }),
        }),
        '60',
      )
      await expect(canvas.getByRole('checkbox', { name: /^60/ })).toBeVisible()
      await expect(canvas.getByRole('checkbox', { name: /^52/ })).toBeVisible()
      await expect(canvas.queryByRole('checkbox', { name: /^50/ })).toBeNull()
    })
  },
}

function Few({ found, ...props }: PanelProps) {
  const texts = useExampleTexts()
  const { brands } = useExampleLists()
  return (
    <Column width={296}>
      <FacetsOptions {...props} legend={texts.brand} options={brands.map(counted)} defaultValue={[]} />
    </Column>
  )
}
export const WithoutSearch: Story = { render: args => <Few {...args} /> }

function Grid({ found, ...props }: PanelProps) {
  const texts = useExampleTexts()
  return (
    <Column width={296}>
      <FacetsOptions {...props} legend={texts.size} searchThreshold={99} layout="grid" />
    </Column>
  )
}
/** Short values side by side; an option without products is struck through. */
export const GridLayout: Story = {
  render: args => <Grid {...args} />,
}
export const GridSelectsByPress: Story = {
  ...GridLayout,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '48' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['52', '48'], expect.anything())
    await expect(canvas.getByRole('checkbox', { name: '44' })).toBeDisabled()
  },
}

function InvalidRange() {
  const texts = useExampleTexts()
  return (
    <Column width={296}>
      <Facets.Range legend={texts.price} bounds={[120, 8900]} defaultInputValue={['4200', '500']} />
    </Column>
  )
}
export const RangeInWrongOrder: Story = {
  render: () => <InvalidRange />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(localeFixtures(globals).messages.facets.invalid.order)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SelectField } from '../field/index.ts'
import { Column, localeFixtures, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { Combobox, ComboboxField, type ComboboxFieldProps, type ComboboxItem } from './index.ts'

type Load = ComboboxFieldProps<ComboboxItem>['load']

/** Resolves like a server, without delay. */
const searchIn =
  (cities: readonly ComboboxItem[]): Load =>
  async query =>
    query === ''
      ? cities.slice(0, 5)
      : cities.filter(({ text }) => text.toLocaleLowerCase().includes(query.toLocaleLowerCase()))
/** Placeholder: replaced by the cities in the toolbar's language. */
const localisedCities: Load = async () => []

interface CityProps extends ComboboxFieldProps<ComboboxItem> {
  selected?: boolean
  /** What is typed, in the toolbar's language. */
  typed?: 'query' | 'unknown'
}

function City({ label, load, selected = false, typed, ...rest }: CityProps) {
  const texts = useExampleTexts()
  const { cities, cityQuery, unknown } = useExampleLists()
  return (
    <div style={{ minBlockSize: 420 }}>
      <Column width={560}>
        <ComboboxField
          key={texts.city}
          label={label || texts.city}
          load={load === localisedCities ? searchIn(cities) : load}
          popularOptions={cities.slice(0, 5)}
          defaultValue={selected ? cities[5] : null}
          defaultInputValue={typed && (typed === 'query' ? cityQuery : unknown)}
          {...rest}
        />
      </Column>
    </div>
  )
}

const cities = [
  { id: 'kyiv', text: 'Kyiv' },
  { id: 'lviv', text: 'Lviv' },
  { id: 'odesa', text: 'Odesa' },
]

const usage: Usage = {
  when: [
    'To find one value among many by typing: cities, branches, companies.',
    'When the values come from a server.',
    'Offer the frequent values as buttons with `popularOptions`.',
  ],
  good: {
    text: 'A long list is searched, the frequent values are one press away.',
    Sample: () => <ComboboxField label="City" items={cities} popularOptions={cities.slice(0, 2)} />,
  },
  bad: {
    text: 'Hundreds of cities in a select: they have to be scrolled through.',
    Sample: () => (
      <SelectField label="City">
        <option>Bila Tserkva</option>
        <option>Berdychiv</option>
        <option>Boryspil</option>
      </SelectField>
    ),
  },
  content: [
    'The label names the value: «City», not «Search».',
    '`detail` tells namesakes apart: the region of a town.',
    '«Nothing found» says what to try next.',
  ],
}

const meta = {
  title: 'Forms/Combobox',
  component: ComboboxField,
  args: {
    label: '',
    load: localisedCities,
    delay: 0,
    required: false,
    readOnly: false,
    disabled: false,
    onValueChange: fn(),
  },
  render: args => <City {...args} />,
  parameters: { usage },
} satisfies Meta<typeof ComboboxField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const OpenList: Story = {
  tags: ['toolbar'],
  args: { defaultOpen: true },
  render: args => <City {...args} typed="query" />,
  play: async ({ canvas, globals }) => {
    const { lists } = localeFixtures(globals)
    await expect(await canvas.findByRole('option', { name: new RegExp(lists.cities[6].text) })).toBeVisible()
  },
}
export const NothingFound: Story = {
  args: { defaultOpen: true },
  render: args => <City {...args} typed="unknown" />,
  play: async ({ canvas, globals }) => {
    const { messages } = localeFixtures(globals)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(messages.combobox.empty))
  },
}
export const Failed: Story = {
  args: { defaultOpen: true, load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, globals }) => {
    const retry = localeFixtures(globals).messages.combobox.retry
    await expect(await canvas.findByRole('button', { name: retry })).toBeVisible()
  },
}
export const Searching: Story = {
  args: { defaultOpen: true, load: () => new Promise(() => {}) },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(localeFixtures(globals).messages.combobox.loading)).toBeVisible()
  },
}
export const Selected: Story = { args: { valid: true }, render: args => <City {...args} selected /> }
export const ReadOnly: Story = { args: { readOnly: true }, render: args => <City {...args} selected /> }

/** At the lower edge of a box that clips: the list is above the input, and whole. */
function AtTheEdge(props: ComboboxFieldProps<ComboboxItem>) {
  return (
    <div style={{ position: 'fixed', insetBlockEnd: 0, insetInline: '16px', overflow: 'hidden', blockSize: 140 }}>
      <City {...props} popularOptions={[]} />
    </div>
  )
}
export const AboveTheInput: Story = {
  args: { defaultOpen: true },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  render: args => <AtTheEdge {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const listbox = await canvas.findByRole('listbox')
    const { top } = canvas.getByRole('combobox').getBoundingClientRect()
    await waitFor(() => expect(listbox.getBoundingClientRect().bottom).toBeLessThanOrEqual(top))
    const list = listbox.getBoundingClientRect()
    await expect(canvasElement.ownerDocument.elementFromPoint(list.x + 20, list.y + 5)?.closest('ul')).toBe(listbox)
  },
}

/** The parts by themselves, filtering known items, in an order of one's own. */
function Parts() {
  const texts = useExampleTexts()
  const { cities } = useExampleLists()
  return (
    <div style={{ minBlockSize: 420 }}>
      <Column width={560}>
        <Combobox.Root key={texts.city} items={cities} defaultOpen>
          <Combobox.Label>{texts.city}</Combobox.Label>
          <Combobox.Input placeholder={texts.pointHint} />
          <Combobox.Popup>
            <Combobox.List>
              {item => (
                <Combobox.Option key={item.id} item={item}>
                  {item.text} →
                </Combobox.Option>
              )}
            </Combobox.List>
            <Combobox.Empty />
          </Combobox.Popup>
          <Combobox.Status />
        </Combobox.Root>
      </Column>
    </div>
  )
}
export const OwnParts: Story = {
  render: () => <Parts />,
  play: async ({ canvas, globals }) => {
    const { texts, lists } = localeFixtures(globals)
    await expect(await canvas.findByRole('listbox', { name: texts.city })).toBeVisible()
    await expect(canvas.getAllByRole('option')).toHaveLength(lists.cities.length)
  },
}

function Point(props: ComboboxFieldProps<ComboboxItem>) {
  const texts = useExampleTexts()
  return (
    <City {...props} label={texts.point} placeholder={texts.pointHint} popularOptions={[]} error={texts.required} />
  )
}
export const WithError: Story = {
  args: { required: true },
  render: args => <Point {...args} />,
  play: async ({ canvas, globals }) => {
    const { texts } = localeFixtures(globals)
    await expect(canvas.getByRole('combobox', { name: texts.point })).toHaveAccessibleDescription(texts.required)
  },
}
export const Disabled: Story = { args: { disabled: true }, render: args => <City {...args} selected /> }

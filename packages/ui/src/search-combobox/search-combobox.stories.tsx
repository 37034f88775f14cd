import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/index.ts'
import { formatPlural } from '../internal/format-message.ts'
import { Column, ExamplePicture, localeFixtures, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { SearchCombobox, SearchComboboxField, type SearchComboboxFieldProps, type Suggestion } from './index.ts'

const noop = () => {}
/** Placeholder: replaced by the products in the toolbar's language. */
const localisedProducts: SearchComboboxFieldProps<Suggestion>['load'] = async () => []

interface SearchProps extends SearchComboboxFieldProps<Suggestion> {
  /** Typed in the toolbar's language. */
  typed: boolean
}

function Search({ load, typed, ...rest }: SearchProps) {
  const { search, searchVest } = useExampleLists()
  const products = search.map(suggestion =>
    'image' in suggestion ? { ...suggestion, image: <ExamplePicture name={suggestion.image} /> } : suggestion,
  )
  const find = async (query: string): Promise<readonly Suggestion[]> =>
    products.filter(({ text }) => text.toLocaleLowerCase().includes(query.toLocaleLowerCase()))
  return (
    <div style={{ minBlockSize: 320 }}>
      <Column width={560}>
        <SearchComboboxField
          {...rest}
          key={`${searchVest} ${typed}`}
          defaultValue={rest.defaultValue || (typed ? searchVest : '')}
          load={load === localisedProducts ? find : load}
          onSuggestionSelect={(suggestion, event) => {
            event.preventDefault()
            rest.onSuggestionSelect?.(suggestion, event)
          }}
          onSearch={(query, event) => {
            event.preventDefault()
            rest.onSearch?.(query, event)
          }}
        />
      </Column>
    </div>
  )
}

const usage: Usage = {
  when: [
    'In the header, to find products and categories.',
    'Each suggestion is a link; without scripts it is a form that leads to the results.',
  ],
  good: {
    text: 'Always visible, with its button.',
    Sample: () => <SearchComboboxField action="#search" load={async () => []} />,
  },
  bad: {
    text: 'A field that looks like any other.',
    Sample: () => <TextField label="Search" />,
  },
  content: [
    'Products, categories and articles in groups, products first.',
    '`detail` holds the price or the kind of result.',
  ],
}

const meta = {
  title: 'Forms/Search combobox',
  component: SearchComboboxField,
  args: {
    action: '#search',
    load: localisedProducts,
    typed: true,
    defaultOpen: true,
    defaultValue: '',
    delay: 0,
    onSuggestionSelect: fn(),
    onSearch: fn(),
  },
  render: args => <Search {...args} />,
  parameters: { usage },
} satisfies Meta<SearchProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['toolbar'],
  // Suggestions are loaded and their list is fetched: accessibility is tested with both.
  play: async ({ canvas }) => {
    await canvas.findAllByRole('option')
  },
}
export const Empty: Story = { args: { typed: false, defaultOpen: false } }
export const SuggestsFollowsAndSubmits: Story = {
  ...Empty,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, globals, step }) => {
    const { locale, lists, messages } = localeFixtures(globals)
    const [jacket] = lists.search
    const field = canvas.getByRole('combobox', { name: messages.search.label })
    await step('typing shows suggestions and announces their number', async () => {
      await userEvent.type(field, lists.searchJacket)
      await canvas.findByRole('option', { name: new RegExp(jacket.text) })
      const found = formatPlural(locale, messages.combobox.found, 2)
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(found))
    })
    await step('Down and Enter follow the active one', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onSuggestionSelect).toHaveBeenCalledWith(
        expect.objectContaining({ id: jacket.id }),
        expect.anything(),
      )
      await expect(canvas.queryByRole('option')).toBeNull()
    })
    await step('Enter without an active suggestion submits the text', async () => {
      await userEvent.type(field, '1')
      await userEvent.keyboard('{Enter}')
      await expect(args.onSearch).toHaveBeenCalledWith(`${lists.searchJacket}1`, expect.anything())
    })
  },
}
export const SubmitsWithoutSuggestions: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...Empty.args, load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, args, globals }) => {
    const { searchVest } = localeFixtures(globals).lists
    await userEvent.type(canvas.getByRole('combobox'), `${searchVest}{Enter}`)
    await expect(args.onSearch).toHaveBeenCalledWith(searchVest, expect.anything())
  },
}
const idle = {
  value: '',
  onValueChange: noop,
  active: null,
  onClose: noop,
  onMove: noop,
  onRetry: noop,
}
/** The parts with the state of a consumer: what is shown instead of suggestions. */
function WithoutSuggestions({ status }: { status: 'empty' | 'failed' }) {
  const { unknown } = useExampleLists()
  return (
    <div style={{ minBlockSize: 180 }}>
      <Column width={560}>
        <SearchCombobox.Root action="#search" state={{ ...idle, value: unknown, status, open: true, options: [] }}>
          <SearchCombobox.Input />
          <SearchCombobox.Submit />
          <SearchCombobox.Popup />
          <SearchCombobox.Status />
        </SearchCombobox.Root>
      </Column>
    </div>
  )
}
/** Suggestions under a heading, with a button below them. */
function Grouped() {
  const { search, more } = useExampleLists()
  const { catalogue } = useExampleTexts()
  const options = search.map(({ id, text, href }) => ({ id, text, href, group: catalogue }))
  return (
    <div style={{ minBlockSize: 320 }}>
      <Column width={560}>
        <SearchCombobox.Root action="#search" state={{ ...idle, status: 'found', open: true, options }}>
          <SearchCombobox.Input />
          <SearchCombobox.Submit />
          <SearchCombobox.Popup footer={<Button variant="quiet">{more}</Button>} />
          <SearchCombobox.Status />
        </SearchCombobox.Root>
      </Column>
    </div>
  )
}
export const WithHeadings: Story = {
  render: () => <Grouped />,
}
export const HeadingsAreGroups: Story = {
  ...WithHeadings,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts, lists } = localeFixtures(globals)
    await expect(canvas.getByRole('group', { name: texts.catalogue })).toBeVisible()
    await expect(canvas.getAllByRole('option')).toHaveLength(lists.search.length)
  },
}
/** Parts of one's own: an option without its image, the price before the name. */
function OwnOptions() {
  const options: readonly Suggestion[] = useExampleLists().search.map(({ id, text, href, detail }) => ({
    id,
    text,
    href,
    detail,
  }))
  return (
    <div style={{ minBlockSize: 320 }}>
      <Column width={560}>
        <SearchCombobox.Root action="#search" state={{ ...idle, status: 'found', open: true, options }}>
          <SearchCombobox.Input />
          <SearchCombobox.Submit />
          <SearchCombobox.Popup>
            <SearchCombobox.List>
              {suggestion => (
                <SearchCombobox.Option suggestion={suggestion}>
                  <strong>{suggestion.detail}</strong> {suggestion.text}
                </SearchCombobox.Option>
              )}
            </SearchCombobox.List>
          </SearchCombobox.Popup>
          <SearchCombobox.Status />
        </SearchCombobox.Root>
      </Column>
    </div>
  )
}
export const WithOwnOptions: Story = { render: () => <OwnOptions /> }
export const NothingFound: Story = { render: () => <WithoutSuggestions status="empty" /> }
export const RequestFailed: Story = { render: () => <WithoutSuggestions status="failed" /> }

import type { Locale } from '@shop/contract/locales'
import { SearchCombobox } from '@shop/ui/search-combobox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FlowPage, type FlowStoryArgs } from '../../../../.storybook/flows/flow-page.tsx'
import { shopPanel, waitForLog, waitForState } from '../../../../.storybook/flows/play.ts'
import { productsIn, storyTexts } from '../../../../.storybook/flows/texts.ts'
import { useFlowView } from '../react/index.ts'
import { createFakeSearch } from '../testing/index.ts'
import { createSearchFlow, type SearchEmitted, type SearchEvent, type SearchFlow, type SearchView } from './index.ts'
import { searchStates } from './states.ts'

/** The last input wins; previous suggestions stay until there are new ones. */
const meta = {
  title: 'Flows/Search',
  tags: ['night'],
  component: SearchPage,
  // In a frame: a docs page with several of them stays short, and each has the layout of a window.
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof SearchPage>
export default meta
type Story = StoryObj<typeof meta>

function Field({ flow }: { flow: SearchFlow }) {
  const { query, status, open, options, active } = useFlowView(flow)
  return (
    <div style={{ minBlockSize: 280 }}>
      <SearchCombobox.Root
        action="#results"
        state={{
          value: query,
          status,
          open,
          options: options.map(option => ({ ...option, href: option.url ?? '#results' })),
          active,
          onValueChange: inputValue => flow.send({ type: 'search.change', query: inputValue }),
          onOpen: () => flow.send({ type: 'search.open' }),
          onClose: () => flow.send({ type: 'search.close' }),
          onMove: by => flow.send({ type: 'search.move', by }),
          onRetry: () => flow.send({ type: 'search.retry' }),
        }}
        onSearch={(_, event) => {
          event.preventDefault()
          flow.send({ type: 'search.submit' })
        }}
        onSuggestionSelect={({ id }, event) => {
          event.preventDefault()
          flow.send({ type: 'search.select', id })
        }}
      >
        <SearchCombobox.Input />
        <SearchCombobox.Submit />
        <SearchCombobox.Popup />
        <SearchCombobox.Status />
      </SearchCombobox.Root>
    </div>
  )
}

function SearchPage({ steps }: FlowStoryArgs<SearchEvent>) {
  return (
    <FlowPage<SearchEvent, SearchView, SearchEmitted>
      steps={steps}
      setup={({ client, lang }) => {
        const backend = client(createFakeSearch(productsIn(lang).map(({ name }) => name)))
        return { createFlow: () => createSearchFlow({ client: backend, lang }) }
      }}
      descriptions={searchStates}
      calls={['/api/search/suggest']}
      events={lang => [
        {
          type: 'search.change',
          fields: { query: (productsIn(lang)[0]?.name ?? '').slice(0, 2).toLowerCase() },
          make: ({ text }) => ({ type: 'search.change', query: text('query') }),
        },
        { type: 'search.open', make: () => ({ type: 'search.open' }) },
        {
          type: 'search.move',
          fields: { by: ['1', '-1'] },
          make: ({ number }) => ({ type: 'search.move', by: number('by') }),
        },
        { type: 'search.submit', make: () => ({ type: 'search.submit' }) },
        { type: 'search.close', make: () => ({ type: 'search.close' }) },
        { type: 'search.clear', make: () => ({ type: 'search.clear' }) },
        { type: 'search.retry', make: () => ({ type: 'search.retry' }) },
        { type: 'route.changed', make: () => ({ type: 'route.changed' }) },
      ]}
    >
      {(flow, lang: Locale) => <Field key={lang} flow={flow} />}
    </FlowPage>
  )
}

export const Playground: Story = {}
export const SuggestsAndFollows: Story = {
  tags: ['!dev', '!autodocs', '!night'],
  play: async ({ canvas, globals }) => {
    const { products } = storyTexts(globals)
    const shop = shopPanel(canvas)
    await userEvent.type(shop.getByRole('combobox'), products.jacket.slice(0, 3).toLowerCase())
    await waitForState(canvas, 'found')
    await waitFor(() => expect(shop.getByRole('option', { name: new RegExp(products.jacket) })).toBeVisible())
    await userEvent.type(shop.getByRole('combobox'), '{ArrowDown}{Enter}')
    await waitForLog(canvas, /search\.selected/)
    await waitFor(() => expect(shop.queryByRole('option')).toBeNull())
  },
}

/** The request fails: a retry stands in place of the suggestions. */
export const ServerError: Story = {
  args: { steps: [{ network: 'server' }, { send: { type: 'search.change', query: 'HT-1042' } }] },
}

import type { Locale } from '@shop/contract/locales'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { within } from 'storybook/test'
import { requestHydration } from './platform/hydration/hydrate-on-interaction.tsx'
import type { PageName } from './testing/recorded-page.tsx'

// Their style sheets are those of the shop: they are loaded with the first page that is shown.
const importPages = () => import('./testing/recorded-page.tsx')
const RecordedPage = lazy(async () => ({ default: (await importPages()).RecordedPage }))

const localeOf = (value: unknown): Locale => (value === 'ru' || value === 'en' ? value : 'uk')

/** Pages of the shop by its own route modules, as `e2e/record-pages.ts` recorded them. Links lead nowhere. */
const meta = {
  title: 'Patterns/Pages',
  tags: ['night'],
  args: { name: 'home' },
  argTypes: { name: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: async ({ globals }) => {
    const { answerByRecording, recordingIn } = await importPages()
    const undo = answerByRecording(await recordingIn(localeOf(globals.locale)))
    requestHydration()
    return undo
  },
  // The footer is the last part that comes.
  play: async ({ canvas }) => {
    await canvas.findByRole('contentinfo')
  },
  render: ({ name }, { globals }) => (
    <div
      onClickCapture={event => event.target instanceof Element && event.target.closest('a') && event.preventDefault()}
    >
      <Suspense>
        <RecordedPage name={name} locale={localeOf(globals.locale)} />
      </Suspense>
    </div>
  ),
} satisfies Meta<{ name: PageName }>
export default meta

type Story = StoryObj<typeof meta>
const inToolbar = ['toolbar']

export const Home: Story = { tags: inToolbar }
export const ProductList: Story = { args: { name: 'list' }, tags: inToolbar }
export const Product: Story = {
  args: { name: 'product' },
  tags: inToolbar,
  // The matching set is asked for when it comes near.
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('contentinfo')
    const kit = canvasElement.querySelector('#kit')
    if (!(kit instanceof HTMLElement)) throw new Error('The product has no matching set')
    kit.scrollIntoView()
    await within(kit).findAllByRole('checkbox')
    scrollTo(0, 0)
  },
}
export const Cart: Story = { args: { name: 'cart' }, tags: inToolbar }
export const Checkout: Story = { args: { name: 'checkout' }, tags: inToolbar }
export const Orders: Story = { args: { name: 'orders' }, tags: inToolbar }
export const NothingFound: Story = { args: { name: 'nothingFound' } }
export const EmptyCart: Story = { args: { name: 'emptyCart' } }

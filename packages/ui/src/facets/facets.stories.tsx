import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { fill } from '../internal/words.ts'
import { Column, spoken, useExampleLists, useExampleWords } from '../testing/examples.tsx'
import { Facets, FacetsOptions, type FacetsOptionsProps } from './index.ts'

const sizes = ['44', '46', '48', '50', '52', '54', '56', '58', '60', '62', '64'].map((text, index) => ({
  value: text,
  text,
  count: (index * 7) % 12,
}))
const counted = (text: string, index: number) => ({ value: text, text, count: 20 - index * 6 })

function Panel(props: Pick<FacetsOptionsProps, 'onValueChange'>) {
  const words = useExampleWords()
  const { brands } = useExampleLists()
  return (
    <Column width={296}>
      <Facets.Chosen>
        <Facets.Chip href="#without-size" name={`${words.size}: 52`} />
        <Facets.Chip href="#without-brand" name={`${words.brand}: ${brands[0]}`} />
      </Facets.Chosen>
      <Facets.Root>
        <Facets.Head>
          <Facets.Title />
          <Button variant="quiet">{words.reset}</Button>
        </Facets.Head>
        <Facets.Group title={words.size} count={1} open>
          <Facets.Options legend={words.size} options={sizes} defaultValue={['52']} searchFrom={10} {...props} />
        </Facets.Group>
        <Facets.Group title={words.price} open>
          <Facets.Range legend={words.price} bounds={[120, 8900]} step={10} defaultValue={[500, 4200]} />
        </Facets.Group>
        <Facets.Group title={words.brand} count={1}>
          <Facets.Options legend={words.brand} options={brands.map(counted)} defaultValue={[brands[0]]} />
        </Facets.Group>
        <Facets.Status count={48} />
      </Facets.Root>
    </Column>
  )
}

const meta = {
  title: 'Browse/Facets',
  component: FacetsOptions,
  args: { legend: '', options: sizes, onValueChange: fn() },
  render: ({ onValueChange }) => <Panel onValueChange={onValueChange} />,
} satisfies Meta<typeof FacetsOptions>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, globals, step }) => {
    const { words, messages } = spoken(globals)
    await step('a value is ticked, the others stay', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^48/ }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['52', '48'])
    })
    await step('a value without goods cannot be chosen', async () => {
      await expect(canvas.getByRole('checkbox', { name: /^44/ })).toBeDisabled()
    })
    await step('searching narrows, what is ticked stays in sight', async () => {
      await userEvent.type(
        canvas.getByRole('searchbox', { name: fill(messages.facets.search, { name: words.size }) }),
        '60',
      )
      await expect(canvas.getByRole('checkbox', { name: /^60/ })).toBeVisible()
      await expect(canvas.getByRole('checkbox', { name: /^52/ })).toBeVisible()
      await expect(canvas.queryByRole('checkbox', { name: /^50/ })).toBeNull()
    })
  },
}
export const AsItIs: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }

function Few(props: FacetsOptionsProps) {
  const words = useExampleWords()
  const { brands } = useExampleLists()
  return (
    <Column width={296}>
      <FacetsOptions {...props} legend={words.brand} options={brands.map(counted)} />
    </Column>
  )
}
export const ShortListWithoutSearch: Story = { render: args => <Few {...args} /> }

function Keys(props: FacetsOptionsProps) {
  const words = useExampleWords()
  return (
    <Column width={296}>
      <FacetsOptions {...props} legend={words.size} layout="keys" defaultValue={['52']} />
    </Column>
  )
}
/** Short values beside each other; what has no goods is struck through. */
export const ValuesAsKeys: Story = {
  render: args => <Keys {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '48' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['52', '48'])
    await expect(canvas.getByRole('checkbox', { name: '44' })).toBeDisabled()
  },
}
export const KeysInTheDark: Story = { render: args => <Keys {...args} />, globals: { scheme: 'dark' } }

function WrongAmount() {
  const words = useExampleWords()
  return (
    <Column width={296}>
      <Facets.Range legend={words.price} bounds={[120, 8900]} defaultTyped={['4200', '500']} />
    </Column>
  )
}
export const RangeTheWrongWayRound: Story = {
  render: () => <WrongAmount />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(spoken(globals).messages.facets.wrong.order)
  },
}

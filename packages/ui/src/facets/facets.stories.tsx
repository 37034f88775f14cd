import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Column, useExampleWords } from '../internal/examples.tsx'
import { Facets, FacetsOptions, type FacetsOptionsProps } from './index.ts'

const sizes = ['44', '46', '48', '50', '52', '54', '56', '58', '60', '62', '64'].map((text, index) => ({
  value: text,
  text,
  count: (index * 7) % 12,
}))
const brands = ['ГАРТ', 'Кряж', 'Обрій'].map((text, index) => ({ value: text, text, count: 20 - index * 6 }))

function Panel(props: Pick<FacetsOptionsProps, 'onValueChange'>) {
  const words = useExampleWords()
  return (
    <Column width={296}>
      <Facets.Chosen>
        <Facets.Chip href="#without-size" name={`${words.size}: 52`} />
        <Facets.Chip href="#without-brand" name={`${words.brand}: ГАРТ`} />
      </Facets.Chosen>
      <Facets.Root>
        <Facets.Head>
          <Facets.Title />
          <Button variant="quiet" size="small">
            {words.reset}
          </Button>
        </Facets.Head>
        <Facets.Group title={words.size} count={1} open>
          <Facets.Options legend={words.size} options={sizes} defaultValue={['52']} searchFrom={10} {...props} />
        </Facets.Group>
        <Facets.Group title={words.price} open>
          <Facets.Range legend={words.price} bounds={[120, 8900]} step={10} defaultValue={[500, 4200]} />
        </Facets.Group>
        <Facets.Group title={words.brand} count={1}>
          <Facets.Options legend={words.brand} options={brands} defaultValue={['ГАРТ']} />
        </Facets.Group>
        <Facets.Status count={48} />
      </Facets.Root>
    </Column>
  )
}

const meta = {
  title: 'Browse/Facets',
  component: FacetsOptions,
  args: { legend: 'Розмір', options: sizes, onValueChange: fn() },
  render: ({ onValueChange }) => <Panel onValueChange={onValueChange} />,
} satisfies Meta<typeof FacetsOptions>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, step }) => {
    await step('a value is ticked, the others stay', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^48/ }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['52', '48'])
    })
    await step('a value without goods cannot be chosen', async () => {
      await expect(canvas.getByRole('checkbox', { name: /^44/ })).toBeDisabled()
    })
    await step('searching narrows, what is ticked stays in sight', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Пошук: Розмір' }), '60')
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
export const ShortListWithoutSearch: Story = {
  args: { legend: 'Виробник', options: brands },
  render: args => (
    <Column width={296}>
      <FacetsOptions {...args} />
    </Column>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, InEachLanguage, spoken, useExampleLists, useExampleWords } from '../testing/examples.tsx'
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx'

const meta = {
  title: 'Browse/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [] },
  render: ({ items, ...rest }) => (items.length > 0 ? <Breadcrumbs items={items} {...rest} /> : <Way {...rest} />),
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const { words, messages } = spoken(globals)
    await expect(canvas.getByRole('navigation', { name: messages.breadcrumbs.label })).toBeVisible()
    await expect(canvas.getByRole('link', { name: words.category })).toHaveAttribute('href', '#category')
    await expect(canvas.getByText(words.jacket)).toHaveAttribute('aria-current', 'page')
  },
}

function Way(props: Omit<BreadcrumbsProps, 'items'>) {
  const words = useExampleWords()
  return (
    <Breadcrumbs
      items={[
        { name: words.home, url: '#home' },
        { name: words.category, url: '#category' },
        { name: words.working, url: '#working' },
        { name: words.jacket, url: '#jacket' },
      ]}
      {...props}
    />
  )
}

/** Landmarks of the same role on one page need names of their own. */
function WayInWords() {
  const words = useExampleWords()
  return <Way aria-label={words.language} />
}

export const InThreeLanguages: Story = {
  render: () => (
    <InEachLanguage>
      <WayInWords />
    </InEachLanguage>
  ),
}

function LongWay() {
  const words = useExampleWords()
  const { longTitle } = useExampleLists()
  return (
    <Column width={320}>
      <Breadcrumbs
        items={[
          { name: words.home, url: '#home' },
          { name: words.mechanical, url: '#category' },
          { name: longTitle, url: '#overalls' },
        ]}
      />
    </Column>
  )
}
export const LongNames: Story = { render: () => <LongWay /> }
export const Dark: Story = { globals: { scheme: 'dark' } }

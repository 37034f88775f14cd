import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, localeFixtures, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx'

const usage: Usage = {
  when: [
    'On every page below the home page of a catalogue.',
    'Where a visitor may arrive from a search engine and needs the way up.',
  ],
  good: {
    text: 'From the home page to the current one, in the words of the headings.',
    Sample: () => (
      <Breadcrumbs
        items={[
          { name: 'Home', url: '#h' },
          { name: 'Jackets and vests', url: '#j' },
          { name: 'Work jackets', url: '#w' },
        ]}
      />
    ),
  },
  bad: {
    text: 'The history of a visit: it is different for everybody, and the browser has it.',
    Sample: () => (
      <Breadcrumbs
        items={[
          { name: 'Search', url: '#s' },
          { name: 'Cart', url: '#c' },
          { name: 'Search', url: '#s2' },
          { name: 'Work jackets', url: '#w' },
        ]}
      />
    ),
  },
  content: ['The names of the pages, not shortened.', 'The current page last.'],
}

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [], depth: 3 },
  argTypes: { depth: { control: { type: 'number', min: 1, max: 4 } }, items: { control: false } },
  render: args => <Path {...args} />,
  parameters: { usage },
} satisfies Meta<PathProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const LastItemIsTheCurrentPage: Story = {
  args: { depth: 4 },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts, messages } = localeFixtures(globals)
    await expect(canvas.getByRole('navigation', { name: messages.breadcrumbs.label })).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.category })).toHaveAttribute('href', '#category')
    await expect(canvas.getByText(texts.jacket)).toHaveAttribute('aria-current', 'page')
  },
}

interface PathProps extends BreadcrumbsProps {
  /** Number of levels, 1 to 4. */
  depth: number
}

/** A path in the toolbar's language. */
function Path({ depth, ...props }: PathProps) {
  const texts = useExampleTexts()
  const path = [
    { name: texts.home, url: '#home' },
    { name: texts.category, url: '#category' },
    { name: texts.working, url: '#working' },
    { name: texts.jacket, url: '#jacket' },
  ]
  return <Breadcrumbs {...props} items={path.slice(0, depth)} />
}

function LongPath() {
  const texts = useExampleTexts()
  const { longTitle } = useExampleLists()
  return (
    <Column width={320}>
      <Breadcrumbs
        items={[
          { name: texts.home, url: '#home' },
          { name: texts.mechanical, url: '#category' },
          { name: longTitle, url: '#overalls' },
        ]}
      />
    </Column>
  )
}
export const FourLevels: Story = { tags: ['toolbar'], args: { depth: 4 } }
export const LongNames: Story = { render: () => <LongPath /> }

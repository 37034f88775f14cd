import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, InEachLanguage, localeFixtures, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx'

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [] },
  render: ({ items, ...rest }) => (items.length > 0 ? <Breadcrumbs items={items} {...rest} /> : <Path {...rest} />),
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const { texts, messages } = localeFixtures(globals)
    await expect(canvas.getByRole('navigation', { name: messages.breadcrumbs.label })).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.category })).toHaveAttribute('href', '#category')
    await expect(canvas.getByText(texts.jacket)).toHaveAttribute('aria-current', 'page')
  },
}

function Path(props: Omit<BreadcrumbsProps, 'items'>) {
  const texts = useExampleTexts()
  return (
    <Breadcrumbs
      items={[
        { name: texts.home, url: '#home' },
        { name: texts.category, url: '#category' },
        { name: texts.working, url: '#working' },
        { name: texts.jacket, url: '#jacket' },
      ]}
      {...props}
    />
  )
}

/** Landmarks of the same role on one page need distinct names. */
function NamedPath() {
  const texts = useExampleTexts()
  return <Path aria-label={texts.language} />
}

export const InThreeLanguages: Story = {
  render: () => (
    <InEachLanguage>
      <NamedPath />
    </InEachLanguage>
  ),
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
export const LongNames: Story = { render: () => <LongPath /> }
export const Dark: Story = { globals: { scheme: 'dark' } }

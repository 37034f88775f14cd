import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InEachLanguage, useExampleWords } from '../internal/examples.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  title: 'Browse/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { name: 'Головна', url: '/' },
      { name: 'Куртки та жилети', url: '/kurtky' },
      { name: '«Траверс»', url: '/kurtky/travers' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Шлях' })).toBeVisible()
    await expect(canvas.getByText('«Траверс»')).toHaveAttribute('aria-current', 'page')
  },
}

function Way() {
  const words = useExampleWords()
  return (
    <Breadcrumbs
      items={[
        { name: words.home, url: '/' },
        { name: words.category, url: '/a' },
        { name: words.working, url: '/a/b' },
        { name: words.jacket, url: '/a/b/c' },
      ]}
      aria-label={words.language}
    />
  )
}

export const InThreeLanguages: Story = {
  render: () => (
    <InEachLanguage>
      <Way />
    </InEachLanguage>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formatMessage } from '../internal/format-message.ts'
import { localeFixtures, RendersNothing } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { Pagination } from './pagination.tsx'

const usage: Usage = {
  when: ['Below a list that is split over pages with addresses of their own.'],
  good: {
    text: 'Real links: a page can be bookmarked and found.',
    Sample: () => <Pagination page={2} pages={9} href={page => `#${page}`} />,
  },
  bad: {
    text: 'Every page in the row: the current one is lost.',
    Sample: () => <Pagination page={6} pages={12} siblings={9} href={page => `#${page}`} />,
  },
  content: ['Numbers only; the names for screen readers come from the messages.'],
}

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 2, pages: 12, siblings: 1, href: page => `#page-${page}` },
  parameters: { usage },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const LinksAreNamed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const names = localeFixtures(globals).messages.pagination
    await expect(canvas.getByRole('link', { name: formatMessage(names.page, { page: 2 }) })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: names.previous })).toHaveAttribute('href', '#page-1')
    await expect(canvas.getByRole('link', { name: names.next })).toHaveAttribute('rel', 'next')
  },
}
export const First: Story = {
  args: { page: 1 },
}
export const FirstHasNoPrevious: Story = {
  ...First,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('link', { name: localeFixtures(globals).messages.pagination.previous })).toBeNull()
  },
}
export const Last: Story = { args: { page: 12 } }
export const Many: Story = { tags: ['toolbar'], args: { page: 48, pages: 120 } }
/** Nothing is rendered. */
export const OnlyPage: Story = {
  args: { page: 1, pages: 1 },
  render: args => (
    <>
      <Pagination {...args} />
      <RendersNothing />
    </>
  ),
}
export const OnlyPageRendersNothing: Story = {
  ...OnlyPage,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

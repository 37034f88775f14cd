import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formatMessage } from '../internal/format-message.ts'
import { localeFixtures, RendersNothing } from '../testing/examples.tsx'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 2, pages: 12, siblings: 1, href: page => `#page-${page}` },
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

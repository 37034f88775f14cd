import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { spoken, useExampleWords } from '../testing/examples.tsx'
import { SkipLink, type SkipLinkProps } from './skip-link.tsx'

const meta = {
  title: 'Page/Skip link',
  component: SkipLink,
  args: { href: '#content' },
  parameters: { docs: { story: { inline: false, height: '220px' } } },
  render: args => <Page {...args} />,
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

function Page(props: SkipLinkProps) {
  const words = useExampleWords()
  return (
    <>
      <SkipLink {...props} />
      <p style={{ paddingBlockStart: 64 }}>
        <a href="#other">{words.catalogue}</a>
      </p>
      <main id="content" tabIndex={-1}>
        <h1 data-text="h1">{words.category}</h1>
      </main>
    </>
  )
}

export const FirstStopOfThePage: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: spoken(globals).messages.skipLink.label })).toHaveFocus()
  },
}
export const Dark: Story = { ...FirstStopOfThePage, globals: { scheme: 'dark' } }
export const Russian: Story = { ...FirstStopOfThePage, globals: { locale: 'ru' } }
export const English: Story = { ...FirstStopOfThePage, globals: { locale: 'en' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import { SkipLink, type SkipLinkProps } from './skip-link.tsx'

const meta = {
  title: 'Navigation/Skip link',
  component: SkipLink,
  args: { href: '#content' },
  parameters: { docs: { story: { inline: false, height: '220px' } } },
  render: args => <Page {...args} />,
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

function Page(props: SkipLinkProps) {
  const texts = useExampleTexts()
  return (
    <>
      <SkipLink {...props} />
      <p style={{ paddingBlockStart: 64 }}>
        <a href="#other">{texts.catalogue}</a>
      </p>
      <main id="content" tabIndex={-1}>
        <h1 data-text="h1">{texts.category}</h1>
      </main>
    </>
  )
}

export const FirstTabStop: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: localeFixtures(globals).messages.skipLink.label })).toHaveFocus()
  },
}
export const Dark: Story = { ...FirstTabStop, globals: { scheme: 'dark' } }
export const Russian: Story = { ...FirstTabStop, globals: { locale: 'ru' } }
export const English: Story = { ...FirstTabStop, globals: { locale: 'en' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, userEvent } from 'storybook/test'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import { SkipLink, type SkipLinkProps } from './skip-link.tsx'

const meta = {
  title: 'Navigation/Skip link',
  component: SkipLink,
  args: { href: '#content', children: '', focused: true },
  parameters: { docs: { story: { inline: false, height: '220px' } } },
  render: args => <Page {...args} />,
} satisfies Meta<PageProps>
export default meta
type Story = StoryObj<typeof meta>

interface PageProps extends SkipLinkProps {
  /** Whether the link has the focus: only then it is visible. */
  focused: boolean
}

function Page({ focused, children, ...props }: PageProps) {
  const texts = useExampleTexts()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (focused) link.current?.focus()
    else link.current?.blur()
  }, [focused])
  return (
    <>
      <SkipLink {...props} ref={link}>
        {children || undefined}
      </SkipLink>
      <p style={{ paddingBlockStart: 64 }}>
        <a href="#other">{texts.catalogue}</a>
      </p>
      <main id="content" tabIndex={-1}>
        <h1 data-text="h1">{texts.category}</h1>
      </main>
    </>
  )
}

export const Playground: Story = { tags: ['toolbar'] }
/** Invisible until the first press of Tab. */
export const WithoutFocus: Story = { args: { focused: false } }
export const FirstTabStop: Story = {
  ...WithoutFocus,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: localeFixtures(globals).messages.skipLink.label })).toHaveFocus()
  },
}

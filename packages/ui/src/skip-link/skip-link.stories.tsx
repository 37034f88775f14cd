import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, userEvent } from 'storybook/test'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { SkipLink, type SkipLinkProps } from './skip-link.tsx'

const usage: Usage = {
  when: ['As the first element of every page with a header.'],
  good: {
    text: 'Visible as soon as it is focused; here always shown.',
    Sample: () => (
      <div style={{ minBlockSize: 64 }}>
        <a href="#usage" data-text="link">
          Skip to content
        </a>
      </div>
    ),
  },
  bad: {
    text: 'A row of skip links: more to skip than to gain.',
    Sample: () => (
      <div style={{ minBlockSize: 64 }}>
        <a href="#a" data-text="link">
          Skip to search
        </a>{' '}
        ·{' '}
        <a href="#b" data-text="link">
          Skip to menu
        </a>{' '}
        ·{' '}
        <a href="#c" data-text="link">
          Skip to footer
        </a>
        <SkipLink href="#usage" />
      </div>
    ),
  },
  content: ['Says where it leads: «Skip to content».'],
}

const meta = {
  title: 'Navigation/Skip link',
  component: SkipLink,
  args: { href: '#content', children: '', focused: true },
  parameters: { usage, docs: { story: { inline: false, height: '220px' } } },
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

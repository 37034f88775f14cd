import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/index.ts'
import { InfoIcon } from '../icon/icons.tsx'
import { formatPlural } from '../internal/format-message.ts'
import { useShopUi } from '../provider/provider.tsx'
import { localeFixtures, useExampleLists } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { LiveRegion, type LiveRegionProps } from './live-region.tsx'

const usage: Usage = {
  when: ['For a result that only the eye would notice: copied, sorted, saved.', 'Once per page; change its `message`.'],
  good: {
    text: 'The result is announced and visible.',
    Sample: () => (
      <>
        <p>
          <Button size="small">Copied</Button>
        </p>
        <LiveRegion message="Copied" />
      </>
    ),
  },
  bad: {
    text: 'Typing is interrupted by every key.',
    Sample: () => (
      <>
        <p role="note">1 character · 2 characters · 3 characters …</p>
        <LiveRegion message="" />
      </>
    ),
  },
  content: [
    'A few words: «Copied», «12 products found».',
    'Say the result, not the action.',
    '`assertive` for errors only.',
  ],
}

const meta = {
  title: 'Feedback/Live region',
  component: LiveRegion,
  args: { message: '', assertive: false },
  render: args => <Announced {...args} />,
  parameters: { usage },
} satisfies Meta<typeof LiveRegion>
export default meta
type Story = StoryObj<typeof meta>

/** A live region is invisible: its text is shown here as well. */
function Announced({ message, ...rest }: LiveRegionProps) {
  const { locale, messages } = useShopUi()
  const { offline } = useExampleLists()
  const text = message || (rest.assertive ? offline : formatPlural(locale, messages.facets.found, 34))
  return (
    <>
      <p aria-hidden="true" style={{ display: 'flex', gap: 8 }}>
        <InfoIcon /> {text}
      </p>
      <LiveRegion {...rest} message={text} />
    </>
  )
}

export const Playground: Story = { tags: ['toolbar'] }
export const PoliteIsAStatus: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { locale, messages } = localeFixtures(globals)
    await expect(canvas.getByRole('status')).toHaveTextContent(formatPlural(locale, messages.facets.found, 34))
  },
}
export const Assertive: Story = {
  args: { assertive: true },
}
export const AssertiveIsAnAlert: Story = {
  ...Assertive,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(localeFixtures(globals).lists.offline)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { TextField } from '../field/index.ts'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { Toast, ToastRoot, type ToastRootProps } from './index.ts'

interface OneToastProps extends ToastRootProps {
  /** Texts; empty: in the toolbar's language. */
  text: string
  action: string
}

function OneToast({ text, action, ...props }: OneToastProps) {
  const texts = useExampleTexts()
  return (
    <Toast.Region duration={60_000}>
      <Toast.Root {...props}>
        <Toast.Description>{text || (props.variant === 'error' ? texts.offline : texts.liked)}</Toast.Description>
        <Toast.Action>{action || (props.variant === 'error' ? texts.again : texts.undo)}</Toast.Action>
        <Toast.Close />
      </Toast.Root>
    </Toast.Region>
  )
}

function Toasts() {
  const texts = useExampleTexts()
  const [shown, setShown] = useState(['success', 'error'])
  const close = (name: string) => setShown(before => before.filter(other => other !== name))
  return (
    <Toast.Region duration={60_000}>
      {shown.includes('success') && (
        <Toast.Root onOpenChange={() => close('success')}>
          <Toast.Description>{texts.liked}</Toast.Description>
          <Toast.Action>{texts.undo}</Toast.Action>
          <Toast.Close />
        </Toast.Root>
      )}
      {shown.includes('error') && (
        <Toast.Root variant="error" onOpenChange={() => close('error')}>
          <Toast.Description>{texts.offline}</Toast.Description>
          <Toast.Action>{texts.again}</Toast.Action>
          <Toast.Close />
        </Toast.Root>
      )}
    </Toast.Region>
  )
}

/** The look of a toast in its place: a real one would announce itself on this page. */
const Shown = ({ variant = 'success', children }: { variant?: 'success' | 'error'; children: ReactNode }) => (
  <div data-scope="toast" data-part="root" data-variant={variant} data-state="open">
    {children}
  </div>
)

const usage: Usage = {
  when: [
    'To confirm what has just been done, with a way to undo it.',
    'For a failure that no field stands for: no connection.',
  ],
  good: {
    text: 'What happened, and how to undo it.',
    Sample: () => (
      <Shown>
        <span data-scope="toast" data-part="description">
          Added to the wishlist
        </span>
        <span data-text="link">Undo</span>
      </Shown>
    ),
  },
  bad: {
    text: 'An error of a field far away from the field.',
    Sample: () => (
      <>
        <Shown variant="error">
          <span data-scope="toast" data-part="description">
            The e-mail is wrong
          </span>
        </Shown>
        <TextField label="E-mail" defaultValue="o.kovalenko" />
      </>
    ),
  },
  content: ['One sentence without a full stop.', 'The action is one verb.', 'No «Success!».'],
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastRoot,
  args: { defaultOpen: true, variant: 'success', text: '', action: '', children: null },
  parameters: { usage, docs: { story: { inline: false, height: '320px' } } },
  render: args => <OneToast {...args} />,
} satisfies Meta<OneToastProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const ErrorVariant: Story = { name: 'Error', args: { variant: 'error' } }
/** The first of the list is the oldest. */
export const TwoAtOnce: Story = { tags: ['toolbar'], render: () => <Toasts /> }
export const ActionClosesItsToast: Story = {
  ...TwoAtOnce,
  tags: ['!dev', '!autodocs'],
  play: async ({ globals }) => {
    const { texts } = localeFixtures(globals)
    await userEvent.click(await screen.findByRole('button', { name: texts.undo }))
    await waitFor(() => expect(screen.queryByText(texts.liked, { selector: '[data-part="description"]' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: texts.again })).toBeVisible())
  },
}

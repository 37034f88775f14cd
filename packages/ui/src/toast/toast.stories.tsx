import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { spoken, useExampleWords } from '../testing/examples.tsx'
import { Toast, ToastRegion } from './toast.tsx'

const meta = {
  title: 'Overlays/Toast',
  component: Toast,
  args: { children: '' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: () => <Toasts />,
} satisfies Meta<typeof Toast>
export default meta
type Story = StoryObj<typeof meta>

function Toasts() {
  const words = useExampleWords()
  const [shown, setShown] = useState(['done', 'error'])
  const close = (name: string) => setShown(before => before.filter(other => other !== name))
  return (
    <ToastRegion duration={60_000}>
      {shown.includes('done') && (
        <Toast onClose={() => close('done')} action={{ label: words.undo, onPress: () => {} }}>
          {words.liked}
        </Toast>
      )}
      {shown.includes('error') && (
        <Toast kind="error" onClose={() => close('error')} action={{ label: words.again, onPress: () => {} }}>
          {words.offline}
        </Toast>
      )}
    </ToastRegion>
  )
}

export const DoneAndFailed: Story = {
  play: async ({ globals }) => {
    const { words } = spoken(globals)
    await userEvent.click(await screen.findByRole('button', { name: words.undo }))
    await waitFor(() => expect(screen.queryByText(words.liked, { selector: '[data-part="text"]' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: words.again })).toBeVisible())
  },
}
/** As they stand; the first of the list is the oldest. */
export const Together: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(4))
  },
}
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }

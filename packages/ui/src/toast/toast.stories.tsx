import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import { Toast, ToastRegion } from './toast.tsx'

const meta = {
  title: 'Feedback/Toast',
  component: Toast,
  args: { children: '' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: () => <Toasts />,
} satisfies Meta<typeof Toast>
export default meta
type Story = StoryObj<typeof meta>

function Toasts() {
  const texts = useExampleTexts()
  const [shown, setShown] = useState(['success', 'error'])
  const close = (name: string) => setShown(before => before.filter(other => other !== name))
  return (
    <ToastRegion duration={60_000}>
      {shown.includes('success') && (
        <Toast onClose={() => close('success')} action={{ label: texts.undo, onPress: () => {} }}>
          {texts.liked}
        </Toast>
      )}
      {shown.includes('error') && (
        <Toast variant="error" onClose={() => close('error')} action={{ label: texts.again, onPress: () => {} }}>
          {texts.offline}
        </Toast>
      )}
    </ToastRegion>
  )
}

export const SuccessAndError: Story = {
  play: async ({ globals }) => {
    const { texts } = localeFixtures(globals)
    await userEvent.click(await screen.findByRole('button', { name: texts.undo }))
    await waitFor(() => expect(screen.queryByText(texts.liked, { selector: '[data-part="description"]' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: texts.again })).toBeVisible())
  },
}
/** Both variants; the first of the list is the oldest. */
export const BothVariants: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(4))
  },
}
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }

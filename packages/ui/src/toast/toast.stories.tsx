import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import { Toast, ToastRoot } from './index.ts'

const meta = {
  title: 'Feedback/Toast',
  component: ToastRoot,
  args: { children: '' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: () => <Toasts />,
} satisfies Meta<typeof ToastRoot>
export default meta
type Story = StoryObj<typeof meta>

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

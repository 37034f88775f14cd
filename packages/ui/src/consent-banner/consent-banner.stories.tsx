import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { CheckboxField } from '../field/index.ts'
import { spoken, useExampleWords } from '../testing/examples.tsx'
import { ConsentBanner, ConsentBannerRoot } from './index.ts'

function Example({ choices = false }: { choices?: boolean }) {
  const words = useExampleWords()
  return (
    <main style={{ minBlockSize: 480 }}>
      <ConsentBanner.Root>
        <ConsentBanner.Title>{words.consentTitle}</ConsentBanner.Title>
        <ConsentBanner.Text>{words.consentText}</ConsentBanner.Text>
        {choices && (
          <ConsentBanner.Choices>
            <CheckboxField label={words.needed} defaultChecked disabled />
            <CheckboxField label={words.measuring} />
          </ConsentBanner.Choices>
        )}
        <ConsentBanner.Actions>
          <Button>{words.refuse}</Button>
          <Button>{words.accept}</Button>
        </ConsentBanner.Actions>
      </ConsentBanner.Root>
    </main>
  )
}

const meta = {
  title: 'Page/Consent banner',
  component: ConsentBannerRoot,
  render: () => <Example />,
} satisfies Meta<typeof ConsentBannerRoot>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('region', { name: spoken(globals).words.consentTitle })).toBeVisible()
    await expect(document.activeElement).toBe(document.body)
  },
}
export const WithChoices: Story = {
  render: () => <Example choices />,
  play: async ({ canvas, globals }) => {
    const { words } = spoken(globals)
    await expect(canvas.getByRole('checkbox', { name: words.needed })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: words.measuring }))
    await expect(canvas.getByRole('checkbox', { name: words.measuring })).toBeChecked()
  },
}
export const Dark: Story = { ...WithChoices, globals: { scheme: 'dark' } }
export const Russian: Story = { ...WithChoices, globals: { locale: 'ru' } }
export const English: Story = { ...WithChoices, globals: { locale: 'en' } }

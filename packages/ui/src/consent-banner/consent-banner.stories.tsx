import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { CheckboxField } from '../field/index.ts'
import { useExampleWords } from '../internal/examples.tsx'
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Файли cookie' })).toBeVisible()
    await expect(document.activeElement).toBe(document.body)
  },
}
export const WithChoices: Story = { render: () => <Example choices /> }
export const Dark: Story = { ...WithChoices, globals: { scheme: 'dark' } }
export const Russian: Story = { ...WithChoices, globals: { locale: 'ru' } }
export const English: Story = { ...WithChoices, globals: { locale: 'en' } }

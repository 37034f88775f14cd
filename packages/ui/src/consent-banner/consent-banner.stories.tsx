import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { CheckboxField } from '../field/index.ts'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import { ConsentBanner, ConsentBannerRoot } from './index.ts'

interface ExampleProps {
  /** Texts; empty: in the toolbar's language. */
  title: string
  description: string
  choices: boolean
}

function Example({ title, description, choices }: ExampleProps) {
  const texts = useExampleTexts()
  return (
    <main style={{ minBlockSize: 480 }}>
      <ConsentBanner.Root>
        <ConsentBanner.Title>{title || texts.consentTitle}</ConsentBanner.Title>
        <ConsentBanner.Description>{description || texts.consentText}</ConsentBanner.Description>
        {choices && (
          <ConsentBanner.Choices>
            <CheckboxField label={texts.needed} defaultChecked disabled />
            <CheckboxField label={texts.measuring} />
          </ConsentBanner.Choices>
        )}
        <ConsentBanner.Footer>
          <Button>{texts.refuse}</Button>
          <Button>{texts.accept}</Button>
        </ConsentBanner.Footer>
      </ConsentBanner.Root>
    </main>
  )
}

const meta = {
  title: 'Feedback/Consent banner',
  component: ConsentBannerRoot,
  args: { title: '', description: '', choices: false },
  render: args => <Example {...args} />,
} satisfies Meta<ExampleProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const LeavesTheFocusWhereItIs: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('region', { name: localeFixtures(globals).texts.consentTitle })).toBeVisible()
    await expect(document.activeElement).toBe(document.body)
  },
}
export const WithChoices: Story = {
  tags: ['toolbar'],
  args: { choices: true },
}
export const ChoicesAreCheckboxes: Story = {
  ...WithChoices,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts } = localeFixtures(globals)
    await expect(canvas.getByRole('checkbox', { name: texts.needed })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.measuring }))
    await expect(canvas.getByRole('checkbox', { name: texts.measuring })).toBeChecked()
  },
}

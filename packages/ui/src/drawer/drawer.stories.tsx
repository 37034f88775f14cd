import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import { Drawer, DrawerContent, type DrawerContentProps } from './index.ts'

function Example(props: DrawerContentProps) {
  const texts = useExampleTexts()
  const [open, setOpen] = useState<string | null>(props.name)
  return (
    <main>
      <Button onClick={() => setOpen(props.name)}>{texts.filters}</Button>
      <Drawer.Root name={open} onNameChange={setOpen}>
        <Drawer.Content {...props}>
          <Drawer.Header>
            <Drawer.Title>{texts.filters}</Drawer.Title>
            <Drawer.Close />
          </Drawer.Header>
          <Drawer.Body>
            <p>{texts.sizeNote}</p>
          </Drawer.Body>
          <Drawer.Footer>
            <Drawer.Close asChild>
              <Button variant="accent" fullWidth>
                {texts.showGoods}
              </Button>
            </Drawer.Close>
          </Drawer.Footer>
        </Drawer.Content>
      </Drawer.Root>
    </main>
  )
}

const meta = {
  title: 'Feedback/Drawer',
  component: DrawerContent,
  args: { name: 'filters', placement: 'start' },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: args => <Example {...args} />,
} satisfies Meta<typeof DrawerContent>
export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = {
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('dialog', { name: localeFixtures(globals).texts.filters })).toHaveAttribute(
      'data-placement',
      'start',
    )
  },
}
export const End: Story = { args: { placement: 'end' } }
export const Closes: Story = {
  play: async ({ canvasElement, globals, step }) => {
    const page = within(canvasElement.ownerDocument.body)
    await step('the button in its footer closes it', async () => {
      await userEvent.click(await page.findByRole('button', { name: localeFixtures(globals).texts.showGoods }))
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    })
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }

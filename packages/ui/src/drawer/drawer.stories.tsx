import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { spoken, useExampleWords } from '../testing/examples.tsx'
import { Drawer, DrawerContent, type DrawerContentProps } from './index.ts'

function Example(props: DrawerContentProps) {
  const words = useExampleWords()
  const [open, setOpen] = useState<string | null>(props.name)
  return (
    <main>
      <Button onClick={() => setOpen(props.name)}>{words.filters}</Button>
      <Drawer.Root name={open} onNameChange={setOpen}>
        <Drawer.Content {...props}>
          <Drawer.Head>
            <Drawer.Title>{words.filters}</Drawer.Title>
            <Drawer.Close />
          </Drawer.Head>
          <Drawer.Body>
            <p>{words.sizeNote}</p>
          </Drawer.Body>
          <Drawer.Foot>
            <Drawer.Close asChild>
              <Button variant="accent" wide>
                {words.showGoods}
              </Button>
            </Drawer.Close>
          </Drawer.Foot>
        </Drawer.Content>
      </Drawer.Root>
    </main>
  )
}

const meta = {
  title: 'Overlays/Drawer',
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
    await expect(await page.findByRole('dialog', { name: spoken(globals).words.filters })).toHaveAttribute(
      'data-placement',
      'start',
    )
  },
}
export const End: Story = { args: { placement: 'end' } }
export const Closes: Story = {
  play: async ({ canvasElement, globals, step }) => {
    const page = within(canvasElement.ownerDocument.body)
    await step('its foot takes what was chosen and closes it', async () => {
      await userEvent.click(await page.findByRole('button', { name: spoken(globals).words.showGoods }))
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    })
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Modal } from '../modal/index.ts'
import { ExamplePicture, spoken, useExampleWords } from '../testing/examples.tsx'
import { GalleryZoom, GalleryZoomView, type GalleryZoomViewProps } from './index.ts'

const meta = {
  title: 'Product/Gallery zoom',
  component: GalleryZoomView,
  args: { onLevelChange: fn() },
  render: args => <Zoomed {...args} />,
} satisfies Meta<typeof GalleryZoomView>
export default meta
type Story = StoryObj<typeof meta>

function Zoomed(props: GalleryZoomViewProps) {
  const words = useExampleWords()
  return (
    <GalleryZoomView {...props}>
      <ExamplePicture name="jacket-front" alt={words.jacketAlt} />
    </GalleryZoomView>
  )
}
function InDialog(props: GalleryZoomViewProps) {
  const words = useExampleWords()
  const [open, setOpen] = useState<string | null>(null)
  return (
    <main style={{ minBlockSize: 640 }}>
      <GalleryZoom.Button onClick={() => setOpen('zoom')} />
      <Modal.Root name={open} onNameChange={setOpen}>
        <Modal.Content name="zoom">
          <Modal.Head>
            <Modal.Title>{words.zoom}</Modal.Title>
            <Modal.Close />
          </Modal.Head>
          <Modal.Body>
            <Zoomed {...props} />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </main>
  )
}

export const Playground: Story = {
  play: async ({ canvas, args, globals }) => {
    const names = spoken(globals).messages.galleryZoom
    const further = canvas.getByRole('button', { name: names.further })
    await expect(further).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: names.closer }))
    await userEvent.click(canvas.getByRole('button', { name: names.closer }))
    await expect(args.onLevelChange).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByRole('button', { name: names.closer })).toBeDisabled()
  },
}
export const OverThePage: Story = {
  render: args => <InDialog {...args} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const { words, messages } = spoken(globals)
    await userEvent.click(canvas.getByRole('button', { name: messages.galleryZoom.open }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = await page.findByRole('dialog', { name: words.zoom })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const Near: Story = { args: { defaultLevel: 2 } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }

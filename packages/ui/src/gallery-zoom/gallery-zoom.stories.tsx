import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Modal } from '../modal/index.ts'
import { ExamplePicture, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { GalleryZoom, GalleryZoomView, type GalleryZoomViewProps } from './index.ts'

const usage: Usage = {
  when: [
    'When a picture has more detail than its place shows: seams, pictograms, labels.',
    'Inside a modal that is opened from the gallery.',
  ],
  good: {
    text: 'A large picture with buttons for every gesture.',
    Sample: () => (
      <div style={{ blockSize: 320, display: 'grid' }}>
        <GalleryZoom.View>
          <img src="./goods/jacket-front.svg" alt="Work jacket from the front" />
        </GalleryZoom.View>
      </div>
    ),
  },
  bad: {
    text: 'A small icon: zooming in shows nothing new.',
    Sample: () => (
      <div style={{ blockSize: 320, display: 'grid' }}>
        <GalleryZoom.View>
          <img src="./favicon.svg" alt="" style={{ inlineSize: 32 }} />
        </GalleryZoom.View>
      </div>
    ),
  },
  content: ['The dialog is titled with the product.', 'The alternative text is the one of the gallery.'],
}

const meta = {
  title: 'Commerce/Gallery zoom',
  component: GalleryZoomView,
  args: { defaultLevel: 1, index: 0, count: 3, onLevelChange: fn() },
  render: args => <ZoomView {...args} />,
  parameters: { usage },
} satisfies Meta<typeof GalleryZoomView>
export default meta
type Story = StoryObj<typeof meta>

function ZoomView(props: GalleryZoomViewProps) {
  const texts = useExampleTexts()
  return (
    <GalleryZoomView {...props}>
      <ExamplePicture name="jacket-front" alt={texts.jacketAlt} />
    </GalleryZoomView>
  )
}
function InDialogExample(props: GalleryZoomViewProps) {
  const texts = useExampleTexts()
  const [open, setOpen] = useState<string | null>('zoom')
  return (
    <main style={{ minBlockSize: 640 }}>
      <GalleryZoom.Trigger onClick={() => setOpen('zoom')} />
      <Modal.Root name={open} onNameChange={setOpen}>
        <Modal.Content name="zoom">
          <Modal.Header>
            <Modal.Title>{texts.zoom}</Modal.Title>
            <Modal.Close />
          </Modal.Header>
          <Modal.Body>
            <ZoomView {...props} />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </main>
  )
}

export const Playground: Story = {}
export const ZoomsInSteps: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const names = localeFixtures(globals).messages.galleryZoom
    const zoomOut = canvas.getByRole('button', { name: names.zoomOut })
    await expect(zoomOut).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: names.zoomIn }))
    await userEvent.click(canvas.getByRole('button', { name: names.zoomIn }))
    await expect(args.onLevelChange).toHaveBeenLastCalledWith(3, expect.anything())
    await expect(canvas.getByRole('button', { name: names.zoomIn })).toBeDisabled()
  },
}
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  render: args => <InDialogExample {...args} />,
}
export const OpensByItsTrigger: Story = {
  ...InDialog,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, globals }) => {
    const { texts, messages } = localeFixtures(globals)
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog', { name: texts.zoom })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: messages.galleryZoom.open }))
    const dialog = await page.findByRole('dialog', { name: texts.zoom })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const ZoomedIn: Story = { tags: ['toolbar'], args: { defaultLevel: 2 } }

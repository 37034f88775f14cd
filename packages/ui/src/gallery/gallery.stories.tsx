import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { fill } from '../internal/words.ts'
import { ExamplePicture, spoken, useExampleWords } from '../testing/examples.tsx'
import * as Gallery from './parts.ts'

const meta = {
  title: 'Product/Gallery',
  component: Gallery.Root,
  args: { count: 3 },
  render: args => <Pictures {...args} />,
} satisfies Meta<typeof Gallery.Root>
export default meta
type Story = StoryObj<typeof meta>

function Pictures(args: { count: number }) {
  const words = useExampleWords()
  const pictures = [
    { name: 'jacket-front', label: words.front },
    { name: 'jacket-back', label: words.back },
    { name: 'detail-pocket', label: words.pocket },
  ]
  return (
    <div style={{ maxInlineSize: 720 }}>
      <Gallery.Root {...args}>
        <Gallery.Thumbs>
          {pictures.map(({ name, label }, index) => (
            <Gallery.Thumb key={name} index={index} aria-label={label} detail={name.startsWith('detail')}>
              <ExamplePicture name={name} />
            </Gallery.Thumb>
          ))}
        </Gallery.Thumbs>
        <Gallery.Stage>
          <Gallery.Track>
            {pictures.map(({ name, label }, index) => (
              <Gallery.Slide key={name} index={index}>
                <ExamplePicture name={name} alt={`${words.jacket}: ${label}`} />
              </Gallery.Slide>
            ))}
          </Gallery.Track>
          <div style={{ position: 'absolute', insetBlockStart: 16, insetInlineStart: 24 }}>
            <Badge kind="sale">−16 %</Badge>
          </div>
          <div style={{ position: 'absolute', insetBlockEnd: 20, insetInlineEnd: 12, display: 'flex', gap: 8 }}>
            <Gallery.Previous />
            <Gallery.Next />
          </div>
        </Gallery.Stage>
      </Gallery.Root>
    </div>
  )
}

export const ThreePictures: Story = {
  play: async ({ canvas, globals, step }) => {
    const { words, messages } = spoken(globals)
    const names = messages.gallery
    await step('buttons and thumbnails agree', async () => {
      await expect(canvas.getByRole('button', { name: names.previous })).toBeDisabled()
      await userEvent.click(canvas.getByRole('button', { name: names.next }))
      await expect(canvas.getByRole('tab', { name: words.back })).toHaveAttribute('aria-selected', 'true')
    })
    await step('arrow keys go round', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: words.pocket }))
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('tab', { name: words.front })).toHaveFocus()
      await waitFor(() =>
        expect(canvas.getByRole('tabpanel', { name: fill(names.slide, { index: 1, total: 3 }) })).toBeVisible(),
      )
    })
  },
}
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

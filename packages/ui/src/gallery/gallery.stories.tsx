import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/badge.tsx'
import { ExamplePicture, useExampleTexts } from '../testing/examples.tsx'
import type { GalleryRootProps } from './gallery.tsx'
import * as Gallery from './parts.ts'

const meta = {
  title: 'Commerce/Gallery',
  component: Gallery.Root,
  args: { count: 3, defaultIndex: 0 },
  argTypes: { count: { control: { type: 'number', min: 1, max: 3 } } },
  render: args => <Pictures {...args} />,
} satisfies Meta<typeof Gallery.Root>
export default meta
type Story = StoryObj<typeof meta>

function Pictures({ count, ...props }: GalleryRootProps) {
  const texts = useExampleTexts()
  const images = [
    { name: 'jacket-front', label: texts.front },
    { name: 'jacket-back', label: texts.back },
    { name: 'detail-pocket', label: texts.pocket },
  ].slice(0, count)
  return (
    <div style={{ maxInlineSize: 720 }}>
      <Gallery.Root {...props} count={images.length}>
        <Gallery.Thumbnails>
          {images.map(({ name, label }, index) => (
            <Gallery.Thumbnail key={name} index={index} aria-label={label} closeUp={name.startsWith('detail')}>
              <ExamplePicture name={name} />
            </Gallery.Thumbnail>
          ))}
        </Gallery.Thumbnails>
        <Gallery.Viewport>
          <Gallery.Track>
            {images.map(({ name, label }, index) => (
              <Gallery.Slide key={name} index={index}>
                <ExamplePicture name={name} alt={`${texts.jacket}: ${label}`} />
              </Gallery.Slide>
            ))}
          </Gallery.Track>
          <div style={{ position: 'absolute', insetBlockStart: 16, insetInlineStart: 24 }}>
            <Badge variant="sale">−16 %</Badge>
          </div>
          <div style={{ position: 'absolute', insetBlockEnd: 20, insetInlineEnd: 12, display: 'flex', gap: 8 }}>
            <Gallery.Previous />
            <Gallery.Next />
          </div>
        </Gallery.Viewport>
      </Gallery.Root>
    </div>
  )
}

export const Playground: Story = { tags: ['toolbar'] }
export const SecondPicture: Story = { args: { defaultIndex: 1 } }

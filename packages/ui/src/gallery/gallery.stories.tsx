import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/badge.tsx'
import { ExamplePicture, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import type { GalleryRootProps } from './gallery.tsx'
import * as Gallery from './parts.ts'

const pictures = [
  { src: './goods/jacket-front.svg', label: 'From the front' },
  { src: './goods/jacket-back.svg', label: 'From behind' },
]

const usage: Usage = {
  when: ['For two or more pictures of one product.', 'With thumbnails, so that everybody sees how many there are.'],
  good: {
    text: 'Thumbnails and arrows: the pictures can be counted and reached.',
    Sample: () => (
      <Gallery.Root count={2}>
        <Gallery.Thumbnails>
          {pictures.map(({ src, label }, index) => (
            <Gallery.Thumbnail key={src} index={index} aria-label={label}>
              <img src={src} alt="" />
            </Gallery.Thumbnail>
          ))}
        </Gallery.Thumbnails>
        <Gallery.Viewport>
          <Gallery.Track>
            {pictures.map(({ src, label }, index) => (
              <Gallery.Slide key={src} index={index}>
                <img src={src} alt={label} />
              </Gallery.Slide>
            ))}
          </Gallery.Track>
          <Gallery.Previous />
          <Gallery.Next />
        </Gallery.Viewport>
      </Gallery.Root>
    ),
  },
  bad: {
    text: 'Without thumbnails and arrows nobody knows that there is a second picture.',
    Sample: () => (
      <Gallery.Root count={2}>
        <Gallery.Viewport>
          <Gallery.Track>
            {pictures.map(({ src, label }, index) => (
              <Gallery.Slide key={src} index={index}>
                <img src={src} alt={label} />
              </Gallery.Slide>
            ))}
          </Gallery.Track>
        </Gallery.Viewport>
      </Gallery.Root>
    ),
  },
  content: ['The alternative text says what this picture shows: «From behind».', 'No text inside the pictures.'],
}

const meta = {
  title: 'Commerce/Gallery',
  component: Gallery.Root,
  args: { count: 3, defaultIndex: 0 },
  argTypes: { count: { control: { type: 'number', min: 1, max: 3 } } },
  render: args => <Pictures {...args} />,
  parameters: { usage },
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

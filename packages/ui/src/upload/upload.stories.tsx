import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useShopUi } from '../provider/provider.tsx'
import { Column, exampleLocaleOf } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { Upload, type UploadFile, type UploadRootProps, type UploadTransport } from './index.ts'

const texts = {
  uk: {
    title: 'Фото',
    hint: 'До 3 фото у форматі JPEG або PNG, щонайбільше 5 МБ кожне.',
    missing: 'Додайте фото браку',
  },
  ru: {
    title: 'Фото',
    hint: 'До 3 фото в формате JPEG или PNG, не больше 5 МБ каждое.',
    missing: 'Добавьте фото брака',
  },
  en: { title: 'Photos', hint: 'Up to 3 photos, JPEG or PNG, 5 MB each.', missing: 'Add a photo of the fault' },
} as const

const done: UploadTransport = async file => ({ value: file.name })

interface PlaygroundArgs extends UploadRootProps {
  hasError: boolean
}

function Photos({ hasError, ...root }: PlaygroundArgs) {
  const words = texts[exampleLocaleOf(useShopUi().locale)]
  return (
    <Column width={560}>
      <Upload.Root {...root} error={root.error || (hasError && words.missing)}>
        <Upload.Title>{words.title}</Upload.Title>
        <Upload.Description>{words.hint}</Upload.Description>
        <Upload.Trigger />
        <Upload.Error />
        <Upload.Items />
        <Upload.Progress />
      </Upload.Root>
    </Column>
  )
}

const usage: Usage = {
  when: ['For photos of a damaged product or of a review.', 'For documents of a company.'],
  good: {
    text: 'Limits are told before the choice.',
    Sample: () => (
      <Upload.Root name="photos" accept="image/jpeg,image/png" maxFiles={5} maxSize={10_000_000}>
        <Upload.Title>Photos</Upload.Title>
        <Upload.Description>Up to 5 photos, JPEG or PNG, 10 MB each.</Upload.Description>
        <Upload.Trigger />
      </Upload.Root>
    ),
  },
  bad: {
    text: 'Nothing says what is accepted: the buyer learns it by an error.',
    Sample: () => (
      <Upload.Root name="file" accept="image/jpeg" maxFiles={1} maxSize={100_000}>
        <Upload.Title>File</Upload.Title>
        <Upload.Trigger />
      </Upload.Root>
    ),
  },
  content: [
    'Kinds of files by the names people know: JPEG, PDF.',
    'Sizes in MB.',
    'An error says what is wrong with which file, and what to choose instead.',
  ],
}

const meta = {
  title: 'Forms/Upload',
  component: Upload.Root,
  args: {
    accept: 'image/jpeg,image/png',
    maxFiles: 3,
    maxSize: 5_000_000,
    name: 'photos',
    hasError: false,
    disabled: false,
  },
  render: args => <Photos {...args} />,
  parameters: { usage },
} satisfies Meta<PlaygroundArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { upload: done },
}
const files: readonly UploadFile[] = [
  { id: 1, name: 'seam.jpg', size: 2_400_000, status: 'uploaded' },
  { id: 2, name: 'label.jpg', size: 3_150_000, status: 'uploading', progress: 0.6 },
  { id: 3, name: 'sleeve-with-a-rather-long-file-name-from-a-camera-0001.jpg', size: 840_000, status: 'waiting' },
]
export const Uploading: Story = {
  tags: ['toolbar'],
  args: { files },
}
export const ProgressIsSaid: Story = {
  ...Uploading,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.6')
  },
}
/** Each limit says what is wrong, why, and what to do; a failed upload can be tried again. */
export const Failed: Story = {
  args: {
    files: [
      { id: 1, name: 'receipt.txt', size: 1200, status: 'failed', issue: 'type' },
      { id: 2, name: 'panorama.jpg', size: 12_300_000, status: 'failed', issue: 'size' },
      { id: 3, name: 'fourth.jpg', size: 900_000, status: 'failed', issue: 'count' },
      { id: 4, name: 'seam.jpg', size: 2_400_000, status: 'failed', canRetry: true },
    ],
  },
}
export const FailuresAreAlerts: Story = {
  ...Failed,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(4)
  },
}
export const Missing: Story = { args: { hasError: true } }
export const Disabled: Story = { args: { disabled: true, files: files.slice(0, 1) } }
/** One file only. */
export const OneFile: Story = { args: { maxFiles: 1 } }

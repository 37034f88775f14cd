import type { Usage } from '../testing/usage.ts'
import { Upload } from './index.ts'

export const usage: Usage = {
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

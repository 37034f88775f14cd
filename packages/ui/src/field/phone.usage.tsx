import { TextField } from '../field/index.ts'
import type { Usage } from '../testing/usage.ts'
import { PhoneField } from './index.ts'

export const usage: Usage = {
  when: ['For one phone number; the country comes from `mask`.'],
  good: {
    text: 'The number is grouped while it is typed.',
    Sample: () => (
      <>
        <PhoneField label="Phone" defaultValue="0671234567" />
      </>
    ),
  },
  bad: {
    text: 'A format that the user has to keep.',
    Sample: () => (
      <>
        <TextField label="Phone" error="Use the format +38(0XX)XXX-XX-XX" defaultValue="067 123 45 67" />
      </>
    ),
  },
  content: ['Say what the number is for: «The courier calls it».', 'Never refuse a number because of its spaces.'],
}

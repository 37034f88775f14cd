import type { Usage } from '../testing/usage.ts'
import { TextareaField, TextField } from './index.ts'

export const usage: Usage = {
  when: [
    'For texts of more than one line: a comment, a review, a question.',
    'With `max` where the server has a limit.',
  ],
  good: {
    text: 'Room for the expected length, and the limit beforehand.',
    Sample: () => (
      <>
        <TextareaField label="Comment on the order" hint="For example: call an hour before" max={700} optional />
      </>
    ),
  },
  bad: {
    text: 'One line for a long text.',
    Sample: () => (
      <>
        <TextField label="Describe the problem in detail" />
      </>
    ),
  },
  content: ['The hint gives an example.', '`rows` shows how much is expected.'],
}

import { Button } from '../button/index.ts'
import { TextareaField, TextField } from '../field/index.ts'
import type { Usage } from '../testing/usage.ts'
import { ReviewForm } from './index.ts'

export const usage: Usage = {
  when: ['To rate a product and write about it.', 'The grade is asked first: it is all that is needed.'],
  good: {
    text: 'The grade, and a text that may be left out.',
    Sample: () => (
      <>
        <ReviewForm.Root>
          <ReviewForm.Grade required />
          <TextareaField label="Review" optional />
          <ReviewForm.Footer>
            <Button variant="accent">Submit review</Button>
          </ReviewForm.Footer>
        </ReviewForm.Root>
      </>
    ),
  },
  bad: {
    text: 'A questionnaire: most people give up.',
    Sample: () => (
      <>
        <ReviewForm.Root>
          <TextField label="Advantages" required />
          <TextField label="Disadvantages" required />
          <TextareaField label="Review" required />
          <ReviewForm.Footer>
            <Button variant="accent">OK</Button>
          </ReviewForm.Footer>
        </ReviewForm.Root>
      </>
    ),
  },
  content: [
    'Say when a review appears, and that the e-mail is not shown.',
    'Grades have words, from the messages: «4: Great».',
  ],
}

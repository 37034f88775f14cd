import type { Usage } from '../testing/usage.ts'
import { ErrorSummary } from './index.ts'

export const usage: Usage = {
  when: ['Above a form with more than two fields, after a failed submit.'],
  good: {
    text: 'Each entry names its field and leads to it.',
    Sample: () => (
      <>
        <ErrorSummary
          errors={[
            { id: 'e-city', text: 'City: choose one' },
            { id: 'e-mail', text: 'E-mail: it must contain @' },
          ]}
        />
      </>
    ),
  },
  bad: {
    text: 'It does not say what is wrong, or where.',
    Sample: () => (
      <>
        <ErrorSummary
          errors={[
            { id: 'e-city', text: 'Invalid value' },
            { id: 'e-mail', text: 'Invalid value' },
          ]}
        />
      </>
    ),
  },
  content: [
    'The label of the field, a colon, what to do.',
    'In the order of the fields.',
    'The same words as beside the field.',
  ],
}

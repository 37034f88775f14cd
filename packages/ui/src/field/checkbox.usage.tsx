import type { Usage } from '../testing/usage.ts'
import { CheckboxField } from './index.ts'

export const usage: Usage = {
  when: [
    'For a yes or no that takes effect with the form: «Call me about the order».',
    'For several of many: features in a filter.',
  ],
  good: {
    text: 'A positive statement that is true when it is ticked.',
    Sample: () => (
      <>
        <CheckboxField label="Call me about the order" defaultChecked />
      </>
    ),
  },
  bad: {
    text: 'A negation: ticking means «no».',
    Sample: () => (
      <>
        <CheckboxField label="Do not call me about the order" />
      </>
    ),
  },
  content: [
    'A statement, not a question.',
    'Consent is never ticked beforehand.',
    'A group of checkboxes has a fieldset with a legend.',
  ],
}

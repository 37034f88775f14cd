import type { Usage } from '../testing/usage.ts'
import { EmailField, TextField } from './index.ts'

export const usage: Usage = {
  when: [
    'For every value that is typed: the ready-made fields for text, e-mail, phone, password.',
    '`Field.*` for a field of your own: the same label, hint and error.',
  ],
  good: {
    text: 'The label stays visible, the error says how to mend it.',
    Sample: () => (
      <>
        <EmailField
          label="E-mail"
          hint="We send the receipt there"
          defaultValue="o.kovalenko"
          error="The e-mail must contain @"
        />
      </>
    ),
  },
  bad: {
    text: 'A placeholder instead of a label vanishes while typing; «invalid» does not help.',
    Sample: () => (
      <>
        <TextField label="" placeholder="E-mail" error="Invalid" />
      </>
    ),
  },
  content: [
    'A noun as label, without a colon.',
    'The hint says what for, or in which form; not «Enter your e-mail».',
    'An error says what is wrong and what to do.',
    'Mark the optional fields, not the required ones.',
  ],
}

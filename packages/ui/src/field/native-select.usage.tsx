import { TextField } from '../field/index.ts'
import type { Usage } from '../testing/usage.ts'
import { SelectField } from './index.ts'

export const usage: Usage = {
  when: [
    'For one of about six to thirty known values.',
    'On phones: the wheel of the system is the fastest list there.',
  ],
  good: {
    text: 'Known values in an order that can be foreseen.',
    Sample: () => (
      <>
        <SelectField label="Subject">
          <option>Delivery</option>
          <option>Returns</option>
          <option>Invoice</option>
        </SelectField>
      </>
    ),
  },
  bad: {
    text: 'A free text where only three answers exist.',
    Sample: () => (
      <>
        <TextField label="Subject" hint="Delivery, returns or invoice" />
      </>
    ),
  },
  content: [
    'Options in the same form: all nouns or all verbs.',
    'Start with the most frequent value, or with «Choose…» where none is likely.',
  ],
}

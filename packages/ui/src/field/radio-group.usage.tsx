import type { Usage } from '../testing/usage.ts'
import { RadioGroup, RadioGroupItem, SelectField } from './index.ts'

export const usage: Usage = {
  when: [
    'For one of two to seven values that differ in price or effect: delivery, payment.',
    'When the description of every value has to be seen.',
  ],
  good: {
    text: 'Every choice with its terms and its price.',
    Sample: () => (
      <>
        <RadioGroup label="Delivery" defaultValue="branch">
          <RadioGroupItem value="branch" title="Branch" description="Up to 30 kg" aside="95 ₴" />
          <RadioGroupItem value="courier" title="Courier" description="To the door" aside="140 ₴" />
        </RadioGroup>
      </>
    ),
  },
  bad: {
    text: 'Two values behind a select: the second one is not seen.',
    Sample: () => (
      <>
        <SelectField label="Delivery">
          <option>Branch, 95 ₴</option>
          <option>Courier, 140 ₴</option>
        </SelectField>
      </>
    ),
  },
  content: [
    'Titles of the same form, one to three words.',
    'The description says what differs.',
    'Preselect only what costs nothing.',
  ],
}

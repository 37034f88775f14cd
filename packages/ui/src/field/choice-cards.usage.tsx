import type { Usage } from '../testing/usage.ts'
import { RadioGroup, RadioGroupItem } from './index.ts'

export const usage: Usage = {
  when: [
    'For two to six options that are compared by price, day or condition: delivery, payment, extra services.',
    'Where an option that is not available has to say why.',
  ],
  good: {
    text: 'What differs stands at the same place of every card.',
    Sample: () => (
      <RadioGroup label="Delivery method" layout="grid" defaultValue="branch">
        <RadioGroupItem value="branch" title="Branch" description="Kept for 7 days" aside="95 ₴" />
        <RadioGroupItem value="courier" title="Courier" description="Tomorrow from 9:00" aside="140 ₴" />
      </RadioGroup>
    ),
  },
  bad: {
    text: 'Cards without anything to compare only take room: use plain radios or a select.',
    Sample: () => (
      <RadioGroup label="Title" layout="grid" defaultValue="ms">
        <RadioGroupItem value="ms" title="Ms" />
        <RadioGroupItem value="mr" title="Mr" />
      </RadioGroup>
    ),
  },
  content: [
    'A title of one to three words.',
    'One line of description.',
    'The reason replaces nothing: it comes in addition.',
  ],
}

import type { Usage } from '../testing/usage.ts'
import { ListboxField } from './index.ts'

export const usage: Usage = {
  when: [
    'For a choice from seven or more options that need a second line, a picture or a reason.',
    'Where the look of the open list has to be that of the shop.',
  ],
  good: {
    text: 'The second line tells what the choice means.',
    Sample: () => (
      <ListboxField
        label="Country"
        defaultValue="ua"
        items={[
          { value: 'ua', text: 'Ukraine', detail: 'Delivery in 1–3 days' },
          { value: 'pl', text: 'Poland', detail: 'Delivery in 4–6 days' },
        ]}
      />
    ),
  },
  bad: {
    text: 'Two options hide behind a press: use radios.',
    Sample: () => (
      <ListboxField
        label="Gift wrapping"
        placeholder="Choose"
        items={[
          { value: 'yes', text: 'Yes' },
          { value: 'no', text: 'No' },
        ]}
      />
    ),
  },
  content: [
    'The label names the field; the placeholder only asks to choose.',
    'Options begin with the word that differs.',
  ],
}

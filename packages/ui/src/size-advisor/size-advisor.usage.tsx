import { Button } from '../button/index.ts'
import { TextField } from '../field/index.ts'
import type { Usage } from '../testing/usage.ts'
import { SizeAdvisor } from './index.ts'

const chart = [
  { value: '50', name: '50', ranges: { chest: [98, 101] } },
  { value: '52', name: '52', ranges: { chest: [102, 105] } },
] as const

export const usage: Usage = {
  when: ['Beside the sizes of a product that has a chart.', 'When two or three measurements decide.'],
  good: {
    text: 'The advice comes with the button that follows it.',
    Sample: () => (
      <>
        <SizeAdvisor
          measures={[{ name: 'chest', label: 'Chest', min: 70, max: 160 }]}
          chart={chart}
          defaultValues={{ chest: '103' }}
          action={size => <Button>{`Choose ${size.name}`}</Button>}
        />
      </>
    ),
  },
  bad: {
    text: 'A number without a word on what to measure.',
    Sample: () => (
      <>
        <TextField label="Your size?" defaultValue="103" />
      </>
    ),
  },
  content: ['Say where to measure, and in which unit.', 'An advice is a suggestion: «Size 52 should fit».'],
}

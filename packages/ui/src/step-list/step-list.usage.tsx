import { Button } from '../button/index.ts'
import type { Usage } from '../testing/usage.ts'
import { StepList } from './index.ts'

export const usage: Usage = {
  when: ['For a form in two to five steps on one page: a checkout.', 'Done steps are summarised and can be changed.'],
  good: {
    text: 'A noun for every step, and the way back.',
    Sample: () => (
      <>
        <StepList.Root>
          <StepList.Item number={1} state="done">
            <StepList.Header>
              <StepList.Title>Delivery</StepList.Title>
              <Button variant="quiet">Change delivery</Button>
            </StepList.Header>
          </StepList.Item>
          <StepList.Item number={2} state="open">
            <StepList.Header>
              <StepList.Title>Contact</StepList.Title>
            </StepList.Header>
          </StepList.Item>
        </StepList.Root>
      </>
    ),
  },
  bad: {
    text: 'Steps that say nothing, and no way back.',
    Sample: () => (
      <>
        <StepList.Root>
          <StepList.Item number={1} state="done">
            <StepList.Header>
              <StepList.Title>Step 1</StepList.Title>
            </StepList.Header>
          </StepList.Item>
          <StepList.Item number={2} state="open">
            <StepList.Header>
              <StepList.Title>Step 2</StepList.Title>
            </StepList.Header>
          </StepList.Item>
        </StepList.Root>
      </>
    ),
  },
  content: ['Titles are nouns: «Delivery», «Payment».', '«Change» repeats the title for screen readers.'],
}

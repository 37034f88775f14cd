import type { Step } from '@shop/flows/checkout/rules'
import { Button } from '@shop/ui/button'
import { StepList } from '@shop/ui/step-list'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import { stepNumber } from './form.ts'

interface StepFrameProps {
  step: Step
  state: 'open' | 'done' | 'closed'
  words: CheckoutWords
  /** Beside the heading of the open step. */
  aside?: ReactNode
  /** Content of a finished step. */
  facts?: ReactNode
  /** Opens the step again; without scripts its link does. */
  onEdit: (step: Step) => void
  /** The form of the open step. */
  children: ReactNode
}

/** A step: its form while open, a summary when finished, otherwise its name. */
export function StepFrame({ step, state, words, aside, facts, onEdit, children }: StepFrameProps) {
  const hint = step === 'contact' ? null : words.stepHints[step]
  return (
    <StepList.Item state={state} number={stepNumber(step)} id={`step-${step}`}>
      <StepList.Header>
        <StepList.Title>{words.steps[step]}</StepList.Title>
        {state === 'open' && aside && <span data-text="caption">{aside}</span>}
        {state === 'closed' && hint && <span data-text="caption">{hint}</span>}
        {state === 'done' && step !== 'payment' && (
          <Form
            method="get"
            onSubmit={event => {
              event.preventDefault()
              onEdit(step)
            }}
          >
            <input type="hidden" name="step" value={step} />
            <Button type="submit" variant="quiet">
              {words.edit}
              <span data-visually-hidden=""> {words.editTargets[step]}</span>
            </Button>
          </Form>
        )}
      </StepList.Header>
      {state === 'open' && <StepList.Content>{children}</StepList.Content>}
      {state === 'done' && (
        <StepList.Content>
          <StepList.Facts>{facts}</StepList.Facts>
        </StepList.Content>
      )}
    </StepList.Item>
  )
}

'use client'
import { type ComponentPropsWithRef, createContext, type ReactNode, use, useId, useMemo } from 'react'
import { CheckIcon } from '../icon/icons.tsx'
import { anatomy } from '../internal/anatomy.ts'
import { part } from '../internal/part.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { stepListData } from './step-list.data.ts'

const at = /* @__PURE__ */ anatomy<typeof stepListData>('step-list')

/** `closed`: not yet. `open`: being filled in. `done`: filled in, shown in short. */
export type StepState = 'closed' | 'open' | 'done'

interface Step {
  titleId: string
}
const StepContext = /* @__PURE__ */ createContext<Step | null>(null)

function useStep(part: string): Step {
  const step = use(StepContext)
  if (step) return step
  throw new Error(`@shop/ui: <StepList.${part}> belongs to no step. Put it inside <StepList.Step>.`)
}

/** Steps under each other, all in sight. Renders a `<div>`. */
export const StepListRoot = /* @__PURE__ */ part('div', at('root'))

export interface StepListStepProps extends ComponentPropsWithRef<'section'> {
  /** Done, open or still closed. */
  state: StepState
  /** Its number, from 1. A finished step shows a tick instead, which is spoken as a word. */
  number: number
}

/** One step, named by its title. Renders a `<section>` with the number in front. */
export function StepListStep({ state, number, children, ...rest }: StepListStepProps) {
  const { messages } = useShopUi()
  const titleId = useId()
  const step = useMemo(() => ({ titleId }), [titleId])
  return (
    <StepContext value={step}>
      <section aria-labelledby={titleId} {...rest} data-state={state} {...at('step')}>
        <span {...at('number')}>
          {state === 'done' ? (
            <>
              <CheckIcon />
              <span data-visually-hidden="">{messages.steps.done}</span>
            </>
          ) : (
            number
          )}
        </span>
        {children}
      </section>
    </StepContext>
  )
}

/** Title and, beside it, a remark or the button to change a finished step. Renders a `<div>`. */
export const StepListHead = /* @__PURE__ */ part('div', at('head'))

/** Names the step; can take the focus when the step opens. Renders an `<h2>`. */
export function StepListTitle(props: ComponentPropsWithRef<'h2'>) {
  const { titleId } = useStep('Title')
  return <h2 tabIndex={-1} {...props} id={titleId} {...at('title')} />
}

/** The form of an open step, or the facts of a finished one. Renders a `<div>`. */
export const StepListBody = /* @__PURE__ */ part('div', at('body'))
/** What a finished step holds, in short. Renders a `<dl>`. */
export const StepListFacts = /* @__PURE__ */ part('dl', at('facts'))

export interface StepListFactProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** «Phone» */
  term: ReactNode
  /** The value. */
  children: ReactNode
}

/** One fact. Renders `<div>` with `<dt>` and `<dd>`. */
export function StepListFact({ term, children, ...rest }: StepListFactProps) {
  return (
    <div {...rest} {...at('fact')}>
      <dt {...at('term')}>{term}</dt>
      <dd {...at('value')}>{children}</dd>
    </div>
  )
}

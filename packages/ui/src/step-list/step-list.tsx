'use client'
import { type ComponentPropsWithRef, createContext, type ReactNode, useId, useMemo } from 'react'
import { CheckIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { createPart } from '../internal/create-part.ts'
import { usePart } from '../internal/use-part.ts'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { stepListData } from './step-list.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof stepListData>('step-list')

/** `closed`: upcoming. `open`: current. `done`: completed, shown as a summary. */
export type StepState = 'closed' | 'open' | 'done'

interface Step {
  titleId: string
}
const StepContext = /* @__PURE__ */ createContext<Step | null>(null)

const useStep = (part: string) => usePart(StepContext, `StepList.${part}`, 'StepList.Item')

/**
 * Steps below each other, all visible. Renders a `<div>`.
 *
 * Each step is a section named by its title; the check icon has a text. Not for steps on pages of their own.
 */
export const StepListRoot = /* @__PURE__ */ createPart('div', attrs('root'))

export interface StepListItemProps extends ComponentPropsWithRef<'section'> {
  /** State of the step. */
  state: StepState
  /** Step number, from 1. A completed step shows a check icon with a text for screen readers. */
  number: number
  /** Shown instead of the number of a completed step; `null`: none. @default a check mark */
  icon?: ReactNode
}

/** One step, labelled by its title. Renders a `<section>` with the number in front. */
export function StepListItem({ state, number, icon = <CheckIcon />, children, ...rest }: StepListItemProps) {
  const { messages } = useShopUi()
  const titleId = useId()
  const step = useMemo(() => ({ titleId }), [titleId])
  return (
    <StepContext value={step}>
      <section aria-labelledby={titleId} {...rest} data-state={state} {...attrs('item')}>
        <span {...attrs('number')}>
          {state === 'done' ? (
            <>
              {icon}
              <span {...visuallyHidden}>{messages.steps.done}</span>
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

/** Title and, beside it, a note or the edit button of a completed step. Renders a `<div>`. */
export const StepListHeader = /* @__PURE__ */ createPart('div', attrs('header'))

/** Labels the step; focusable, so that focus can move to it when the step opens. Renders an `<h2>`. */
export function StepListTitle(props: ComponentPropsWithRef<'h2'>) {
  const { titleId } = useStep('Title')
  return <h2 tabIndex={-1} {...props} id={titleId} {...attrs('title')} />
}

/** Form of the current step, or facts of a completed one. Renders a `<div>`. */
export const StepListContent = /* @__PURE__ */ createPart('div', attrs('content'))
/** Summary of a completed step. Renders a `<dl>`. */
export const StepListFacts = /* @__PURE__ */ createPart('dl', attrs('facts'))

export interface StepListFactProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Label: «Phone». */
  term: ReactNode
  /** The value. */
  children: ReactNode
}

/** One label and value. Renders `<div>` with `<dt>` and `<dd>`. */
export function StepListFact({ term, children, ...rest }: StepListFactProps) {
  return (
    <div {...rest} {...attrs('fact')}>
      <dt {...attrs('term')}>{term}</dt>
      <dd {...attrs('value')}>{children}</dd>
    </div>
  )
}

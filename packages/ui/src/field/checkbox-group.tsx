'use client'
import { createContext, useId } from 'react'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { type SetControlled, useControlled } from '../internal/use-controlled.ts'
import { useValueReset } from '../internal/use-form-reset.ts'
import { usePart } from '../internal/use-part.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { ChoiceCard, type ChoiceCardProps } from './choice-card.tsx'
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

interface CheckboxGroupState {
  name: string
  value: readonly string[]
  invalid: boolean | undefined
  set: SetControlled<readonly string[], 'press' | 'reset'>
}
const CheckboxContext = /* @__PURE__ */ createContext<CheckboxGroupState | null>(null)

export interface CheckboxGroupProps extends ChoiceGroupProps {
  /** Controlled values of the checked boxes. */
  value?: readonly string[] | undefined
  /** Initially checked values. @default [] */
  defaultValue?: readonly string[] | undefined
  /** Called with the values of all checked boxes, the last one checked at the end; `cancel()` keeps the former ones. */
  onValueChange?: ChangeHandler<readonly string[], 'press' | 'reset'> | undefined
}

const none: readonly string[] = []

/**
 * Group of native checkboxes, each a card: a full-width row, or with `layout="grid"` beside the others. `FormData.getAll(name)`
 * has the checked values. With an error it has the class `invalid`, and the error is linked to the group. `id` goes to the
 * `<fieldset>`, which is focusable for links to it.
 */
export function CheckboxGroup({ name, value, defaultValue = none, onValueChange, ...rest }: CheckboxGroupProps) {
  const generatedId = useId()
  const [checked, set] = useControlled(value, defaultValue, onValueChange)
  const inForm = useValueReset(checked, set)
  const group = { name: name ?? generatedId, value: checked, invalid: rest.error ? true : undefined, set }
  return (
    <CheckboxContext value={group}>
      <ChoiceGroup {...rest} inForm={inForm} />
    </CheckboxContext>
  )
}

export type CheckboxGroupItemProps = ChoiceCardProps

/** One option. Renders a `<label>` around a native checkbox, which gets the props. */
export function CheckboxGroupItem(props: CheckboxGroupItemProps) {
  const { value, onChange } = props
  const group = usePart(CheckboxContext, 'CheckboxGroupItem', 'CheckboxGroup')
  return (
    <ChoiceCard
      {...props}
      type="checkbox"
      name={group.name}
      checked={group.value.includes(value)}
      // A group cannot be invalid (ARIA), its boxes can.
      aria-invalid={group.invalid}
      onChange={composeEventHandlers(onChange, event => {
        const others = group.value.filter(other => other !== value)
        group.set(event.currentTarget.checked ? [...others, value] : others, 'press', event)
      })}
    />
  )
}

'use client'
import { createContext, useId } from 'react'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { type SetControlled, useControlled } from '../internal/use-controlled.ts'
import { useValueReset } from '../internal/use-form-reset.ts'
import { usePart } from '../internal/use-part.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { ChoiceCard, type ChoiceCardProps } from './choice-card.tsx'
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

interface RadioGroupState {
  name: string
  value: string | null
  select: SetControlled<string | null, 'select' | 'reset'>
}
const RadioContext = /* @__PURE__ */ createContext<RadioGroupState | null>(null)

export interface RadioGroupProps extends ChoiceGroupProps {
  /** Controlled value; `null`: none selected. */
  value?: string | null | undefined
  /** Initial value; `null`: none selected. @default null */
  defaultValue?: string | null | undefined
  /** Called with the value of the selected radio, or with the initial one when the form is reset; `cancel()` keeps the former. */
  onValueChange?: ChangeHandler<string | null, 'select' | 'reset'> | undefined
  /** Sets `aria-required`. @default false */
  required?: boolean | undefined
}

/**
 * Group of native radios, each a card: a full-width row, or with `layout="grid"` beside the others. With an error it has the
 * class `invalid`, and the error is linked to the group. `id` goes to the `<fieldset>`, which is focusable for links to it.
 *
 * Native radios in a fieldset with role=radiogroup. Title and description are both the name of a radio; the error is associated
 * with the group, which an error summary can focus. Not for more than about seven values: use a select. For sizes and colours:
 * use the option picker.
 */
export function RadioGroup({ name, value, defaultValue = null, onValueChange, required, ...rest }: RadioGroupProps) {
  const generatedId = useId()
  const [selected, select] = useControlled(value, defaultValue, onValueChange)
  const reset = useValueReset(selected, select)
  const inForm = (element: Element | null) => {
    // What was selected before hydration: the next render writes the value into the radios.
    const chosen = element?.querySelector('input:checked')?.getAttribute('value')
    if (chosen) select(chosen, 'select')
    return reset(element)
  }
  return (
    <RadioContext value={{ name: name ?? generatedId, value: selected, select }}>
      <ChoiceGroup
        {...rest}
        inForm={inForm}
        role="radiogroup"
        aria-required={required || undefined}
        aria-invalid={rest.error ? true : undefined}
      />
    </RadioContext>
  )
}

export type RadioGroupItemProps = ChoiceCardProps

/** One option. Renders a `<label>` around a native radio, which gets the props. */
export function RadioGroupItem(props: RadioGroupItemProps) {
  const { value, onChange } = props
  const group = usePart(RadioContext, 'RadioGroupItem', 'RadioGroup')
  return (
    <ChoiceCard
      {...props}
      type="radio"
      name={group.name}
      checked={group.value === value}
      onChange={composeEventHandlers(onChange, event => {
        group.select(value, 'select', event)
      })}
    />
  )
}

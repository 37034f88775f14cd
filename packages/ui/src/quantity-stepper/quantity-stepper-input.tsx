'use client'
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { keyTarget } from '../internal/key-target.ts'
import type { Cause } from '../internal/use-controlled.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { parseInteger } from './quantity.ts'
import { attrs, useStepper } from './stepper-context.ts'

/**
 * The number, editable by typing: validated on blur and Enter. Native props and `ref` go to the `<input>`. Event
 * handlers passed as props run first; `preventDefault()` in them skips the built-in behaviour.
 */
export function QuantityStepperInput(props: Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type'>) {
  const stepper = useStepper('Input')
  const { pieces, from, draft, setDraft, min, max, step, bounded, disabled, readOnly } = stepper
  const { id, setOwnId, name, names, set } = stepper
  useLayoutEffect(() => setOwnId(props.id), [setOwnId, props.id])
  const shown = String(pieces)

  const commitText = (text: string, cause?: Cause) => {
    // Not clamped yet: `set` says why it is.
    const parsed = parseInteger(text)
    if (parsed !== null) set(parsed, 'input', cause)
    setDraft(null)
  }
  // The field's own text: what was typed before hydration may not be the draft yet when the field is left.
  const commit = (event: SyntheticEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value
    if (draft !== null || text !== shown) commitText(text, event)
  }
  const input = useRef<HTMLInputElement>(null)
  const ref = useMergedRefs(input, props.ref)
  const isHydrated = useRef(false)
  // Takes over what was typed before hydration.
  useEffect(() => {
    const field = isHydrated.current ? null : input.current
    isHydrated.current = true
    if (!field || field.value === shown) return
    if (field === document.activeElement) return setDraft(field.value)
    // After the effects of what controls the stepper, which run later than this one.
    setTimeout(commitText, 0, field.value)
    field.value = shown
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (readOnly) return
    if (event.key === 'Enter') return commit(event)
    // Selects text.
    if (event.shiftKey) return
    const next = keyTarget(event, {
      ArrowUp: from + step,
      ArrowDown: from - step,
      PageUp: from + 10 * step,
      PageDown: from - 10 * step,
      Home: min,
      End: bounded ? max : undefined,
    })
    if (next !== undefined) set(next, 'key', event)
  }
  return (
    <input
      autoComplete="off"
      aria-label={names.field}
      {...props}
      ref={ref}
      id={props.id ?? id}
      name={props.name ?? name}
      type="text"
      inputMode="numeric"
      role="spinbutton"
      aria-valuenow={pieces}
      aria-valuemin={min}
      aria-valuemax={max}
      disabled={disabled || props.disabled}
      readOnly={readOnly || props.readOnly}
      value={draft ?? shown}
      onChange={composeEventHandlers(props.onChange, event => setDraft(event.currentTarget.value))}
      onBlur={composeEventHandlers(props.onBlur, commit)}
      onKeyDown={composeEventHandlers(props.onKeyDown, onKeyDown)}
      {...attrs('input')}
    />
  )
}

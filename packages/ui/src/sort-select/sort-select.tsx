'use client'
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { type Cause, useControlled } from '../internal/use-controlled.ts'
import type { ChangeHandler } from '../provider/change.ts'
import type { sortSelectData } from './sort-select.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof sortSelectData>('sort-select')

/** Time without a key press after which a selection made by keyboard is committed, in milliseconds. */
const KEYBOARD_COMMIT_DELAY_MS = 500

export interface SortOption {
  /** Key in `value`. */
  value: string
  /** Visible label. */
  name: string
}

/** What commits a sort order. `keys`: no key was pressed for a while. */
export type SortSelectChangeReason = 'select' | 'keys' | 'enter' | 'blur'

export interface SortSelectProps extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'defaultValue'> {
  /** Visible label: «Sorting». */
  label: string
  /** Available sort orders. */
  options: readonly SortOption[]
  /** Controlled sort order. */
  value?: string | undefined
  /** Initial sort order. @default the first option */
  defaultValue?: string | undefined
  /**
   * Called with the selected order: at once for a pointer; for the keyboard after 500 ms without a key press, on Enter
   * or on blur, because some browsers fire change for every arrow key of a closed select. `cancel()` selects the former one again.
   */
  onValueChange?: ChangeHandler<string, SortSelectChangeReason> | undefined
}

/**
 * Sort order of a list: a labelled native select. Works in a form without JavaScript. Props go to the `<select>`.
 *
 * A native select with a visible label. Not for filters.
 */
export function SortSelect(props: SortSelectProps) {
  const { label, options, value: controlledValue, defaultValue, onValueChange, ...rest } = props
  const id = useId()
  const [value, setValue] = useControlled(controlledValue, defaultValue ?? options[0]?.value ?? '', onValueChange)
  const [choice, setChoice] = useState(value)
  const [previousValue, setPreviousValue] = useState(value)
  if (value !== previousValue) {
    setPreviousValue(value)
    setChoice(value)
  }
  const byKeys = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const commit = (next: string, reason: SortSelectChangeReason, cause: Cause) => {
    clearTimeout(timer.current)
    if (!setValue(next, reason, cause)) setChoice(value)
  }
  return (
    <div {...attrs('root')}>
      <label htmlFor={rest.id ?? id} {...attrs('label')}>
        {label}
      </label>
      <select
        {...rest}
        id={rest.id ?? id}
        value={choice}
        onKeyDown={composeEventHandlers(rest.onKeyDown, event => {
          byKeys.current = event.key !== 'Enter'
          if (event.key === 'Enter') commit(choice, 'enter', event)
        })}
        onPointerDown={composeEventHandlers(rest.onPointerDown, () => {
          byKeys.current = false
        })}
        onBlur={composeEventHandlers(rest.onBlur, event => commit(choice, 'blur', event))}
        onChange={composeEventHandlers(rest.onChange, event => {
          const next = event.currentTarget.value
          setChoice(next)
          clearTimeout(timer.current)
          if (byKeys.current) timer.current = setTimeout(commit, KEYBOARD_COMMIT_DELAY_MS, next, 'keys', event)
          else commit(next, 'select', event)
        })}
        {...attrs('select')}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  )
}

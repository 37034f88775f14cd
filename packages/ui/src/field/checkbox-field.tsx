'use client'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { reportChange } from '../internal/use-controlled.ts'
import type { ChangeHandler } from '../provider/change.ts'
import type { fieldData } from './field.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof fieldData>('field')

export interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** Label of the checkbox. */
  label: ReactNode
  /** Number after the label, for example of matching products. */
  count?: ReactNode
  /** Error message. */
  error?: ReactNode
  /** Called with the new state; `cancel()` keeps the former one. */
  onCheckedChange?: ChangeHandler<boolean, 'press'> | undefined
}

/**
 * Labelled native checkbox; native props go to the `<input>`. Renders a `<label>`, and the error below it.
 *
 * The whole row is the target. The error is associated with the checkbox; the number of products is part of its name. Not for one
 * of several values: use radios. For a setting that acts at once and can fail: use a button with pending.
 */
export function CheckboxField({ label, count, error, onCheckedChange, ...rest }: CheckboxFieldProps) {
  const errorId = useId()
  return (
    <>
      <label {...attrs('checkbox')} data-invalid={dataAttr(Boolean(error))}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : rest['aria-describedby']}
          onChange={composeEventHandlers(rest.onChange, event => {
            const box = event.currentTarget
            if (!reportChange(onCheckedChange, box.checked, 'press', event)) box.checked = !box.checked
          })}
          {...attrs('check-input')}
        />
        <span>{label}</span> {count !== undefined && <span {...attrs('count')}>{count}</span>}
      </label>
      {error && (
        <p id={errorId} {...attrs('error')}>
          {error}
        </p>
      )}
    </>
  )
}

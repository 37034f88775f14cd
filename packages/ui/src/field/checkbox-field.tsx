'use client'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { anatomy, presence } from '../internal/anatomy.ts'
import { first } from '../internal/first.ts'
import type { fieldData } from './field.data.ts'

const at = /* @__PURE__ */ anatomy<typeof fieldData>('field')

export interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** Label of the checkbox. */
  label: ReactNode
  /** Number after the label, for example of matching products. */
  count?: ReactNode
  /** Error message. */
  error?: ReactNode
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** Labelled native checkbox; native props go to the `<input>`. Renders a `<label>`, and the error below it. */
export function CheckboxField({ label, count, error, onCheckedChange, ...rest }: CheckboxFieldProps) {
  const errorId = useId()
  return (
    <>
      <label {...at('check')} data-invalid={presence(Boolean(error))}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : rest['aria-describedby']}
          onChange={first(rest.onChange, event => onCheckedChange?.(event.currentTarget.checked))}
          {...at('tick')}
        />
        <span>{label}</span> {count !== undefined && <span {...at('count')}>{count}</span>}
      </label>
      {error && (
        <p id={errorId} {...at('error')}>
          {error}
        </p>
      )}
    </>
  )
}

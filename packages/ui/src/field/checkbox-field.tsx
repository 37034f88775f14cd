'use client'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { anatomy, presence } from '../internal/anatomy.ts'
import { first } from '../internal/first.ts'
import type { fieldData } from './field.data.ts'

const at = /* @__PURE__ */ anatomy<typeof fieldData>('field')

export interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** What is said yes to. */
  label: ReactNode
  /** A number after the label, such as how many goods a filter would list. */
  count?: ReactNode
  /** What is wrong, in words. */
  error?: ReactNode
  /** Fires with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** A labelled native checkbox; native props go to the `<input>`. Renders a `<label>`, and the error below it. */
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

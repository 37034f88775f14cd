'use client'
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { joined } from '../internal/joined.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { useValueReset } from '../internal/use-form-reset.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { Grade } from '../review-grade/review-grade.tsx'
import type { reviewFormData } from './review-form.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof reviewFormData>('review-form')

const grades: readonly Grade[] = [1, 2, 3, 4, 5]

export interface GradeInputProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange'> {
  /** Visible label of the group. @default the provider's «Your rating» */
  label?: ReactNode
  /** Name of the form field. @default generated */
  name?: string | undefined
  /** Controlled grade; `null`: none selected. */
  value?: Grade | null | undefined
  /** Initial grade; `null`: none. @default null */
  defaultValue?: Grade | null | undefined
  /** Called with the selected grade; `cancel()` keeps the former one. */
  onValueChange?: ChangeHandler<Grade | null, 'select' | 'reset'> | undefined
  /** Sets `aria-required`. @default false */
  required?: boolean | undefined
  /** Error message, linked with `aria-describedby`. Also sets the class `invalid`. */
  error?: ReactNode
}

/**
 * Grade input, 1 to 5: native radios, each named with its number and label («4: Great»). Hovering shows the label of a
 * grade without selecting it. Renders a `<fieldset role="radiogroup">` that is focusable for links to it.
 *
 * Not to show a grade: use the review grade.
 */
export function GradeInput(props: GradeInputProps) {
  const { label, name, value, defaultValue = null, onValueChange, required, error, className, ...rest } = props
  const { messages } = useShopUi()
  const id = useId()
  const [selected, select] = useControlled(value, defaultValue, onValueChange)
  const inForm = useValueReset(selected, select)
  const [hovered, setHovered] = useState<Grade | null>(null)
  const shown = hovered ?? selected
  return (
    <fieldset
      {...rest}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA allows role=radiogroup on a fieldset
      role="radiogroup"
      tabIndex={rest.tabIndex ?? -1}
      aria-labelledby={`${id}-label`}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : rest['aria-describedby']}
      className={joined(className, error && 'invalid')}
      data-invalid={dataAttr(Boolean(error))}
      {...attrs('grade')}
    >
      <legend id={`${id}-label`} {...attrs('legend')}>
        {label ?? messages.review.grade}
      </legend>
      <div ref={inForm} {...attrs('items')}>
        {grades.map(grade => (
          <label
            key={grade}
            onPointerEnter={() => setHovered(grade)}
            onPointerLeave={() => setHovered(null)}
            {...attrs('item')}
          >
            <input
              type="radio"
              name={name ?? id}
              value={grade}
              checked={selected === grade}
              aria-label={`${grade}: ${messages.grade.labels[grade]}`}
              onChange={event => select(grade, 'select', event)}
              {...attrs('input')}
            />
            <span aria-hidden="true" {...attrs('square')}>
              {grade}
            </span>
          </label>
        ))}
        <span aria-hidden="true" {...attrs('label')}>
          {shown === null ? '' : messages.grade.labels[shown]}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} {...attrs('error')}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

'use client'
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import { anatomy, presence } from '../internal/anatomy.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { Grade } from '../review-grade/review-grade.tsx'
import type { reviewFormData } from './review-form.data.ts'

const at = /* @__PURE__ */ anatomy<typeof reviewFormData>('review-form')

const grades: readonly Grade[] = [1, 2, 3, 4, 5]

export interface GradeInputProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange'> {
  /** Visible name of the group. @default the provider's «Your grade» */
  label?: ReactNode
  /** Name of the form field. @default made up */
  name?: string | undefined
  /** Makes it controlled; `null`: none chosen. */
  value?: Grade | null | undefined
  /** Grade at first; `null`: none. @default null */
  defaultValue?: Grade | null | undefined
  /** Fires with the chosen grade. */
  onValueChange?: ((grade: Grade | null) => void) | undefined
  /** Announced as required. @default false */
  required?: boolean | undefined
  /** What is wrong, in words. Tied to the group, which carries the class `invalid`. */
  error?: ReactNode
}

/**
 * A grade from 1 to 5 to choose: five native radios, each named with its figure and word («4: Great»). Arrows, Space and
 * form value are the browser's own; the pointer shows a grade's word without choosing it. Renders a
 * `<fieldset role="radiogroup">` that can take the focus for links to it.
 */
export function GradeInput(props: GradeInputProps) {
  const { label, name, value, defaultValue = null, onValueChange, required, error, className, ...rest } = props
  const { messages } = useShopUi()
  const id = useId()
  const [chosen, choose] = useControlled<Grade | null>(value, defaultValue, onValueChange)
  const [pointed, setPointed] = useState<Grade | null>(null)
  const shown = pointed ?? chosen
  return (
    <fieldset
      {...rest}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA allows it, and a group of radios is one
      role="radiogroup"
      tabIndex={rest.tabIndex ?? -1}
      aria-labelledby={`${id}-label`}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : rest['aria-describedby']}
      className={[className, error ? 'invalid' : ''].filter(Boolean).join(' ') || undefined}
      data-invalid={presence(Boolean(error))}
      {...at('grade')}
    >
      <legend id={`${id}-label`} {...at('legend')}>
        {label ?? messages.review.grade}
      </legend>
      <div {...at('keys')}>
        {grades.map(grade => (
          <label
            key={grade}
            onPointerEnter={() => setPointed(grade)}
            onPointerLeave={() => setPointed(null)}
            {...at('key')}
          >
            <input
              type="radio"
              name={name ?? id}
              value={grade}
              checked={chosen === grade}
              aria-label={`${grade}: ${messages.grade.words[grade]}`}
              onChange={() => choose(grade)}
              {...at('radio')}
            />
            <span aria-hidden="true" {...at('stud')}>
              {grade}
            </span>
          </label>
        ))}
        <span aria-hidden="true" {...at('word')}>
          {shown === null ? '' : messages.grade.words[shown]}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} {...at('error')}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

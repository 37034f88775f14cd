'use client'
import { type ComponentPropsWithRef, createContext, type ReactNode, useId, useMemo } from 'react'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { PartElement } from '../internal/slot.tsx'
import { type SetControlled, useControlled } from '../internal/use-controlled.ts'
import { usePart } from '../internal/use-part.ts'
import type { ChangeHandler } from '../provider/change.ts'
import type { fieldData } from './field.data.ts'
import type { FieldValidity } from './field.tsx'

const attrs = /* @__PURE__ */ createAnatomy<typeof fieldData>('field')

interface RadioGroupState {
  name: string
  value: string | null
  select: SetControlled<string | null, 'select'>
}
const RadioContext = /* @__PURE__ */ createContext<RadioGroupState | null>(null)

export interface RadioGroupProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange'>,
    Omit<FieldValidity, 'valid' | 'icon'> {
  /** Visible label of the group: «Delivery method». */
  label: ReactNode
  /** Name of the form field. @default generated */
  name?: string | undefined
  /** Controlled value; `null`: none selected. */
  value?: string | null | undefined
  /** Initial value; `null`: none selected. @default null */
  defaultValue?: string | null | undefined
  /** Called with the value of the selected radio; `cancel()` keeps the former one. */
  onValueChange?: ChangeHandler<string | null, 'select'> | undefined
  /** Sets `aria-required`. @default false */
  required?: boolean | undefined
}

/**
 * Group of native radios, each a full-width row. With an error it has the class `invalid`, and the error is linked to
 * the group. `id` goes to the `<fieldset>`, which is focusable for links to it.
 */
export function RadioGroup(props: RadioGroupProps) {
  const {
    label,
    name,
    value,
    defaultValue = null,
    onValueChange,
    required,
    error,
    hint,
    children,
    className,
    ...rest
  } = props
  const generatedId = useId()
  const [selected, select] = useControlled(value, defaultValue, onValueChange)
  const group = useMemo(
    () => ({ name: name ?? generatedId, value: selected, select }),
    [name, generatedId, selected, select],
  )
  const [errorId, hintId] = [`${generatedId}-error`, `${generatedId}-hint`]
  return (
    <RadioContext value={group}>
      <fieldset
        {...rest}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA allows role=radiogroup on a fieldset
        role="radiogroup"
        tabIndex={rest.tabIndex ?? -1}
        aria-labelledby={`${generatedId}-label`}
        className={[className, error ? 'invalid' : ''].filter(Boolean).join(' ') || undefined}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={[error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
        data-invalid={dataAttr(Boolean(error))}
        {...attrs('root')}
      >
        <legend id={`${generatedId}-label`} {...attrs('label')}>
          {label}
        </legend>
        <div {...attrs('radios')}>{children}</div>
        {hint && (
          <p id={hintId} {...attrs('hint')}>
            {hint}
          </p>
        )}
        {error && (
          <p id={errorId} {...attrs('error')}>
            {error}
          </p>
        )}
      </fieldset>
    </RadioContext>
  )
}

export interface RadioGroupItemProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'name' | 'value' | 'title' | 'checked'> {
  /** Value of the group when it is selected. */
  value: string
  /** Label: «Parcel office». */
  title: ReactNode
  /** Line below the title. */
  description?: ReactNode
  /** Content at the end of the row, for example a price. */
  aside?: ReactNode
  /** Renders its only child around the radio instead of a `<label>`. @default false */
  asChild?: boolean | undefined
}

/** One option. Renders a `<label>` around a native radio, which gets the props. */
export function RadioGroupItem(props: RadioGroupItemProps) {
  const { value, title, description, aside, asChild = false, children, ...rest } = props
  const group = usePart(RadioContext, 'RadioGroupItem', 'RadioGroup')
  const content = (
    <>
      <input
        {...rest}
        type="radio"
        name={group.name}
        value={value}
        checked={group.value === value}
        onChange={event => {
          rest.onChange?.(event)
          if (!event.defaultPrevented) group.select(value, 'select', event)
        }}
        {...attrs('check-input')}
      />
      <span>
        <b {...attrs('title')}>{title}</b> {description && <small {...attrs('description')}>{description}</small>}
      </span>
      {aside && <span {...attrs('aside')}>{aside}</span>}
    </>
  )
  return (
    <PartElement as="label" asChild={asChild} {...attrs('radio')} wrapContent={() => content}>
      {children}
    </PartElement>
  )
}

'use client'
import type { ComponentPropsWithRef } from 'react'
import { type FieldControlChange, FieldInput, FieldSelect } from './field.tsx'
import { LabelledField, type LabelledFieldProps } from './labelled-field.tsx'

export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'className'>,
    LabelledFieldProps,
    FieldControlChange {
  /** Class of the root element, not of the control. */
  className?: string | undefined
}

/**
 * Labelled text input: set `type`, `inputMode` and `autoComplete` as needed. Native props, `id` and `ref` go to the
 * `<input>`; `required` is announced, not enforced by the browser.
 *
 * Label, hint and error are associated with the control. aria-invalid only with an error; set it after blur or submit.
 * Placeholders are no labels: the label is required.
 */
export function TextField(props: TextFieldProps) {
  return <LabelledField props={props}>{control => <FieldInput {...control} />}</LabelledField>
}

/** E-mail input with the matching keyboard and autofill. Validation is up to the consumer. */
export function EmailField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField autoComplete="email" inputMode="email" spellCheck={false} {...props} type="email" />
}

export interface SelectFieldProps
  extends Omit<ComponentPropsWithRef<'select'>, 'className'>,
    LabelledFieldProps,
    FieldControlChange {
  /** Class of the root element, not of the control. */
  className?: string | undefined
}

/**
 * Labelled native select; its options are its children. Native props go to the `<select>`.
 *
 * The select of the browser: its keys, its list and its announcements are those of the system, on phones too. Label, hint and
 * error are associated. Not for two to five values: radios show them all. For more than about thirty: use the combobox.
 */
export function SelectField(props: SelectFieldProps) {
  return <LabelledField props={props}>{control => <FieldSelect {...control} />}</LabelledField>
}

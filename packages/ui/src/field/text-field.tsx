'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { first } from '../internal/first.ts'
import {
  FieldBox,
  FieldError,
  FieldHint,
  FieldInput,
  type FieldJudgement,
  FieldLabel,
  FieldRoot,
  FieldSelect,
} from './field.tsx'

/** What every ready-made field takes besides the props of its control. */
export interface LabelledField extends FieldJudgement {
  /** Visible name of the field. */
  label: ReactNode
  /** Says in the label that it may be left empty. @default false */
  optional?: boolean | undefined
}

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className'>, LabelledField {
  /** Class of the field, not of the control. */
  className?: string | undefined
  /** Fires with the text on every change. */
  onValueChange?: ((value: string) => void) | undefined
}

/**
 * A labelled line of text: set `type`, `inputMode` and `autoComplete` for e-mail and the like. Native props, `id` and `ref`
 * go to the `<input>`; `required` is announced, not enforced by the browser.
 */
export function TextField(props: TextFieldProps) {
  const { label, optional, error, valid, hint, className, onValueChange, id, required, disabled, ...rest } = props
  return (
    <FieldRoot {...{ className, error, valid, hint, required, disabled }} controlId={id}>
      <FieldLabel optional={optional}>{label}</FieldLabel>
      <FieldBox>
        <FieldInput {...rest} onChange={first(rest.onChange, event => onValueChange?.(event.currentTarget.value))} />
      </FieldBox>
      <FieldHint />
      <FieldError />
    </FieldRoot>
  )
}

/** An e-mail address: the keyboard and filling-in that belong to it. The judging is yours. */
export function EmailField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField autoComplete="email" inputMode="email" spellCheck={false} {...props} type="email" />
}

export interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'className'>, LabelledField {
  /** Class of the field, not of the control. */
  className?: string | undefined
  /** Fires with the value of the chosen option. */
  onValueChange?: ((value: string) => void) | undefined
}

/** A labelled native select; its options are its children. Native props go to the `<select>`. */
export function SelectField(props: SelectFieldProps) {
  const { label, optional, error, valid, hint, className, onValueChange, id, required, disabled, ...rest } = props
  return (
    <FieldRoot {...{ className, error, valid, hint, required, disabled }} controlId={id}>
      <FieldLabel optional={optional}>{label}</FieldLabel>
      <FieldBox>
        <FieldSelect {...rest} onChange={first(rest.onChange, event => onValueChange?.(event.currentTarget.value))} />
      </FieldBox>
      <FieldHint />
      <FieldError />
    </FieldRoot>
  )
}

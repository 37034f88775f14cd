'use client'
import type { ReactNode } from 'react'
import { FieldError, FieldHint, FieldInputGroup, FieldLabel, FieldRoot, type FieldValidity } from './field.tsx'

/** Props shared by the ready-made fields. */
export interface LabelledFieldProps extends FieldValidity {
  /** Visible label. */
  label: ReactNode
  /** Marks the field as optional in the label. @default false */
  optional?: boolean | undefined
}

interface FrameProps extends LabelledFieldProps {
  className?: string | undefined
  id?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
}

interface LabelledFieldFrameProps<Props extends FrameProps> {
  /** Those of the field. */
  props: Props
  /** Renders the control with the props that are not of the frame. */
  children: (control: Omit<Props, keyof FrameProps>) => ReactNode
  /** Between hint and error. */
  below?: ReactNode
}

/** A ready-made field: label, hint and error around its control. */
export function LabelledField<Props extends FrameProps>({ props, children, below }: LabelledFieldFrameProps<Props>) {
  const { label, optional, error, valid, hint, icon, className, id, required, disabled, ...control } = props
  return (
    <FieldRoot {...{ className, error, valid, hint, icon, required, disabled }} controlId={id}>
      <FieldLabel optional={optional}>{label}</FieldLabel>
      <FieldInputGroup>{children(control)}</FieldInputGroup>
      <FieldHint />
      {below}
      <FieldError />
    </FieldRoot>
  )
}

'use client'
import { type ReactNode, useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { fieldData } from './field.data.ts'
import { FieldError, FieldHint, FieldInput, FieldInputGroup, FieldLabel, FieldRoot } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

const attrs = /* @__PURE__ */ createAnatomy<typeof fieldData>('field')

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** `new-password` where a new password is set. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined
  /** Icons of the visibility toggle, which has an accessible name. @default an eye, crossed out while visible */
  visibilityIcons?: { show?: ReactNode; hide?: ReactNode } | undefined
}

/**
 * Password input with a visibility toggle: its accessible name is constant and `aria-pressed` reports the state. Native
 * props, `id` and `ref` go to the `<input>`.
 *
 * The value stays in the same input, so that password managers keep working. Pasting is never blocked. Not for codes from a
 * message: use a text field with autoComplete="one-time-code".
 */
export function PasswordField(props: PasswordFieldProps) {
  const { visibilityIcons = {}, ...fieldProps } = props
  const { label, optional, error, valid, hint, icon, className, id, required, disabled, ...rest } = fieldProps
  const { messages } = useShopUi()
  const { show = <EyeIcon />, hide = <EyeOffIcon /> } = visibilityIcons
  const [isVisible, setVisible] = useState(false)
  return (
    <FieldRoot {...{ className, error, valid, hint, icon, required, disabled }} controlId={id}>
      <FieldLabel optional={optional}>{label}</FieldLabel>
      <FieldInputGroup>
        <FieldInput
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          type={isVisible ? 'text' : 'password'}
        />
        <button
          type="button"
          aria-label={messages.password.show}
          aria-pressed={isVisible}
          disabled={disabled}
          onClick={() => setVisible(!isVisible)}
          {...attrs('visibility-trigger')}
        >
          {isVisible ? hide : show}
        </button>
      </FieldInputGroup>
      <FieldHint />
      <FieldError />
    </FieldRoot>
  )
}

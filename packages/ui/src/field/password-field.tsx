'use client'
import { useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../icon/icons.tsx'
import { anatomy } from '../internal/anatomy.ts'
import { first } from '../internal/first.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { fieldData } from './field.data.ts'
import { FieldBox, FieldError, FieldHint, FieldInput, FieldLabel, FieldRoot } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

const at = /* @__PURE__ */ anatomy<typeof fieldData>('field')

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** `new-password` where a new password is set. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined
}

/**
 * Password input with a visibility toggle: its accessible name is constant and `aria-pressed` carries the state. Native
 * props, `id` and `ref` go to the `<input>`.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, optional, error, valid, hint, className, onValueChange, id, required, disabled, ...rest } = props
  const { messages } = useShopUi()
  const [shown, setShown] = useState(false)
  return (
    <FieldRoot {...{ className, error, valid, hint, required, disabled }} controlId={id}>
      <FieldLabel optional={optional}>{label}</FieldLabel>
      <FieldBox>
        <FieldInput
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          type={shown ? 'text' : 'password'}
          onChange={first(rest.onChange, event => onValueChange?.(event.currentTarget.value))}
        />
        <button
          type="button"
          aria-label={messages.password.show}
          aria-pressed={shown}
          disabled={disabled}
          onClick={() => setShown(!shown)}
          {...at('reveal')}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </FieldBox>
      <FieldHint />
      <FieldError />
    </FieldRoot>
  )
}

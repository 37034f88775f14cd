'use client'
import { useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { fieldData } from './field.data.ts'
import { FieldError, FieldHint, FieldInput, FieldInputGroup, FieldLabel, FieldRoot } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

const attrs = /* @__PURE__ */ createAnatomy<typeof fieldData>('field')

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** `new-password` where a new password is set. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined
}

/**
 * Password input with a visibility toggle: its accessible name is constant and `aria-pressed` reports the state. Native
 * props, `id` and `ref` go to the `<input>`.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, optional, error, valid, hint, className, onValueChange, id, required, disabled, ...rest } = props
  const { messages } = useShopUi()
  const [isVisible, setVisible] = useState(false)
  return (
    <FieldRoot {...{ className, error, valid, hint, required, disabled }} controlId={id}>
      <FieldLabel optional={optional}>{label}</FieldLabel>
      <FieldInputGroup>
        <FieldInput
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          type={isVisible ? 'text' : 'password'}
          onChange={composeEventHandlers(rest.onChange, event => onValueChange?.(event.currentTarget.value))}
        />
        <button
          type="button"
          aria-label={messages.password.show}
          aria-pressed={isVisible}
          disabled={disabled}
          onClick={() => setVisible(!isVisible)}
          {...attrs('visibility-trigger')}
        >
          {isVisible ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </FieldInputGroup>
      <FieldHint />
      <FieldError />
    </FieldRoot>
  )
}

'use client'
import { type ReactNode, useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { fieldData } from './field.data.ts'
import { FieldInput } from './field.tsx'
import { LabelledField } from './labelled-field.tsx'
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
  const { visibilityIcons: { show = <EyeIcon />, hide = <EyeOffIcon /> } = {}, ...field } = props
  const { messages } = useShopUi()
  const [isVisible, setVisible] = useState(false)
  return (
    <LabelledField props={field}>
      {control => (
        <>
          <FieldInput
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            type={isVisible ? 'text' : 'password'}
          />
          <button
            type="button"
            aria-label={messages.password.show}
            aria-pressed={isVisible}
            disabled={field.disabled}
            onClick={() => setVisible(!isVisible)}
            {...attrs('visibility-trigger')}
          >
            {isVisible ? hide : show}
          </button>
        </>
      )}
    </LabelledField>
  )
}

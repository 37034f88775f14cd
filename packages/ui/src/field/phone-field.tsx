'use client'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { useControlled } from '../internal/use-controlled.ts'
import { useValueReset } from '../internal/use-form-reset.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { formatPhone, type PhoneMask, phoneCaret, typedText } from './phone-mask.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** Shown in the empty field. @default the country code of the mask */
  placeholder?: string | undefined
  /** Controlled value in any notation, shown masked. */
  value?: string | undefined
  /** Initial value in any notation, shown masked. @default '' */
  defaultValue?: string | undefined
  /** Writes what is typed: `phoneMask('+48 ### ### ###')`, or a function of yours. @default a Ukrainian number */
  mask?: PhoneMask | undefined
  /** Called with the masked text: `+380 67 123 45 67`, or as much of it as was typed; `cancel()` takes it back. */
  onValueChange?: ChangeHandler<string, 'input' | 'reset'> | undefined
}

/**
 * Phone number, Ukrainian by default: typed or pasted text is formatted as `+380 67 123 45 67`. Editing in the middle and deleting
 * in both directions work as in a plain input.
 *
 * A number of another country is kept as typed; the error comes from your rule, after blur. Not for other numbers in groups
 * (cards, accounts): use a text field with its own format.
 */
export function PhoneField(props: PhoneFieldProps) {
  const {
    value,
    defaultValue = '',
    onValueChange,
    mask = formatPhone,
    placeholder = mask.placeholder,
    ref,
    ...rest
  } = props
  const [phone, setPhone] = useControlled(value, defaultValue, onValueChange)
  const input = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRefs(ref, useMergedRefs(input, useValueReset(phone, setPhone)))
  const caret = useRef<number | null>(null)
  const shown = mask(phone)
  const typed = useRef(shown)
  // Runs after React has set the masked text, which moves the caret to the end.
  useLayoutEffect(() => {
    const field = input.current
    if (!field) return
    // Typed before hydration: the next render would write the state into the input.
    if (field.value !== shown) setPhone(mask(field.value), 'input')
    if (caret.current !== null && document.activeElement === field)
      field.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.currentTarget
    typed.current = typedText(mask(typed.current) === shown ? typed.current : shown, shown, text)
    const masked = mask(typed.current)
    const forwards = event.nativeEvent instanceof InputEvent && event.nativeEvent.inputType === 'deleteContentForward'
    caret.current = phoneCaret(text, selectionStart ?? text.length, masked, forwards)
    const isAccepted = setPhone(masked, 'input', event)
    // The masked text is unchanged, so React does not render: the input is reset here.
    if (masked === phone || !isAccepted) {
      event.currentTarget.value = shown
      event.currentTarget.setSelectionRange(caret.current, caret.current)
    }
  }
  return (
    <TextField
      autoComplete="tel"
      inputMode="tel"
      {...rest}
      placeholder={placeholder}
      ref={mergedRef}
      type="tel"
      value={shown}
      onChange={onChange}
    />
  )
}

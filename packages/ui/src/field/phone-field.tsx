'use client'
import { type ChangeEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { mergeRefs } from '../internal/merge-refs.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { formatPhone, phoneCaret } from './phone-mask.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** Shown in the mask, however it is written; makes the field controlled. */
  value?: string | undefined
  /** What stands in it at first, brought to the mask. @default '' */
  defaultValue?: string | undefined
  /** Fires with the masked text: `+380 67 123 45 67`, or as far as it was typed. */
  onValueChange?: ((value: string) => void) | undefined
}

/**
 * A Ukrainian phone: whatever is typed or pasted is brought to `+380 67 123 45 67` as it goes. Editing in the middle and
 * deleting in both directions work as in a plain field.
 */
export function PhoneField({ value, defaultValue = '', onValueChange, ref, ...rest }: PhoneFieldProps) {
  const [phone, setPhone] = useControlled(value, defaultValue, onValueChange)
  const input = useRef<HTMLInputElement>(null)
  const merged = useMemo(() => mergeRefs(ref, input), [ref])
  const caret = useRef<number | null>(null)
  // After React has put the masked text in: doing so sends the caret to the end.
  useLayoutEffect(() => {
    if (caret.current === null) return
    if (document.activeElement === input.current) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.currentTarget
    const masked = formatPhone(typed)
    const forwards = event.nativeEvent instanceof InputEvent && event.nativeEvent.inputType === 'deleteContentForward'
    caret.current = phoneCaret(typed, selectionStart ?? typed.length, masked, forwards)
    setPhone(masked)
    // The same text again: React renders nothing, so what was typed is put right here.
    if (masked === phone) {
      event.currentTarget.value = masked
      event.currentTarget.setSelectionRange(caret.current, caret.current)
    }
  }
  return (
    <TextField
      autoComplete="tel"
      inputMode="tel"
      placeholder="+380"
      {...rest}
      ref={merged}
      type="tel"
      value={formatPhone(phone)}
      onChange={onChange}
    />
  )
}

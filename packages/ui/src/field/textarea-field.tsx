'use client'
import { type ComponentPropsWithRef, useEffect, useState } from 'react'
import { anatomy, presence } from '../internal/anatomy.ts'
import { first } from '../internal/first.ts'
import { fill, plural } from '../internal/words.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { fieldData } from './field.data.ts'
import { FieldBox, FieldError, FieldHint, FieldLabel, FieldRoot, FieldTextarea } from './field.tsx'
import type { LabelledField } from './text-field.tsx'

const at = /* @__PURE__ */ anatomy<typeof fieldData>('field')

/**
 * Share of the limit from which the remaining characters are announced, and the pause in typing before that, in
 * milliseconds.
 */
const SPOKEN_FROM = 0.9
const SPOKEN_AFTER = 800

export interface TextareaFieldProps extends Omit<ComponentPropsWithRef<'textarea'>, 'className'>, LabelledField {
  /** Class of the root element, not of the control. */
  className?: string | undefined
  /** Character limit: shown as a counter, not enforced, so that pasted text is never cut off silently. */
  max?: number | undefined
  /** Called with the text on every change. */
  onValueChange?: ((value: string) => void) | undefined
}

/** Labelled textarea, with a character counter when there is a limit. Native props go to the `<textarea>`. */
export function TextareaField(props: TextareaFieldProps) {
  const { label, optional, error, valid, hint, className, onValueChange, id, required, disabled, max, ...rest } = props
  const { locale, messages } = useShopUi()
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''))
  const used = (rest.value === undefined ? typed : String(rest.value)).length
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (max === undefined) return
    const words = used >= max * SPOKEN_FROM ? plural(locale, messages.field.left, Math.max(max - used, 0)) : ''
    const timer = setTimeout(setSpoken, SPOKEN_AFTER, words)
    return () => clearTimeout(timer)
  }, [used, max, locale, messages])
  return (
    <FieldRoot {...{ className, error, valid, hint, required, disabled }} controlId={id}>
      <FieldLabel optional={optional}>{label}</FieldLabel>
      <FieldBox>
        <FieldTextarea
          rows={3}
          {...rest}
          onChange={first(rest.onChange, event => {
            setTyped(event.currentTarget.value)
            onValueChange?.(event.currentTarget.value)
          })}
        />
      </FieldBox>
      <FieldHint />
      {max !== undefined && (
        <p {...at('counter')} data-over={presence(used > max)}>
          <span aria-hidden="true">{fill(messages.field.counter, { used, max })}</span>
          <span role="status" data-visually-hidden="" {...at('status')}>
            {spoken}
          </span>
        </p>
      )}
      <FieldError />
    </FieldRoot>
  )
}

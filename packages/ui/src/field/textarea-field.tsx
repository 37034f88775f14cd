'use client'
import { type ComponentPropsWithRef, useEffect, useState } from 'react'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { formatMessage, formatPlural } from '../internal/format-message.ts'
import { reportChange } from '../internal/use-controlled.ts'
import { useValueReset } from '../internal/use-form-reset.ts'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { fieldData } from './field.data.ts'
import { type FieldControlChange, FieldTextarea } from './field.tsx'
import { LabelledField, type LabelledFieldProps } from './labelled-field.tsx'

const attrs = /* @__PURE__ */ createAnatomy<typeof fieldData>('field')

/**
 * Share of the limit from which the remaining characters are announced, and the pause in typing before that, in
 * milliseconds.
 */
const ANNOUNCE_FROM = 0.9
const ANNOUNCE_DELAY_MS = 800

export interface TextareaFieldProps
  extends Omit<ComponentPropsWithRef<'textarea'>, 'className'>,
    LabelledFieldProps,
    FieldControlChange {
  /** Class of the root element, not of the control. */
  className?: string | undefined
  /** Character limit: shown as a counter, not enforced, so that pasted text is never cut off silently. */
  max?: number | undefined
}

/**
 * Labelled textarea, with a character counter when there is a limit. Native props go to the `<textarea>`.
 *
 * The counter is hidden from screen readers; near the limit the remaining characters are announced after a pause in typing. Text
 * over the limit is kept. Not for answers of one line: use a text field.
 */
export function TextareaField(props: TextareaFieldProps) {
  const { max, ...field } = props
  const { locale, messages } = useShopUi()
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''))
  const counter = useValueReset(typed, setTyped)
  const used = (field.value === undefined ? typed : String(field.value)).length
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (max === undefined) return
    const text = used >= max * ANNOUNCE_FROM ? formatPlural(locale, messages.field.left, Math.max(max - used, 0)) : ''
    const timer = setTimeout(setAnnouncement, ANNOUNCE_DELAY_MS, text)
    return () => clearTimeout(timer)
  }, [used, max, locale, messages])
  return (
    <LabelledField
      props={field}
      below={
        max !== undefined && (
          <p ref={counter} {...attrs('counter')} data-over={dataAttr(used > max)}>
            <span aria-hidden="true">{formatMessage(messages.field.counter, { used, max })}</span>
            <span role="status" {...visuallyHidden} {...attrs('status')}>
              {announcement}
            </span>
          </p>
        )
      }
    >
      {control => (
        <FieldTextarea
          rows={3}
          {...control}
          onValueChange={(text, { reason, event, cancel }) => {
            if (reportChange(field.onValueChange, text, reason, event)) setTyped(text)
            else cancel()
          }}
        />
      )}
    </LabelledField>
  )
}

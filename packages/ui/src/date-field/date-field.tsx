'use client'
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useDisclosure } from '../disclosure/use-disclosure.ts'
import { FieldError, FieldHint, FieldInput, FieldInputGroup, FieldLabel, FieldRoot } from '../field/field.tsx'
import type { LabelledFieldProps } from '../field/labelled-field.tsx'
import { createIcon } from '../icon/icon.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { formatDate } from '../internal/format-date.ts'
import { formatMessage } from '../internal/format-message.ts'
import { hasFocusLeft } from '../internal/has-focus-left.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { useFormReset } from '../internal/use-form-reset.ts'
import { useHydrated } from '../internal/use-hydrated.ts'
import { type LazyModule, useLazyModule } from '../internal/use-lazy-module.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import type { Messages } from '../messages/messages.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { dateFieldData } from './date-field.data.ts'
import { dateText, parseDateText } from './date-text.ts'

// Typing is ours: it has to work at once. The calendar is React Aria's, fetched when the field gets the focus or the pointer.
const attrs = /* @__PURE__ */ createAnatomy<typeof dateFieldData>('date-field')

const CalendarIcon = /* @__PURE__ */ createIcon('M4 6h16v14H4zM4 10.5h16M8.5 4.4v2.2M15.5 4.4v2.2')

const calendar: LazyModule<typeof import('./calendar.tsx')> = { fetch: () => import('./calendar.tsx') }

/** Why the date changes: `input`, it was typed; `calendar`, a day was chosen; `clear`, the text was removed; `reset` of the form. */
export type DateChangeReason = 'input' | 'calendar' | 'clear' | 'reset'

export interface DateFieldProps
  extends Omit<
      ComponentPropsWithRef<'input'>,
      'className' | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'children' | 'placeholder'
    >,
    LabelledFieldProps {
  /** Class of the root element, not of the control. */
  className?: string | undefined
  /** Controlled date as `YYYY-MM-DD`; `null`: none. */
  value?: string | null | undefined
  /** Initial date as `YYYY-MM-DD`; `null`: none. @default null */
  defaultValue?: string | null | undefined
  /** Called with the date as `YYYY-MM-DD`, or `null` while there is none; also with one that cannot be chosen. */
  onValueChange?: ChangeHandler<string | null, DateChangeReason> | undefined
  /** First possible date, `YYYY-MM-DD`. */
  min?: string | undefined
  /** Last possible date, `YYYY-MM-DD`. */
  max?: string | undefined
  /** Why a date (`YYYY-MM-DD`) between them cannot be chosen, or null when it can. */
  unavailableReason?: ((date: string) => string | null) | undefined
}

/** Words of the date field, which a shop without date fields need not send to its pages. */
function wordsOf({ dateField }: Messages): NonNullable<Messages['dateField']> {
  if (dateField) return dateField
  throw new Error('@shop/ui: the messages of <DateField> are missing. Add `dateField` to the messages of the provider.')
}

/**
 * Labelled date: typed in the digits of the language (`31.12.2026`), or chosen in a calendar. Submitted under `name` as
 * `YYYY-MM-DD`. After it has lost focus, a text that is no date, or a date that cannot be chosen, is explained below; `error`
 * takes precedence. On the server and until it hydrates it is `<input type="date">`. Native props, `id` and `ref` go to the
 * `<input>`.
 *
 * Days are named in full, with the reason when they cannot be chosen. Not for a date of birth without a day of the week: three
 * plain fields are quicker. For a choice of a few days: use radios.
 */
export function DateField(props: DateFieldProps) {
  const { label, optional, error, valid, hint, icon, className, id, required, disabled, ref, ...others } = props
  const { value, defaultValue = null, onValueChange, min, max, unavailableReason, name, ...rest } = others
  const { locale, messages } = useShopUi()
  const words = wordsOf(messages)
  const generatedId = useId()
  const inputId = id ?? `${generatedId}-input`
  const labelId = `${generatedId}-label`
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRefs(ref, input)
  const [date, setDate] = useControlled(value, defaultValue, onValueChange)
  const [initial] = useState(date)
  /** Typed text while it is not the date's own. */
  const [draft, setDraft] = useState<string | null>(null)
  const [touched, setTouched] = useState(false)
  const [parts, loadParts] = useLazyModule(calendar)
  const { open, setOpen, rootProps, buttonProps, panelProps } = useDisclosure()
  const locked = disabled || rest.readOnly

  const issueOf = (): ReactNode => {
    if (draft !== null && draft.trim() !== '')
      return formatMessage(words.invalid, { example: dateText('2026-12-31', locale) })
    if (date === null) return undefined
    if (min !== undefined && date < min) return formatMessage(words.early, { date: formatDate(min, locale) })
    if (max !== undefined && date > max) return formatMessage(words.late, { date: formatDate(max, locale) })
    return unavailableReason?.(date) ?? undefined
  }
  const issue = error ?? (touched ? issueOf() : undefined)

  const type = (text: string, complete: boolean, event: { nativeEvent: Event }) => {
    const typed = parseDateText(text, locale, complete)
    const isAccepted = setDate(typed, text.trim() === '' ? 'clear' : 'input', event)
    if (isAccepted) setDraft(typed === null || complete ? text : null)
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    rootProps.onBlur(event)
    if (!hasFocusLeft(event)) return
    if (draft !== null) type(draft, false, event)
    if (draft !== null || date !== null) setTouched(true)
  }

  // Before hydration the browser's own date input is used.
  useLayoutEffect(() => {
    const chosen = input.current?.value ?? ''
    if (/^\d{4}-\d\d-\d\d$/.test(chosen)) setDate(chosen, 'input')
  }, [setDate])
  useFormReset(input, event => {
    setDraft(null)
    setTouched(false)
    setDate(initial, 'reset', event)
  })

  return (
    <FieldRoot {...{ className, valid, hint, icon, required, disabled }} error={issue} controlId={inputId}>
      <FieldLabel optional={optional} id={labelId}>
        {label}
      </FieldLabel>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: notices that focus leaves the parts inside */}
      <div ref={rootProps.ref} onBlur={onBlur} data-state={open ? 'open' : 'closed'} {...attrs('root')}>
        <FieldInputGroup>
          <FieldInput
            {...rest}
            ref={mergedRef}
            autoComplete={rest.autoComplete ?? 'off'}
            {...(hydrated
              ? {
                  type: 'text',
                  inputMode: 'numeric',
                  placeholder: dateText('2026-12-31', locale),
                  value: draft ?? (date === null ? '' : dateText(date, locale)),
                }
              : { type: 'date', name, min, max, value: date ?? '' })}
            onFocus={composeEventHandlers(rest.onFocus, loadParts)}
            onChange={composeEventHandlers(rest.onChange, event => type(event.currentTarget.value, true, event))}
            onKeyDown={composeEventHandlers(rest.onKeyDown, (event: KeyboardEvent<HTMLInputElement>) => {
              if (event.key !== 'ArrowDown' || event.ctrlKey || event.metaKey || locked) return
              event.preventDefault()
              loadParts()
              setOpen(true, 'press', event)
            })}
          />
          {hydrated && (
            <>
              {name !== undefined && <input type="hidden" name={name} value={date ?? ''} disabled={disabled} />}
              <button
                type="button"
                ref={buttonProps.ref}
                disabled={locked}
                aria-label={words.open}
                aria-haspopup="dialog"
                aria-expanded={open}
                aria-controls={open && parts ? panelProps.id : undefined}
                onFocus={loadParts}
                onPointerEnter={loadParts}
                onClick={event => {
                  loadParts()
                  buttonProps.onClick(event)
                }}
                {...attrs('trigger')}
              >
                <CalendarIcon />
              </button>
            </>
          )}
        </FieldInputGroup>
        {open && parts && (
          <parts.Calendar
            id={panelProps.id}
            labelId={labelId}
            anchor={rootProps.ref}
            words={words}
            {...{ date, min, max, unavailableReason }}
            onSelect={next => {
              if (!setDate(next, 'calendar')) return
              setDraft(null)
              setTouched(true)
              setOpen(false, 'select')
              buttonProps.ref.current?.focus()
            }}
          />
        )}
      </div>
      <FieldHint />
      <FieldError />
    </FieldRoot>
  )
}

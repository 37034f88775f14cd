'use client'
import { type CalendarDate, GregorianCalendar, getLocalTimeZone, isToday, parseDate } from '@internationalized/date'
import { type RefObject, useId, useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useButton } from 'react-aria/useButton'
import { useCalendar, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar'
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState'
import { RightIcon } from '../icon/icons.tsx'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { formatDate } from '../internal/format-date.ts'
import { isModified } from '../internal/key-target.ts'
import { usePosition } from '../internal/use-position.ts'
import type { Messages } from '../messages/messages.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { dateFieldData } from './date-field.data.ts'

// Fetched when a date field gets the focus or the pointer.

const attrs = /* @__PURE__ */ createAnatomy<typeof dateFieldData>('date-field')

interface CalendarProps {
  id: string
  /** Id of the field's label, which names the popup. */
  labelId: string
  anchor: RefObject<HTMLElement | null>
  words: NonNullable<Messages['dateField']>
  /** `YYYY-MM-DD`, as all of them. */
  date: string | null
  min: string | undefined
  max: string | undefined
  unavailableReason: ((date: string) => string | null) | undefined
  onSelect: (date: string) => void
}

const parsed = (date: string | null | undefined): CalendarDate | null => (date ? parseDate(date) : null)

/** Calendar of a date field: React Aria's keys, its weeks begin as in the language. */
export function Calendar(props: CalendarProps) {
  return (
    <I18nProvider locale={useShopUi().locale}>
      <CalendarPopup {...props} />
    </I18nProvider>
  )
}

function CalendarPopup({ id, labelId, anchor, words, date, min, max, unavailableReason, onSelect }: CalendarProps) {
  const { locale } = useShopUi()
  const popup = useRef<HTMLDivElement>(null)
  const options = {
    value: parsed(date),
    minValue: parsed(min),
    maxValue: parsed(max),
    autoFocus: true,
    isDateUnavailable: (day: object) => Boolean(unavailableReason?.(String(day))),
    onChange: (day: object | null) => day && onSelect(String(day)),
  }
  const state = useCalendarState({ ...options, locale, createCalendar: () => new GregorianCalendar() })
  const { calendarProps, prevButtonProps, nextButtonProps } = useCalendar(options, state)
  usePosition(true, anchor, popup, PLACE)
  const titleId = useId()
  const month = state.visibleRange.start
  const title = formatDate(String(month), locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <div
      ref={popup}
      id={id}
      role="dialog"
      aria-labelledby={labelId}
      // React Aria would take the keys of the browser too.
      onKeyDownCapture={event => isModified(event) && event.stopPropagation()}
      {...attrs('popup')}
    >
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: React Aria makes it a group */}
      <div {...calendarProps} aria-label={undefined} aria-labelledby={titleId}>
        <div {...attrs('header')}>
          <Step part="previous" label={words.previous} button={prevButtonProps} />
          <span id={titleId} {...attrs('title')}>
            {title}
          </span>
          <Step part="next" label={words.next} button={nextButtonProps} />
        </div>
        <Grid state={state} titleId={titleId} unavailableReason={unavailableReason} />
      </div>
    </div>
  )
}

const PLACE = { placement: 'bottom-start', arrow: { current: null } } as const

interface StepProps {
  part: 'previous' | 'next'
  label: string
  button: Parameters<typeof useButton>[0]
}

/** Button to the month before or after. */
function Step({ part, label, button }: StepProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const { buttonProps } = useButton({ ...button, 'aria-label': label }, ref)
  return (
    <button {...buttonProps} ref={ref} {...attrs(part)}>
      <RightIcon />
    </button>
  )
}

interface GridProps {
  state: CalendarState
  titleId: string
  unavailableReason: CalendarProps['unavailableReason']
}

function Grid({ state, titleId, unavailableReason }: GridProps) {
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid({ weekdayStyle: 'short' }, state)
  return (
    <table {...gridProps} aria-label={undefined} aria-labelledby={titleId} {...attrs('grid')}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map(day => (
            <th key={day} {...attrs('weekday')}>
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_, week) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks of a month have no other identity
          <tr key={week}>
            {state.getDatesInWeek(week).map((day, index) =>
              day ? (
                <Day key={String(day)} {...{ state, day, unavailableReason }} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell
                <td key={index} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps {
  state: CalendarState
  day: CalendarDate
  unavailableReason: CalendarProps['unavailableReason']
}

function Day({ state, day, unavailableReason }: DayProps) {
  const { locale } = useShopUi()
  const ref = useRef<HTMLDivElement>(null)
  const cell = useCalendarCell({ date: day }, state, ref)
  const iso = String(day)
  const reason = cell.isUnavailable ? unavailableReason?.(iso) : null
  const name = formatDate(iso, locale, { dateStyle: 'full', timeZone: 'UTC' })
  return (
    <td {...cell.cellProps}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: React Aria makes it a button */}
      <div
        {...cell.buttonProps}
        ref={ref}
        aria-label={reason ? `${name}. ${reason}` : name}
        title={reason ?? undefined}
        hidden={cell.isOutsideVisibleRange}
        data-selected={dataAttr(cell.isSelected)}
        data-today={dataAttr(isToday(day, getLocalTimeZone()))}
        data-outside={dataAttr(cell.isOutsideVisibleRange)}
        data-disabled={dataAttr(cell.isDisabled)}
        data-unavailable={dataAttr(cell.isUnavailable)}
        {...attrs('day')}
      >
        {cell.formattedDate}
      </div>
    </td>
  )
}

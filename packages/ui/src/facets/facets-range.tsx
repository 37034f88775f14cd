'use client'
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { type Cause, useControlled } from '../internal/use-controlled.ts'
import { useHydrated } from '../internal/use-hydrated.ts'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import { formatPrice } from '../price/format-price.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { facetsData } from './facets.data.ts'
import {
  isRangeIssue,
  moveThumb,
  parseRange,
  type Range,
  type RangeEnd,
  type RangeIssue,
  type RangeValue,
} from './range.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof facetsData>('facets')

export type { Range, RangeValue }

/** What commits a range. `hydration`: it was changed before the page was hydrated. */
export type FacetsRangeChangeReason = 'thumb' | 'input' | 'hydration'

export interface FacetsRangeProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange'> {
  /** Accessible name of the group: «Price». Visually hidden. */
  legend: string
  /** Minimum and maximum: limits of the thumbs, and as prices the placeholders of the inputs. */
  bounds: Range
  /** Step of the thumbs. @default 1 */
  step?: number | undefined
  /** Controlled value. */
  value?: RangeValue | undefined
  /** Initial range. @default no limits */
  defaultValue?: RangeValue | undefined
  /**
   * Called when a change is committed: on releasing a thumb or a key, on Enter in an input, on leaving it. Invalid text
   * is not reported: it stays in its input with an error message. `cancel()` keeps the former range.
   */
  onValueChange?: ChangeHandler<RangeValue, FacetsRangeChangeReason> | undefined
  /** Names of the two inputs; an unset limit is submitted empty. */
  names?: readonly [from: string, to: string] | undefined
  /**
   * Initial text of the inputs instead of the value, validated as if the inputs had been left: what a form submitted
   * without JavaScript contained.
   */
  defaultInputValue?: readonly [from: string, to: string] | undefined
}

const ends = ['from', 'to'] as const
/** Longer ones do not fit into half of a narrow panel: «CHF 12 345». */
const LONG_PRICE = 9
const unlimited: RangeValue = [null, null]

interface Draft {
  /** Text of the inputs while it differs from the value. */
  typed: readonly [from: string, to: string] | null
  issue: RangeIssue | null
}
const noDraft: Draft = { typed: null, issue: null }

function validateDraft(typed: readonly [from: string, to: string]): Draft {
  const parsed = parseRange(typed, 'to')
  return isRangeIssue(parsed) ? { typed, issue: parsed } : noDraft
}

/**
 * Range of amounts: two inputs, and two thumbs on one track (native range inputs), announced with the currency. Without
 * JavaScript the inputs are submitted with their form. Renders a `<fieldset>`.
 */
export function FacetsRange(props: FacetsRangeProps) {
  const {
    legend,
    bounds,
    step = 1,
    value,
    defaultValue = unlimited,
    onValueChange,
    names,
    defaultInputValue,
    style,
    ...rest
  } = props
  const { messages, currency } = useShopUi()
  const errorId = useId()
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const thumbs = useRef<(HTMLInputElement | null)[]>([])
  const [range, setRange] = useControlled(value, defaultValue, onValueChange)
  /** Range while a thumb is dragged. */
  const [moving, setMoving] = useState<RangeValue | null>(null)
  const [{ typed, issue }, setDraft] = useState(() => (defaultInputValue ? validateDraft(defaultInputValue) : noDraft))
  const [previousRange, setPreviousRange] = useState(range)
  if (previousRange[0] !== range[0] || previousRange[1] !== range[1]) {
    setPreviousRange(range)
    setDraft(noDraft)
  }
  const [min, max] = bounds
  const current = moving ?? range
  const thumbValue = (index: number) => Math.min(Math.max(current[index] ?? bounds[index] ?? 0, min), max)
  const textOf = (amount: number | null) =>
    amount === null ? '' : String(amount).replace('.', messages.numbers.decimal)
  const texts = [typed?.[0] ?? textOf(current[0]), typed?.[1] ?? textOf(current[1])] as const

  const commit = (next: RangeValue, reason: FacetsRangeChangeReason, cause?: Cause) => {
    setMoving(null)
    setDraft(noDraft)
    if (next[0] !== range[0] || next[1] !== range[1]) setRange(next, reason, cause)
  }
  /** `done`: focus did not move to the other input, so a wrong order counts as an error. */
  const validate = (texts: readonly [string, string], end: RangeEnd, done: boolean, cause?: Cause) => {
    const parsed = parseRange(texts, end)
    if (!isRangeIssue(parsed)) commit(parsed, cause ? 'input' : 'hydration', cause)
    else setDraft({ typed: texts, issue: done || parsed.kind === 'number' ? parsed : null })
  }
  const commitInput = (end: RangeEnd, done: boolean, cause: Cause) => typed && validate(typed, end, done, cause)
  // Takes over what was typed or dragged before hydration.
  const takeOver = useEffectEvent(() => {
    const [from = '', to = ''] = inputs.current.map(input => input?.value)
    const moved = ends.reduce((next, end, index) => {
      const domValue = thumbs.current[index]?.valueAsNumber ?? thumbValue(index)
      return Math.abs(domValue - thumbValue(index)) >= step ? moveThumb(next, end, domValue, bounds) : next
    }, range)
    if (from !== texts[0] || to !== texts[1]) setDraft({ typed: [from, to], issue: null })
    if (moved !== range) setMoving(moved)
  })
  const report = useEffectEvent(() => {
    if (typed && !inputs.current.some(input => input === document.activeElement)) validate(typed, 'to', true)
    if (moving) commit(moving, 'hydration')
  })
  // In the commit that hydrates: the next render writes the state into the inputs, and a key would start at that. Reported in a later
  // task, because updates of effects of what React hydrates while idle come after all others.
  useLayoutEffect(() => {
    takeOver()
    const timer = setTimeout(() => report())
    return () => clearTimeout(timer)
  }, [])
  const placeholders = bounds.map(bound => formatPrice(bound, messages.numbers, currency))
  const percentage = (index: number) => `${max > min ? ((thumbValue(index) - min) / (max - min)) * 100 : 0}%`
  // Set by scripts only: a strict Content Security Policy takes no style attribute of HTML.
  const isHydrated = useHydrated()
  const rangeStyle: CSSProperties & Partial<Record<'--_from' | '--_to', string>> = {
    ...style,
    ...(isHydrated && { '--_from': percentage(0), '--_to': percentage(1) }),
  }
  return (
    <fieldset {...rest} style={rangeStyle} {...attrs('range')}>
      <legend {...visuallyHidden} {...attrs('legend')}>
        {legend}
      </legend>
      <div data-long={dataAttr(placeholders.some(({ length }) => length > LONG_PRICE))} {...attrs('fields')}>
        {ends.map((end, index) => (
          <label key={end} {...attrs('bound')}>
            <span {...attrs('prefix')}>{messages.facets[end]}</span>
            <input
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              aria-label={`${legend}, ${messages.facets[end]}`}
              aria-invalid={issue?.end === end || undefined}
              aria-describedby={issue?.end === end ? errorId : undefined}
              data-invalid={dataAttr(issue?.end === end)}
              ref={input => {
                inputs.current[index] = input
              }}
              name={names?.[index]}
              placeholder={placeholders[index]}
              value={texts[index]}
              onChange={event => {
                const text = event.currentTarget.value
                setDraft({ typed: end === 'from' ? [text, texts[1]] : [texts[0], text], issue })
              }}
              onBlur={event => commitInput(end, event.relatedTarget !== inputs.current[1 - index], event)}
              onKeyDown={event => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                commitInput(end, true, event)
              }}
              {...attrs('input')}
            />
          </label>
        ))}
      </div>
      {issue && (
        <p id={errorId} role="alert" {...attrs('error')}>
          {messages.facets.invalid[issue.kind]}
        </p>
      )}
      <div {...attrs('track')}>
        {ends.map((end, index) => (
          <input
            key={end}
            ref={thumb => {
              thumbs.current[index] = thumb
            }}
            type="range"
            min={min}
            max={max}
            step={step}
            aria-label={`${legend}, ${messages.facets[end]}`}
            aria-valuetext={formatPrice(thumbValue(index), messages.numbers, currency)}
            value={thumbValue(index)}
            onChange={event => setMoving(moveThumb(current, end, event.currentTarget.valueAsNumber, bounds))}
            onPointerUp={event => moving && commit(moving, 'thumb', event)}
            onKeyUp={event => moving && commit(moving, 'thumb', event)}
            onBlur={event => moving && commit(moving, 'thumb', event)}
            data-end={end}
            {...attrs('thumb')}
          />
        ))}
      </div>
    </fieldset>
  )
}

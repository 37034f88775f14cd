'use client'
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { anatomy, presence } from '../internal/anatomy.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { priceText } from '../price/money.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { facetsData } from './facets.data.ts'
import {
  type ChosenRange,
  isProblem,
  moveEnd,
  type Range,
  type RangeEnd,
  type RangeProblem,
  readRange,
} from './range.ts'

const at = /* @__PURE__ */ anatomy<typeof facetsData>('facets')

export type { ChosenRange, Range }

export interface FacetsRangeProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange'> {
  /** Accessible name of the group: «Price». Visually hidden. */
  legend: string
  /** Minimum and maximum: placeholders of the inputs and limits of the thumbs. */
  bounds: Range
  /** Step of the thumbs. @default 1 */
  step?: number | undefined
  /** Controlled value. */
  value?: ChosenRange | undefined
  /** Initial range. @default no limits */
  defaultValue?: ChosenRange | undefined
  /**
   * Called when a change is committed: on releasing a thumb or a key, on Enter in an input, on leaving it. Invalid text
   * is not reported: it stays in its input with an error message.
   */
  onValueChange?: ((value: ChosenRange) => void) | undefined
  /** Names of the two inputs; an unset limit is submitted empty. */
  names?: readonly [from: string, to: string] | undefined
  /**
   * Initial text of the inputs instead of the value, validated as if the inputs had been left: what a form submitted
   * without JavaScript contained.
   */
  defaultTyped?: readonly [from: string, to: string] | undefined
}

const ends = ['from', 'to'] as const
const open: ChosenRange = [null, null]

interface Typing {
  /** Text of the inputs while it differs from the value. */
  typed: readonly [from: string, to: string] | null
  problem: RangeProblem | null
}
const settled: Typing = { typed: null, problem: null }

function judged(typed: readonly [from: string, to: string]): Typing {
  const read = readRange(typed, 'to')
  return isProblem(read) ? { typed, problem: read } : settled
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
    defaultValue = open,
    onValueChange,
    names,
    defaultTyped,
    style,
    ...rest
  } = props
  const { messages, currency } = useShopUi()
  const errorId = useId()
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const thumbs = useRef<(HTMLInputElement | null)[]>([])
  const [range, setRange] = useControlled<ChosenRange>(value, defaultValue, onValueChange)
  /** Range while a thumb is dragged. */
  const [moving, setMoving] = useState<ChosenRange | null>(null)
  const [{ typed, problem }, setTyping] = useState(() => (defaultTyped ? judged(defaultTyped) : settled))
  const [known, setKnown] = useState(range)
  if (known[0] !== range[0] || known[1] !== range[1]) {
    setKnown(range)
    setTyping(settled)
  }
  const [least, most] = bounds
  const shown = moving ?? range
  const placeOf = (index: number) => Math.min(Math.max(shown[index] ?? bounds[index] ?? 0, least), most)
  const textOf = (amount: number | null) =>
    amount === null ? '' : String(amount).replace('.', messages.numbers.decimal)
  const texts = [typed?.[0] ?? textOf(shown[0]), typed?.[1] ?? textOf(shown[1])] as const

  const settle = (next: ChosenRange) => {
    setMoving(null)
    setTyping(settled)
    if (next[0] !== range[0] || next[1] !== range[1]) setRange(next)
  }
  /** `done`: focus did not move to the other input, so a wrong order counts as an error. */
  const judge = (texts: readonly [string, string], end: RangeEnd, done: boolean) => {
    const read = readRange(texts, end)
    if (!isProblem(read)) settle(read)
    else setTyping({ typed: texts, problem: done || read.kind === 'number' ? read : null })
  }
  const take = (end: RangeEnd, done: boolean) => typed && judge(typed, end, done)
  // Takes over what was typed or dragged before hydration.
  const catchUp = useEffectEvent(() => {
    const [from, to] = inputs.current.map(input => input?.value ?? '')
    if (from !== undefined && to !== undefined && (from !== texts[0] || to !== texts[1])) {
      if (inputs.current.some(input => input === document.activeElement))
        setTyping({ typed: [from, to], problem: null })
      else judge([from, to], 'to', true)
    }
    for (const [index, end] of ends.entries()) {
      const place = thumbs.current[index]?.valueAsNumber ?? placeOf(index)
      if (Math.abs(place - placeOf(index)) >= step) settle(moveEnd(range, end, place, bounds))
    }
  })
  useEffect(() => catchUp(), [])
  const share = (index: number) => `${most > least ? ((placeOf(index) - least) / (most - least)) * 100 : 0}%`
  const marks: CSSProperties & Record<'--shop-from' | '--shop-to', string> = {
    ...style,
    '--shop-from': share(0),
    '--shop-to': share(1),
  }
  return (
    <fieldset {...rest} style={marks} {...at('range')}>
      <legend data-visually-hidden="" {...at('legend')}>
        {legend}
      </legend>
      <div {...at('fields')}>
        {ends.map((end, index) => (
          <label key={end} {...at('bound')}>
            <span {...at('sign')}>{messages.facets[end]}</span>
            <input
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              aria-label={`${legend}, ${messages.facets[end]}`}
              aria-invalid={problem?.end === end || undefined}
              aria-describedby={problem?.end === end ? errorId : undefined}
              data-invalid={presence(problem?.end === end)}
              ref={input => {
                inputs.current[index] = input
              }}
              name={names?.[index]}
              placeholder={String(bounds[index])}
              value={texts[index]}
              onChange={event => {
                const text = event.currentTarget.value
                setTyping({ typed: end === 'from' ? [text, texts[1]] : [texts[0], text], problem })
              }}
              onBlur={event => take(end, event.relatedTarget !== inputs.current[1 - index])}
              onKeyDown={event => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                take(end, true)
              }}
              {...at('input')}
            />
          </label>
        ))}
      </div>
      {problem && (
        <p id={errorId} role="alert" {...at('error')}>
          {messages.facets.wrong[problem.kind]}
        </p>
      )}
      <div {...at('track')}>
        {ends.map((end, index) => (
          <input
            key={end}
            ref={thumb => {
              thumbs.current[index] = thumb
            }}
            type="range"
            min={least}
            max={most}
            step={step}
            aria-label={`${legend}, ${messages.facets[end]}`}
            aria-valuetext={priceText(placeOf(index), messages.numbers, currency)}
            value={placeOf(index)}
            onChange={event => setMoving(moveEnd(shown, end, event.currentTarget.valueAsNumber, bounds))}
            onPointerUp={() => moving && settle(moving)}
            onKeyUp={() => moving && settle(moving)}
            onBlur={() => moving && settle(moving)}
            data-end={end}
            {...at('thumb')}
          />
        ))}
      </div>
    </fieldset>
  )
}

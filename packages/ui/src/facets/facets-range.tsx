'use client'
import { type ComponentPropsWithRef, type CSSProperties, useState } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { priceText } from '../price/money.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { facetsData } from './facets.data.ts'
import { moveEnd, type Range } from './range.ts'

const at = /* @__PURE__ */ anatomy<typeof facetsData>('facets')

export type { Range }

export interface FacetsRangeProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange'> {
  /** Name of the group: «Ціна». Not shown. */
  legend: string
  /** The smallest and the largest there is. */
  bounds: Range
  /** @default 1 */
  step?: number | undefined
  /** Makes it controlled. */
  value?: Range | undefined
  /** @default the bounds */
  defaultValue?: Range | undefined
  /** Fires when an end has been let go: on releasing a thumb or a key, on Enter in a field, on leaving it. */
  onValueChange?: ((value: Range) => void) | undefined
  /** Names of the two form fields. */
  names?: readonly [from: string, to: string] | undefined
}

const ends = ['from', 'to'] as const

/**
 * A price from–to: two fields to type in and two thumbs on one track, native ranges with all their keys, spoken with the
 * currency. Renders a `<fieldset>`.
 */
export function FacetsRange(props: FacetsRangeProps) {
  const { legend, bounds, step = 1, value, defaultValue = bounds, onValueChange, names, style, ...rest } = props
  const { messages, currency } = useShopUi()
  const [range, setRange] = useControlled<Range>(value, defaultValue, onValueChange)
  /** Where the thumbs are while one is being moved. */
  const [moving, setMoving] = useState<Range | null>(null)
  /** What stands in a field while it is typed in. */
  const [typed, setTyped] = useState<{ end: 'from' | 'to'; text: string } | null>(null)
  const shown = moving ?? range
  const [least, most] = bounds

  const settle = (next: Range) => {
    setMoving(null)
    setTyped(null)
    if (next[0] !== range[0] || next[1] !== range[1]) setRange(next)
  }
  const place = (amount: number) => `${most > least ? ((amount - least) / (most - least)) * 100 : 0}%`
  const marks: CSSProperties & Record<'--shop-from' | '--shop-to', string> = {
    ...style,
    '--shop-from': place(shown[0]),
    '--shop-to': place(shown[1]),
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
              type="text"
              inputMode="numeric"
              autoComplete="off"
              aria-label={`${legend}, ${messages.facets[end]}`}
              name={names?.[index]}
              value={typed?.end === end ? typed.text : String(shown[index])}
              onChange={event => setTyped({ end, text: event.currentTarget.value.replace(/[^\d]/g, '') })}
              onBlur={() =>
                typed?.end === end &&
                settle(moveEnd(range, end, typed.text === '' ? Number.NaN : Number(typed.text), bounds))
              }
              onKeyDown={event => {
                if (event.key !== 'Enter' || typed?.end !== end) return
                event.preventDefault()
                settle(moveEnd(range, end, typed.text === '' ? Number.NaN : Number(typed.text), bounds))
              }}
              {...at('input')}
            />
          </label>
        ))}
      </div>
      <div {...at('track')}>
        {ends.map((end, index) => (
          <input
            key={end}
            type="range"
            min={least}
            max={most}
            step={step}
            aria-label={`${legend}, ${messages.facets[end]}`}
            aria-valuetext={priceText(shown[index] ?? 0, messages.numbers, currency)}
            value={shown[index]}
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

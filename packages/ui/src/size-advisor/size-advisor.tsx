'use client'
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { TextField } from '../field/text-field.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { formatMessage } from '../internal/format-message.ts'
import { isolatedMessage } from '../internal/isolated-text.tsx'
import { useControlled } from '../internal/use-controlled.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { useShopUi } from '../provider/provider.tsx'
import { adviseSize, type ChartSize, type Measure } from './advise-size.ts'
import type { sizeAdvisorData } from './size-advisor.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof sizeAdvisorData>('size-advisor')

export interface SizeAdvisorProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Measurements to ask for, in this order. */
  measures: readonly Measure[]
  /** Sizes from the smallest to the largest. */
  chart: readonly ChartSize[]
  /** Called when the recommendation changes; `null` while there is none. */
  onAdvice?: ((size: ChartSize | null) => void) | undefined
  /** Controlled input texts by measurement. */
  values?: Readonly<Record<string, string>> | undefined
  /** Initial input texts by measurement. Invalid ones show their error at once. @default none */
  defaultValues?: Readonly<Record<string, string>> | undefined
  /** Called with all input texts on every change, for example to store them; `cancel()` takes it back. */
  onValuesChange?: ChangeHandler<Readonly<Record<string, string>>, 'input'> | undefined
  /** Note about the recommended size, for example that it is out of stock. Announced with it. */
  note?: ((size: ChartSize) => ReactNode) | undefined
  /** Action for the recommended size, such as a button that selects it. */
  action?: ((size: ChartSize) => ReactNode) | undefined
}

const none: Readonly<Record<string, string>> = {}

/** Parses a number with a comma or a point; `null` for anything else. */
const parse = (text: string): number | null => {
  const trimmed = text.trim().replace(',', '.')
  return /^\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : null
}

/**
 * Asks for body measurements and recommends a size once all are valid. Errors are shown on blur. The recommendation is
 * announced politely. Renders a `<div>`.
 *
 * The recommendation is a status; errors are shown on blur. Not without a size chart of the manufacturer.
 */
export function SizeAdvisor(props: SizeAdvisorProps) {
  const { measures, chart, onAdvice, values, defaultValues = none, onValuesChange, note, action, ...rest } = props
  const { messages } = useShopUi()
  const texts = messages.sizeAdvisor
  const [typed, setTyped] = useControlled(values, defaultValues, onValuesChange)
  const [blurred, setBlurred] = useState<readonly string[]>(() => Object.keys(defaultValues))

  const validate = ({ name, min, max }: Measure, inputs = typed): string | null => {
    const value = parse(inputs[name] ?? '')
    if (value === null) return texts.invalid
    return value < min || value > max ? formatMessage(texts.bounds, { from: min, to: max }) : null
  }
  const advise = (inputs: Readonly<Record<string, string>>): ChartSize | null =>
    measures.every(measure => validate(measure, inputs) === null)
      ? adviseSize(chart, Object.fromEntries(measures.map(({ name }) => [name, parse(inputs[name] ?? '') ?? 0])))
      : null

  const complete = measures.every(measure => validate(measure) === null)
  const advice = advise(typed)
  const state = advice ? 'found' : complete ? 'none' : 'empty'
  return (
    <div {...rest} {...attrs('root')}>
      <div {...attrs('measures')}>
        {measures.map(measure => {
          const { name, label } = measure
          const error = blurred.includes(name) && (typed[name] ?? '') !== '' ? validate(measure) : null
          return (
            <TextField
              key={name}
              label={`${label}, ${texts.unit}`}
              inputMode="decimal"
              autoComplete="off"
              error={error}
              value={typed[name] ?? ''}
              onValueChange={(text, { reason, event, cancel }) => {
                const next = { ...typed, [name]: text }
                if (!setTyped(next, reason, event)) return cancel()
                const size = advise(next)
                if (size?.value !== advice?.value) onAdvice?.(size)
              }}
              onBlur={() => setBlurred(names => [...new Set([...names, name])])}
            />
          )
        })}
      </div>
      <p role="status" data-state={state} {...attrs('result')}>
        {advice && <b {...attrs('size')}>{isolatedMessage(texts.advice, { size: advice.name })}</b>}
        {advice ? <span>{note?.(advice)}</span> : complete && <span>{texts.none}</span>}
      </p>
      {advice && action && <div {...attrs('actions')}>{action(advice)}</div>}
    </div>
  )
}

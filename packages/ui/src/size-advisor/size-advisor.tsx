'use client'
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { TextField } from '../field/text-field.tsx'
import { anatomy } from '../internal/anatomy.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { fill } from '../internal/words.ts'
import { useShopUi } from '../provider/provider.tsx'
import { adviseSize, type ChartSize, type Measure } from './advise.ts'
import type { sizeAdvisorData } from './size-advisor.data.ts'

const at = /* @__PURE__ */ anatomy<typeof sizeAdvisorData>('size-advisor')

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
  /** Called with all input texts on every change, for example to store them. */
  onValuesChange?: ((values: Readonly<Record<string, string>>) => void) | undefined
  /** Note about the recommended size, for example that it is out of stock. Announced with it. */
  note?: ((size: ChartSize) => ReactNode) | undefined
  /** Action for the recommended size, such as a button that selects it. */
  action?: ((size: ChartSize) => ReactNode) | undefined
}

const none: Readonly<Record<string, string>> = {}

/** Parses a number with a comma or a point; `null` for anything else. */
const read = (text: string): number | null => {
  const trimmed = text.trim().replace(',', '.')
  return /^\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : null
}

/**
 * Asks for body measurements and recommends a size once all are valid. Errors are shown on blur. The recommendation is
 * announced politely. Renders a `<div>`.
 */
export function SizeAdvisor(props: SizeAdvisorProps) {
  const { measures, chart, onAdvice, values, defaultValues = none, onValuesChange, note, action, ...rest } = props
  const { messages } = useShopUi()
  const words = messages.sizeAdvisor
  const [typed, setTyped] = useControlled<Readonly<Record<string, string>>>(values, defaultValues, onValuesChange)
  const [left, setLeft] = useState<readonly string[]>(() => Object.keys(defaultValues))

  const problem = ({ name, least, most }: Measure, texts = typed): string | null => {
    const value = read(texts[name] ?? '')
    if (value === null) return words.wrong
    return value < least || value > most ? fill(words.bounds, { from: least, to: most }) : null
  }
  const advise = (texts: Readonly<Record<string, string>>): ChartSize | null =>
    measures.every(measure => problem(measure, texts) === null)
      ? adviseSize(chart, Object.fromEntries(measures.map(({ name }) => [name, read(texts[name] ?? '') ?? 0])))
      : null

  const complete = measures.every(measure => problem(measure) === null)
  const advice = advise(typed)
  const state = advice ? 'found' : complete ? 'none' : 'empty'
  return (
    <div {...rest} {...at('root')}>
      <div {...at('measures')}>
        {measures.map(measure => {
          const { name, label } = measure
          const wrong = left.includes(name) && (typed[name] ?? '') !== '' ? problem(measure) : null
          return (
            <TextField
              key={name}
              label={`${label}, ${words.unit}`}
              inputMode="decimal"
              autoComplete="off"
              error={wrong}
              value={typed[name] ?? ''}
              onValueChange={text => {
                const next = { ...typed, [name]: text }
                setTyped(next)
                const size = advise(next)
                if (size?.value !== advice?.value) onAdvice?.(size)
              }}
              onBlur={() => setLeft(names => [...new Set([...names, name])])}
            />
          )
        })}
      </div>
      <p role="status" data-state={state} {...at('result')}>
        {advice && <b {...at('size')}>{fill(words.advice, { size: advice.name })}</b>}
        {advice ? note?.(advice) : complete && words.none}
      </p>
      {advice && action && <div {...at('actions')}>{action(advice)}</div>}
    </div>
  )
}

'use client'
import { useState } from 'react'
import { useOptions } from '../combobox/use-options.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { SearchComboboxView, type SearchComboboxViewProps, type Suggestion } from './search-combobox-view.tsx'

/** What of the view is kept here. */
type Kept = 'status' | 'open' | 'options' | 'active' | 'onOpen' | 'onClose' | 'onMove' | 'onRetry'

export interface SearchComboboxProps<Found extends Suggestion>
  extends Omit<SearchComboboxViewProps<Found>, Kept | 'value' | 'onValueChange'> {
  /** What stands in the field; makes it controlled. */
  value?: string | undefined
  /** What stands in the field at first. @default '' */
  defaultValue?: string | undefined
  /** Fires with the text on every change. */
  onValueChange?: ((value: string) => void) | undefined
  /** Finds suggestions; an empty answer shows none, and so does a rejection. Respect the signal. */
  load: (query: string, signal: AbortSignal) => Promise<readonly Found[]>
  /** Characters from which suggestions are asked for. @default 2 */
  from?: number | undefined
  /** Milliseconds without typing before that. @default 200 */
  delay?: number | undefined
}

/**
 * Search with suggestions that are links. Down and Up mark one, Enter follows the marked one or else sends the text, Escape
 * closes, a second Escape empties the field. Suggestions are a help: without an answer nothing gets in the way. Native props
 * and `ref` go to the `<input role="combobox">` inside a `<form role="search">`.
 */
export function SearchCombobox<Found extends Suggestion>(props: SearchComboboxProps<Found>) {
  const { value, defaultValue = '', onValueChange, load, from = 2, delay = 200, ...rest } = props
  const [text, setText] = useControlled(value, defaultValue, onValueChange)
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const [{ status, options }, ask] = useOptions(load, undefined)
  const query = text.trim()
  const open = wanted && query.length >= from && options.length > 0
  return (
    <SearchComboboxView
      {...rest}
      value={text}
      onValueChange={typed => {
        setText(typed)
        setActive(null)
        setWanted(typed !== '')
        if (typed.trim().length >= from) ask(typed.trim(), delay)
      }}
      status={status === 'ready' ? 'found' : 'pending'}
      open={open}
      options={options}
      active={active}
      onClose={() => {
        setWanted(false)
        setActive(null)
      }}
      onMove={by => {
        if (!open) return setWanted(true)
        // One place more than there are suggestions: the field itself.
        const places = options.length + 1
        const place = options.findIndex(({ id }) => id === active) + 1
        setActive(options[((place + by + places) % places) - 1]?.id ?? null)
      }}
    />
  )
}

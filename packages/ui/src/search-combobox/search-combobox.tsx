'use client'
import { useEffect, useState } from 'react'
import { useOptions } from '../combobox/use-options.ts'
import { reportChange } from '../internal/use-controlled.ts'
import type { ChangeHandler } from '../provider/change.ts'
import {
  type SearchChangeReason,
  SearchComboboxView,
  type SearchComboboxViewProps,
  type Suggestion,
} from './search-combobox-view.tsx'

/** Props of the view that this component manages. */
type ManagedProps = 'status' | 'open' | 'options' | 'active' | 'onOpen' | 'onClose' | 'onMove' | 'onRetry'

export interface SearchComboboxProps<Found extends Suggestion>
  extends Omit<SearchComboboxViewProps<Found>, ManagedProps | 'value' | 'onValueChange'> {
  /** Controlled text of the input. */
  value?: string | undefined
  /** Initial text of the input. @default '' */
  defaultValue?: string | undefined
  /** Called with the text on every change. Reasons: `input` and, by Escape, `clear`. */
  onValueChange?: ChangeHandler<string, SearchChangeReason> | undefined
  /**
   * Loads suggestions; an empty result or a rejection shows none. The signal aborts when the result is no longer
   * needed.
   */
  load: (query: string, signal: AbortSignal) => Promise<readonly Found[]>
  /** Open on the first render, without taking the focus. @default false */
  defaultOpen?: boolean | undefined
  /** Minimum query length. @default 2 */
  from?: number | undefined
  /** Debounce of typing, in milliseconds. @default 200 */
  delay?: number | undefined
}

/**
 * Search with suggestions that are links. Arrow keys move through them, Enter follows the active one or else submits
 * the text, Escape closes, a second Escape clears the input. Suggestions are optional: when loading them fails, the
 * search still works. Native props and `ref` go to the `<input role="combobox">` inside a `<form role="search">`.
 */
export function SearchCombobox<Found extends Suggestion>(props: SearchComboboxProps<Found>) {
  const { value, defaultValue = '', onValueChange, load, defaultOpen = false, from = 2, delay = 200, ...rest } = props
  const [own, setOwn] = useState(defaultValue)
  const text = value ?? own
  const [openRequested, setOpenRequested] = useState(defaultOpen)
  const [active, setActive] = useState<string | null>(null)
  const [{ status, options }, request] = useOptions(load, undefined)
  const query = text.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: suggestions to the initial text, once
  useEffect(() => {
    if (defaultOpen && query.length >= from) request(query, 0)
  }, [])
  const open = openRequested && query.length >= from && options.length > 0
  return (
    <SearchComboboxView
      {...rest}
      value={text}
      onValueChange={(typed, { reason, event, cancel }) => {
        if (!reportChange(onValueChange, typed, reason, event)) return cancel()
        if (value === undefined) setOwn(typed)
        setActive(null)
        setOpenRequested(true)
        if (typed.trim().length >= from) request(typed.trim(), delay)
      }}
      status={status === 'ready' ? 'found' : 'pending'}
      open={open}
      options={options}
      active={active}
      onClose={() => {
        setOpenRequested(false)
        setActive(null)
      }}
      onMove={by => {
        if (!open) return setOpenRequested(true)
        // One position more than there are suggestions: the input itself.
        const positions = options.length + 1
        const position = options.findIndex(({ id }) => id === active) + 1 + by
        setActive(options[((position + positions) % positions) - 1]?.id ?? null)
      }}
    />
  )
}

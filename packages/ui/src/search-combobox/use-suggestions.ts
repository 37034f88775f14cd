'use client'
import { useEffect, useState } from 'react'
import { useOptions } from '../combobox/use-options.ts'
import { reportChange } from '../internal/use-controlled.ts'
import type { ChangeHandler } from '../provider/change.ts'
import type { SearchChangeReason, SearchState, Suggestion } from './search-context.ts'

export interface SuggestionsOptions<Found extends Suggestion> {
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
 * State of a search whose suggestions are loaded: the props of `SearchCombobox.Root`. Suggestions are optional: when loading them
 * fails, the search still works.
 */
export function useSuggestions<Found extends Suggestion>(props: SuggestionsOptions<Found>): SearchState<Found> {
  const { value, defaultValue = '', onValueChange, load, defaultOpen = false, from = 2, delay = 200 } = props
  const [own, setOwn] = useState(defaultValue)
  const text = value ?? own
  /** Id of the active suggestion; `null`: the input itself, `undefined`: closed. */
  const [active, setActive] = useState<string | null | undefined>(defaultOpen ? null : undefined)
  const [{ status, options }, request] = useOptions(load)
  const query = text.trim()
  const isAsked = active !== undefined && query.length >= from
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening again shows the suggestions that are there
  useEffect(() => {
    if (isAsked) request(query, delay)
  }, [query])
  const open = isAsked && options.length > 0
  return {
    value: text,
    onValueChange: (typed, { reason, event, cancel }) => {
      if (!reportChange(onValueChange, typed, reason, event)) return cancel()
      setOwn(typed)
      setActive(null)
    },
    status: status === 'ready' ? 'found' : 'pending',
    open,
    options,
    active: active ?? null,
    onClose: () => setActive(undefined),
    onMove: by => {
      // The input itself is one of the positions.
      const ids = [null, ...options.map(({ id }) => id)]
      const place = Math.max(0, ids.indexOf(active ?? null))
      setActive(open ? ids.at((place + by) % ids.length) : null)
    },
  }
}

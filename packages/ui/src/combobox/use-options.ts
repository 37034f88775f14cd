'use client'
import { useEffect, useRef, useState } from 'react'

/** Loaded options. While `loading`, the previous ones are kept. */
export interface Options<Option> {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  options: readonly Option[]
  /** Query they were loaded for. */
  query: string
}

/**
 * Loads options; only the latest request counts: an earlier one is aborted and its result ignored. A failed one is repeated
 * when the network returns. A change of `source` resets the state.
 */
export function useOptions<Option>(
  load: (query: string, signal: AbortSignal) => Promise<readonly Option[]>,
  source?: string | undefined,
) {
  const idle: Options<Option> & { source?: string | undefined } = { status: 'idle', options: [], query: '', source }
  const [answer, setAnswer] = useState(idle)
  const state = answer.source === source ? answer : idle
  const running = useRef<AbortController>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of source aborts the request to the previous one
  useEffect(
    () => () => {
      running.current?.abort()
      setAnswer(idle)
    },
    [source],
  )

  const request = (query: string, delay: number) => {
    running.current?.abort()
    const abort = new AbortController()
    const { signal } = abort
    running.current = abort
    const set = (status: Options<Option>['status'], options: readonly Option[]) => {
      if (!signal.aborted) setAnswer({ status, options, query, source })
    }
    set('loading', state.options)
    const run = async () => {
      if (signal.aborted) return
      const { onLine } = navigator
      try {
        set('ready', await load(query, signal))
      } catch {
        set('failed', [])
        // The network may have returned before the failure is known.
        if (onLine === navigator.onLine) addEventListener('online', run, { once: true, signal })
        else run()
      }
    }
    setTimeout(run, delay)
  }
  return [state, request] as const
}

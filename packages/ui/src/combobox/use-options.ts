'use client'
import { useCallback, useEffect, useRef, useState } from 'react'

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
  source: string | undefined,
) {
  const idle: Options<Option> = { status: 'idle', options: [], query: '' }
  const [state, setState] = useState(idle)
  const [previousSource, setPreviousSource] = useState(source)
  if (source !== previousSource) {
    setPreviousSource(source)
    setState(idle)
  }
  const latest = useRef(load)
  latest.current = load
  const running = useRef<AbortController>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of source aborts the request to the previous one
  useEffect(() => () => running.current?.abort(), [source])

  const request = useCallback((query: string, delay: number) => {
    running.current?.abort()
    const abort = new AbortController()
    const { signal } = abort
    running.current = abort
    setState(({ options }) => ({ status: 'loading', options, query }))
    const finish = (status: 'ready' | 'failed', options: readonly Option[]) => {
      if (!signal.aborted) setState({ status, options, query })
    }
    const run = async () => {
      if (signal.aborted) return
      const { onLine } = navigator
      try {
        finish('ready', await latest.current(query, signal))
      } catch {
        finish('failed', [])
        // The network may have returned before the failure is known.
        if (onLine === navigator.onLine) addEventListener('online', run, { once: true, signal })
        else run()
      }
    }
    setTimeout(run, delay)
  }, [])
  return [state, request] as const
}

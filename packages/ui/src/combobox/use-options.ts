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
  const running = useRef<{ abort: AbortController; timer: ReturnType<typeof setTimeout> }>(undefined)

  const stop = useCallback(() => {
    clearTimeout(running.current?.timer)
    running.current?.abort.abort()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of source aborts the request to the previous one
  useEffect(() => stop, [stop, source])

  const request = useCallback(
    (query: string, delay: number) => {
      stop()
      const abort = new AbortController()
      setState(({ options }) => ({ status: 'loading', options, query }))
      const run = async () => {
        try {
          const options = await latest.current(query, abort.signal)
          if (!abort.signal.aborted) setState({ status: 'ready', options, query })
        } catch {
          if (!abort.signal.aborted) setState({ status: 'failed', options: [], query })
        }
      }
      running.current = { abort, timer: setTimeout(run, delay) }
    },
    [stop],
  )
  const { status, query } = state
  useEffect(() => {
    if (status !== 'failed') return
    const retry = () => request(query, 0)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [status, query, request])
  return [state, request] as const
}

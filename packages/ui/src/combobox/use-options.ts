'use client'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Options as far as they are known. While `loading`, the earlier ones are still there. */
export interface Options<Option> {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  options: readonly Option[]
  /** What they were asked for. */
  query: string
}

/**
 * Asks for options: the newest question alone counts. An earlier one is aborted, and its answer dropped should it come all
 * the same. Another `source` forgets everything.
 */
export function useOptions<Option>(
  load: (query: string, signal: AbortSignal) => Promise<readonly Option[]>,
  source: string | undefined,
) {
  const idle: Options<Option> = { status: 'idle', options: [], query: '' }
  const [state, setState] = useState(idle)
  const [known, setKnown] = useState(source)
  if (source !== known) {
    setKnown(source)
    setState(idle)
  }
  const latest = useRef(load)
  latest.current = load
  const running = useRef<{ abort: AbortController; timer: ReturnType<typeof setTimeout> }>(undefined)

  const stop = useCallback(() => {
    clearTimeout(running.current?.timer)
    running.current?.abort.abort()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of source ends the question to the former one
  useEffect(() => stop, [stop, source])

  const ask = useCallback(
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
  return [state, ask] as const
}

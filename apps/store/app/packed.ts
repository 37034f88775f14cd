import { useMemo } from 'react'

/**
 * A page's data as one JSON text. The router would send it as a table of numbered values, which hardly gets smaller when
 * packed: a third of a page's weight.
 */
export interface Packed<Value> {
  /** JSON with single and double quotes swapped. */
  readonly json: string
  /** What is inside; never there, for the compiler alone. */
  readonly inside?: Value
}

/** The router puts a text into a text in a script: each double quote would become four characters there. */
const swapQuotes = (text: string): string => text.replace(/["']/g, quote => (quote === '"' ? "'" : '"'))

export const pack = <Value>(value: Value): Packed<Value> => ({ json: swapQuotes(JSON.stringify(value)) })

/** What was packed: the same object from render to render. Only for plain data that `pack` has made. */
export function useUnpacked<Value>({ json }: Packed<Value>): Value {
  return useMemo(() => {
    const value: Value = JSON.parse(swapQuotes(json))
    return value
  }, [json])
}

import { useMemo } from 'react'

/**
 * A loader's data as one JSON text. The router would send it as a table of numbered values, which hardly gets smaller when
 * compressed: a third of a page's weight.
 */
export interface EncodedLoaderData<Value> {
  /** JSON with single and double quotes swapped. */
  readonly json: string
  /** Never there: carries the type of the value. */
  readonly value?: Value
}

/** The router puts a text into a text in a script: each double quote would become four characters there. */
const swapQuotes = (text: string): string => text.replace(/["']/g, quote => (quote === '"' ? "'" : '"'))

/** Only for plain data, which JSON leaves as it is. */
export const encodeLoaderData = <Value>(value: Value): EncodedLoaderData<Value> => ({
  json: swapQuotes(JSON.stringify(value)),
})

/** The value that a loader encoded: the same object from render to render. */
export function useLoaderDataValue<Value>({ json }: EncodedLoaderData<Value>): Value {
  return useMemo(() => {
    const value: Value = JSON.parse(swapQuotes(json))
    return value
  }, [json])
}

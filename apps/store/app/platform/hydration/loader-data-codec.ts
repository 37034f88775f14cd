import { useMemo } from 'react'

/**
 * Encodes a loader's data as one JSON string. The router would serialize it as a table of numbered values, which compresses badly
 * and was a third of a page's weight.
 */
interface EncodedLoaderData<Value> {
  /** JSON with single and double quotes swapped. */
  readonly json: string
  /** The value itself, for the server's rendering: not enumerable, so that it is not sent. Absent in a browser. */
  readonly value?: Value
}

/** The router embeds the string in a string literal of a script, where each double quote would take four characters. */
const swapQuotes = (text: string): string => text.replace(/["']/g, quote => (quote === '"' ? "'" : '"'))

/**
 * For JSON-compatible data only. `rendered`: values that the server's rendering uses and the browser reads from the HTML, so that the
 * document does not contain them twice.
 */
export function encodeLoaderData<Value>(value: Value, rendered?: Partial<Value>): EncodedLoaderData<Value> {
  const encoded = { json: swapQuotes(JSON.stringify(value)) }
  return Object.defineProperty(encoded, 'value', { value: rendered ? { ...value, ...rendered } : value })
}

/** The value that a loader encoded; the same object for every render. */
export function useLoaderDataValue<Value>({ json, value }: EncodedLoaderData<Value>): Value {
  return useMemo(() => {
    if (value !== undefined) return value
    const decoded: Value = JSON.parse(swapQuotes(json))
    return decoded
  }, [json, value])
}

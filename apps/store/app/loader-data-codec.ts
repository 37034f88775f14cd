import { useMemo } from 'react'

/**
 * Encodes a loader's data as one JSON string. The router would serialize it as a table of numbered values, which compresses badly
 * and was a third of a page's weight.
 */
interface EncodedLoaderData<Value> {
  /** JSON with single and double quotes swapped. */
  readonly json: string
  /** Phantom property: carries the type of the value. */
  readonly value?: Value
}

/** The router embeds the string in a string literal of a script, where each double quote would take four characters. */
const swapQuotes = (text: string): string => text.replace(/["']/g, quote => (quote === '"' ? "'" : '"'))

/** What a loader gives to the rendering of its document alone, by its encoded data. */
const documentOnly = new WeakMap<object, object>()

/**
 * For JSON-compatible data only. `rendered`: values that the server's rendering uses and the browser reads from the HTML, so that the
 * document does not contain them twice.
 */
export function encodeLoaderData<Value>(value: Value, rendered?: Partial<Value>): EncodedLoaderData<Value> {
  const encoded = { json: swapQuotes(JSON.stringify(value)) }
  if (rendered) documentOnly.set(encoded, rendered)
  return encoded
}

/** The value that a loader encoded; the same object for every render. */
export function useLoaderDataValue<Value>(data: EncodedLoaderData<Value>): Value {
  const { json } = data
  const rendered = documentOnly.get(data)
  return useMemo(() => {
    const value: Value = JSON.parse(swapQuotes(json))
    return rendered ? { ...value, ...rendered } : value
  }, [json, rendered])
}

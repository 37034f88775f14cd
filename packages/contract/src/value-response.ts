/**
 * A response whose `json()` returns the given value as often as it is called, for a backend and its client in one process: as text
 * the answer would be written and parsed once more. It has no body, so it cannot be sent. The value is shared: it must not be changed.
 */
export function valueResponse(value: unknown, init: ResponseInit): Response {
  const response = new Response(null, init)
  return Object.defineProperties(response, {
    json: { value: async (): Promise<unknown> => value },
    clone: { value: () => response },
  })
}

import { isStorable, MAX_BODY_BYTES, MAX_BODY_DEPTH, UNSAFE_KEYS } from '@shop/contract'

export type Body =
  | { ok: true; body: Readonly<Record<string, unknown>> }
  | { ok: false; code: 'malformed' | 'too_large' | 'media_type' }

const fail = (code: 'malformed' | 'too_large' | 'media_type'): Body => ({ ok: false, code })

/** Stops reading at the limit when there is no `Content-Length`. Null when the body is too large. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array | null> {
  const length = request.headers.get('content-length')
  if (Number(length ?? 0) > limit) return null
  if (length !== null) {
    // Node reads no more than was announced. Read as a whole, the body needs no stream of the web, which costs as much as a statement.
    const bytes = new Uint8Array(await request.arrayBuffer())
    return bytes.byteLength > limit ? null : bytes
  }
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}

/** Counts brackets outside of strings before parsing, so that deep nesting cannot exhaust the stack. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (quoted) {
      if (character === '\\') at++
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === '{' || character === '[') {
      if (++depth > MAX_BODY_DEPTH) return true
    } else if (character === '}' || character === ']') depth--
  }
  return false
}

function isSafe(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (Array.isArray(value)) return value.every(isSafe)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, inside]) => isStorable(key) && !UNSAFE_KEYS.has(key) && isSafe(inside))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads the JSON object of a request body. An empty body equals `{}`. */
export async function readBody(request: Request): Promise<Body> {
  const type = request.headers.get('content-type')
  if (type !== null && !/^application\/json\s*(;\s*charset="?utf-?8"?\s*)?$/i.test(type)) return fail('media_type')
  // A compressed body could exceed the limit when decompressed.
  if (!/^(identity)?$/i.test(request.headers.get('content-encoding') ?? '')) return fail('media_type')
  // The client disconnected before the end of the body, so the status of the response does not matter.
  const bytes = await readBytes(request, MAX_BODY_BYTES).catch(() => 'broken' as const)
  if (bytes === 'broken') return fail('malformed')
  if (!bytes) return fail('too_large')
  if (bytes.byteLength === 0) return { ok: true, body: {} }
  if (type === null) return fail('media_type')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (isTooDeep(text)) return fail('malformed')
    const body: unknown = JSON.parse(text)
    return isRecord(body) && isSafe(body) ? { ok: true, body } : fail('malformed')
  } catch {
    return fail('malformed')
  }
}

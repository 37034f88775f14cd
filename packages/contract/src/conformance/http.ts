/** A request of the suite. Unlike the client it can also send what the contract does not allow. */
export interface Sent {
  /** Access token. */
  token?: string | undefined
  /** `Idempotency-Key`. */
  key?: string | undefined
  /** Replace those that the suite sends. */
  headers?: Readonly<Record<string, string>> | undefined
  /** Values of `{…}` in the path. */
  params?: Readonly<Record<string, string | number>> | undefined
  /** @default 'POST' */
  method?: string | undefined
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed JSON; undefined when it is none. */
  readonly body: unknown
}

/** Milliseconds until a request without an answer fails. */
const TIMEOUT_MS = 15_000

export interface Target {
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response> | Response
}

const pathOf = (path: string, params: Sent['params']) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? 1)))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends a body as it is: a text, bytes or a stream. Throws without an answer. */
export async function send(
  { baseUrl, fetch }: Target,
  path: string,
  body: string | Uint8Array<ArrayBuffer> | ReadableStream | null,
  { token, key, headers, params, method = 'POST' }: Sent = {},
): Promise<Answer> {
  const streamed = body instanceof ReadableStream ? { duplex: 'half' as const } : {}
  const response = await fetch(
    new Request(baseUrl.replace(/\/$/, '') + pathOf(path, params), {
      method,
      body,
      ...streamed,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...(body === null ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        ...headers,
      },
    }),
  )
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: parsed(text) }
}

const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message
}

/** Why nothing can be asked at an address; null when something answers, whatever it is. */
export async function obstacleAt(target: Target): Promise<string | null> {
  const { baseUrl } = target
  if (!/^https?:\/\//i.test(baseUrl) || !URL.canParse(baseUrl))
    return `the address ${JSON.stringify(baseUrl)} is no URL with http:// or https://`
  try {
    await send(target, '/api/cart/count', '{}')
    return null
  } catch (error) {
    return `nothing answers at ${baseUrl} (${causeOf(error)})`
  }
}

/** Validation of answers by the schemas of the calls. Apart from the client, which browsers load without them. */
import type * as z from 'zod'
import { type CallPath, calls } from './calls.ts'
import { type BodyOf, type CallOptions, type Client, type DataOf, type Result, SERVER_ERROR } from './client.ts'
import { Failure } from './failure.ts'

const schemas: ReadonlyMap<string, z.ZodType> = new Map(calls.map(({ path, data }) => [path, data]))

/** Where values do not match and what was expected there; never the values, which may be personal. */
const describe = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.map(String).join('.') || 'data'}: ${message}`).join('; ')

/** Describes how `data` of a successful answer differs from the contract; null when it does not. Additional fields are allowed. */
export function faultOfData(path: CallPath, data: unknown): string | null {
  const parsed = schemas.get(path)?.safeParse(data)
  return parsed?.success === false ? describe(parsed.error) : null
}

/** As `faultOfData`, for the body of a failure. */
export function faultOfFailure(failure: unknown): string | null {
  const parsed = Failure.safeParse(failure)
  return parsed.success ? null : describe(parsed.error)
}

export interface ValidationOptions {
  /** Told about every answer that does not match the contract. @default writes to the console */
  onFault?: (path: CallPath, fault: string) => void
}

const warn = (path: CallPath, fault: string): void => {
  console.error(
    `@shop/contract: the answer of ${path} does not match the contract, so that it counts as 'Server error': ${fault}. Mend the backend, or give onFault.`,
  )
}

/**
 * A client that validates every answer of another one: for development, for tests, and for backends that are not trusted. An answer
 * that does not match becomes `'Server error'`, as one that cannot be read.
 */
export const withValidation = (client: Client, { onFault = warn }: ValidationOptions = {}): Client => ({
  async call<Path extends CallPath>(
    path: Path,
    body: BodyOf<Path>,
    options?: CallOptions,
  ): Promise<Result<DataOf<Path>>> {
    const result = await client.call(path, body, options)
    if (!result.success && result.error === SERVER_ERROR) return result
    const fault = result.success ? faultOfData(path, result.data) : faultOfFailure(result.error)
    if (fault === null) return result
    onFault(path, fault)
    return { success: false, error: SERVER_ERROR }
  },
})

import type * as z from 'zod'

/** One API call as data: path, request body, response data. */
export interface Call<
  Path extends string = string,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  readonly path: Path
  /** Schema of the request body. Unknown keys are rejected. */
  readonly body: Body
  /** Schema of `data` in a successful response. */
  readonly data: Data
  /** Requires `Authorization: Bearer <access_token>`. */
  readonly protected: boolean
  /** Requires the header `Idempotency-Key`. */
  readonly idempotent: boolean
  /** One sentence for the API description. */
  readonly summary: string
}

interface Options<Body, Data> {
  summary: string
  body: Body
  data: Data
  protected?: boolean
  idempotent?: boolean
}

/** Declares a call. Every call is `POST` with a JSON body and a JSON response. Source: the shop’s specification. */
export const call = <const Path extends `/api/${string}`, Body extends z.ZodType, Data extends z.ZodType>(
  path: Path,
  { summary, body, data, protected: isProtected = false, idempotent = false }: Options<Body, Data>,
): Call<Path, Body, Data> => ({ path, summary, body, data, protected: isProtected, idempotent })

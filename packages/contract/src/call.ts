import type { z } from 'zod'

/** One call of the wire as data: where it is, what it takes, what it answers. */
export interface Call<
  Path extends string = string,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  readonly path: Path
  /** What the body must be. Unknown keys are refused. */
  readonly body: Body
  /** What stands in `data` of a successful answer. */
  readonly data: Data
  /** Needs `Authorization: Bearer <access_token>`. */
  readonly protected: boolean
  /** Needs the header `Idempotency-Key`. */
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

/** Declares a call. Every call of the shop is `POST`, JSON in, JSON out. Source: spec §7. */
export const call = <const Path extends `/api/${string}`, Body extends z.ZodType, Data extends z.ZodType>(
  path: Path,
  { summary, body, data, protected: guarded = false, idempotent = false }: Options<Body, Data>,
): Call<Path, Body, Data> => ({ path, summary, body, data, protected: guarded, idempotent })

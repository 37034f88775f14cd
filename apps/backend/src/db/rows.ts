import { z } from 'zod'

/** Checks the result of a query that is written as SQL, and returns its rows, of this shape. */
export const rowsOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ rows: z.array(z.object(shape)) }).transform(({ rows }) => rows)

import { z } from 'zod'

/** Checks the result of a query that is written as SQL, and returns its rows, of this shape. */
export const rowsOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ rows: z.array(z.object(shape)) }).transform(({ rows }) => rows)

/** Decodes an SQL expression as what it is checked to be. Drizzle decodes no null: it is left to the type of `shape`. */
export const checked =
  <Shape extends z.ZodType>(shape: Shape) =>
  (value: unknown): z.output<Shape> =>
    shape.parse(value)

/** Of whole numbers: kopiykas, a quantity. */
export const integerOrNull = checked(z.int().nullable())

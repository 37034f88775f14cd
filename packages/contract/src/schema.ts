import * as z from 'zod'

/**
 * A schema with the same type on both sides. Schemas of objects that are part of others are declared as one, so that the emitted
 * types name `Cart` wherever it occurs instead of repeating its fields.
 */
export type Schema<Value> = z.ZodType<Value, Value>

/** One of some words. In the emitted types a union, which is shorter than a record of them. */
export const oneOf = <const Word extends string>(words: readonly Word[]): Schema<Word> => z.enum(words)

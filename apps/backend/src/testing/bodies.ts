import fc from 'fast-check'
import { z } from 'zod'

/** A body as a JSON value. */
type Json = fc.JsonValue

const Schema = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.json()).optional(),
  const: z.json().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
})

/** Texts that often cause errors. */
const problematicText = fc.constantFrom(
  '',
  ' ',
  "' or 1=1 --",
  '%_%',
  ':* & |',
  '<script>alert(1)</script>',
  '\u202e\u0301\u200b',
  '𝕊𝕙𝕠𝕡 👷🏽',
  '+380 67 123 45 67',
  'olena@example.com',
  'HART-K7QM-X2VD',
  '2147483648',
  'constructor',
)

const text = (most: number): fc.Arbitrary<Json> =>
  fc.oneof(problematicText, fc.string({ maxLength: Math.min(most, 40), unit: 'grapheme' }), fc.string({ maxLength: 8 }))

/** Names of keys: any, and those that every object inherits. */
const anyKey = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)))

/** Bodies that mostly match the JSON schema of a call. */
export function validBody(given: unknown): fc.Arbitrary<Json> {
  const schema = Schema.parse(given)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return fc.oneof(...options.map(validBody))
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer')
    return fc.oneof(
      fc.integer({ min: schema.minimum ?? 1, max: Math.min(schema.maximum ?? 300, 300) }),
      fc.constantFrom(schema.minimum ?? 1, schema.maximum ?? 300),
    )
  if (schema.type === 'number')
    return fc.oneof(
      fc.integer({ min: 0, max: 9_000 }),
      fc.double({ min: 0, max: 9_000, noNaN: true }),
      fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 1e9),
    )
  if (schema.type === 'array')
    return fc.array(validBody(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 6, 6) })
  if (schema.type === 'object') {
    const properties = Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, inside]) => [key, validBody(inside)]),
    )
    const others =
      typeof schema.additionalProperties === 'object'
        ? fc.array(fc.tuple(anyKey, validBody(schema.additionalProperties)), { maxLength: 3 })
        : fc.constant([])
    return fc
      .tuple(fc.record<Record<string, Json>>(properties, { requiredKeys: schema.required ?? [] }), others)
      .map(([named, more]) => Object.fromEntries([...Object.entries(named), ...more]))
  }
  return text(schema.maxLength ?? 40)
}

/** Bodies with one value replaced, removed or added. */
export function mutatedBody(given: unknown): fc.Arbitrary<Json> {
  const wrong = fc.oneof(fc.jsonValue(), problematicText, fc.constantFrom(-1, 0, 1.5, 1e300, 2 ** 53, null, [], {}))
  return fc.tuple(validBody(given), anyKey, wrong, fc.nat(9)).map(([body, key, value, which]) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return value
    const keys = Object.keys(body)
    const at = keys[which % Math.max(1, keys.length)] ?? key
    if (which < 5) return { ...body, [at]: value }
    if (which < 8) return Object.fromEntries([...Object.entries(body), [key, value]])
    return Object.fromEntries(Object.entries(body).filter(([name]) => name !== at))
  })
}

/**
 * The largest body that a call accepts: every list as long as it may be, with different numbers, every text as long. `known`: values
 * of properties that look something up, null to leave one out. Throws for a list without a limit.
 */
export function largestBody(given: unknown, known: Readonly<Record<string, Json>>, name = '', index = 0): Json {
  if (Object.hasOwn(known, name)) return known[name] ?? null
  const schema = Schema.parse(given)
  const [first] = schema.enum ?? schema.anyOf ?? schema.oneOf ?? []
  if (first !== undefined) return schema.enum ? first : largestBody(first, known, name, index)
  if (schema.const !== undefined) return schema.const
  if (schema.type === 'array') {
    if (schema.maxItems === undefined) throw new Error(`${name} has no limit`)
    return Array.from({ length: schema.maxItems }, (_, item) => largestBody(schema.items, known, '', item + 1))
  }
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? { group: schema.additionalProperties })
        .filter(([key]) => known[key] !== null)
        .map(([key, inside]) => [key, largestBody(inside, known, key, index)]),
    )
  if (schema.type === 'integer') return index || (schema.maximum ?? 1)
  if (schema.type === 'number') return schema.maximum ?? 1
  return schema.type === 'boolean' ? true : 'ї'.repeat(schema.maxLength ?? 40)
}

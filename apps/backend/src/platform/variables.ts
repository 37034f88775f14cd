/** What the environment variables of all parts are declared with: an empty one counts as not set. */
import { z } from 'zod'

export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(value => (value === '' ? undefined : value), schema.optional())

export const withDefault = <Schema extends z.ZodType<string>>(schema: Schema, value: z.input<Schema>) =>
  z.preprocess(given => (given === undefined || given === '' ? value : given), schema)

export const oneOf = <const Value extends string>(...values: readonly Value[]) =>
  z.enum(values, { error: `must be ${values.join(' or ')}` })

export const onOff = oneOf('on', 'off')

export const port = z.string().regex(/^\d{1,5}$/, 'must be a port number')

export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** Without a path. */
export const origin = webAddress
  .refine(address => URL.canParse(address) && /^\/*$/.test(new URL(address).pathname), {
    error: 'must be an address without a path',
    abort: true,
  })
  .transform(address => new URL(address).origin)

/** All of them are set, or none: said of the first. */
export const together =
  <Name extends string>(name: Name, ...others: readonly Name[]) =>
  (settings: Readonly<Partial<Record<Name, unknown>>>, { addIssue }: z.RefinementCtx) => {
    if (others.some(other => (settings[other] === undefined) !== (settings[name] === undefined)))
      addIssue({ code: 'custom', path: [name], message: `and ${others.join(' and ')} are set together` })
  }

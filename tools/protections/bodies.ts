import type { Protection } from './protection.ts'

const body = 'apps/backend/src/wire/body.ts'
const text = 'packages/contract/src/text.ts'
const rules = (title: string) =>
  ({ runner: 'vitest', project: 'backend', file: 'apps/backend/src/wire/rules.test.ts', title }) as const
const unit = (title: string) =>
  ({ runner: 'vitest', project: 'backend', file: 'apps/backend/src/wire/body.test.ts', title }) as const

export const bodies: readonly Protection[] = [
  {
    bar: 8,
    protects: 'A body that is nested deeper than 16 is refused before anything is built of it',
    removal: [{ file: body, find: "    if (isTooDeep(text)) return fail('malformed')\n", replace: '' }],
    caughtBy: rules('rejects depth'),
  },
  {
    bar: 8,
    protects: 'Malformed JSON is a 400, not a fault of the shop',
    removal: [{ file: body, find: "  } catch {\n    return fail('malformed')\n", replace: '  } finally {\n' }],
    caughtBy: rules('rejects no JSON'),
  },
  {
    bar: 8,
    protects: 'No more than 64 KiB of a body are read, whatever length was announced',
    removal: [{ file: body, find: 'if (size > limit)', replace: 'if (false)' }],
    caughtBy: rules('accepts 64 KiB and rejects one byte more, with or without a `Content-Length`'),
  },
  {
    bar: 8,
    protects: 'A body that says that it is too long is not read at all',
    removal: [
      {
        file: body,
        find: '> limit) return null\n  const chunks',
        replace: '> Infinity) return null\n  const chunks',
      },
      { file: body, find: 'if (size > limit)', replace: 'if (false)' },
    ],
    caughtBy: unit('rejects 5 MB with a'),
  },
  {
    bar: 8,
    protects: 'A packed body, which could unpack to anything, is refused',
    removal: [{ file: body, find: 'if (!/^(identity)?$/i.test', replace: 'if (false && !/^(identity)?$/i.test' }],
    caughtBy: unit('rejects a gzip bomb'),
  },
  {
    bar: 8,
    protects: 'NUL, which Postgres cannot keep, goes into no text',
    removal: [{ file: text, find: "!text.includes('\\0') && ", replace: '' }],
    caughtBy: rules('rejects NUL'),
  },
  {
    bar: 8,
    protects: 'Half a surrogate pair goes into no text',
    removal: [{ file: text, find: ' && !/\\p{Cs}/u.test(text)', replace: '' }],
    caughtBy: rules('rejects half a surrogate pair'),
  },
  {
    bar: 8,
    protects: 'Bytes that are no UTF-8 are refused, not mended',
    removal: [{ file: body, find: '{ fatal: true }', replace: '{}' }],
    caughtBy: rules('rejects bytes that are no UTF-8'),
  },
  {
    bar: 8,
    protects: '`__proto__` and its like are keys of no body',
    removal: [{ file: body, find: ' && !UNSAFE_KEYS.has(key)', replace: '' }],
    caughtBy: rules('rejects a prototype'),
  },
  {
    bar: 8,
    protects: 'A call accepts JSON only, which no plain form of another site can send',
    removal: [
      { file: body, find: 'if (type !== null && !/^application', replace: 'if (type === null && !/^application' },
    ],
    caughtBy: rules('accepts JSON only'),
  },
  {
    bar: 8,
    protects: 'Each body is judged by the schema of its call before anything is done with it',
    removal: [
      {
        file: 'apps/backend/src/wire/handler.ts',
        find: 'const parsed = call.body.safeParse(body)\n    return parsed.success',
        replace:
          'const parsed = { ...call.body.safeParse({}), success: true as const, data: JSON.parse(JSON.stringify(body)), error: undefined as never }\n    return parsed.success',
      },
    ],
    caughtBy: rules('rejects unknown keys'),
  },
]

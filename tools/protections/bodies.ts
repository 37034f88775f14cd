import type { Protection } from './protection.ts'

const body = 'apps/backend/src/wire/body.ts'
const text = 'packages/contract/src/text.ts'
const rules = (title: string) =>
  ({ runner: 'vitest', project: 'backend', file: 'apps/backend/src/wire/rules.test.ts', title }) as const
const unit = (title: string) =>
  ({ runner: 'vitest', project: 'backend', file: 'apps/backend/src/wire/body.test.ts', title }) as const

export const bodies: readonly Protection[] = [
  {
    section: 8,
    protects: 'A body nested deeper than 16 levels is rejected before it is parsed',
    removal: [{ file: body, find: "    if (isTooDeep(text)) return fail('malformed')\n", replace: '' }],
    caughtBy: rules('rejects depth'),
  },
  {
    section: 8,
    protects: 'Malformed JSON is answered with 400, not 500',
    removal: [{ file: body, find: "  } catch {\n    return fail('malformed')\n", replace: '  } finally {\n' }],
    caughtBy: rules('rejects no JSON'),
  },
  {
    section: 8,
    protects: 'At most 64 KiB of a body are read, whatever its `Content-Length` is',
    removal: [{ file: body, find: 'if (size > limit)', replace: 'if (false)' }],
    caughtBy: rules('accepts 64 KiB and rejects one byte more, with or without a `Content-Length`'),
  },
  {
    section: 8,
    protects: 'A body with a `Content-Length` over the limit is not read at all',
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
    section: 8,
    protects: 'A compressed body, which could decompress to any size, is rejected',
    removal: [{ file: body, find: 'if (!/^(identity)?$/i.test', replace: 'if (false && !/^(identity)?$/i.test' }],
    caughtBy: unit('rejects a gzip bomb'),
  },
  {
    section: 8,
    protects: 'NUL, which Postgres cannot store, is rejected in any text',
    removal: [{ file: text, find: "!text.includes('\\0') && ", replace: '' }],
    caughtBy: rules('rejects NUL'),
  },
  {
    section: 8,
    protects: 'An unpaired surrogate is rejected in any text',
    removal: [{ file: text, find: ' && !/\\p{Cs}/u.test(text)', replace: '' }],
    caughtBy: rules('rejects half a surrogate pair'),
  },
  {
    section: 8,
    protects: 'Invalid UTF-8 is rejected, not replaced',
    removal: [{ file: body, find: '{ fatal: true }', replace: '{}' }],
    caughtBy: rules('rejects bytes that are no UTF-8'),
  },
  {
    section: 8,
    protects: 'Keys such as `__proto__` are rejected (prototype pollution)',
    removal: [{ file: body, find: ' && !UNSAFE_KEYS.has(key)', replace: '' }],
    caughtBy: rules('rejects a prototype'),
  },
  {
    section: 8,
    protects: 'A call accepts the content type JSON only, which no HTML form of another site can send',
    removal: [
      { file: body, find: 'if (type !== null && !/^application', replace: 'if (type === null && !/^application' },
    ],
    caughtBy: rules('accepts JSON only'),
  },
  {
    section: 8,
    protects: 'Each body is validated by the schema of its call before the handler runs',
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

import { keyLength, locales, MAX_BODY_BYTES, MAX_BODY_DEPTH } from '../../constants.ts'
import { casesOf } from '../case.ts'

/** A call that needs nothing: what holds for every request is shown on it. */
const CALL = '/api/cart/count'

const bytes = (text: string) => new TextEncoder().encode(text)

/** A body that is sent in pieces, without a `Content-Length`. */
const inPieces = (text: string): ReadableStream => {
  const pieces = text.match(/[\s\S]{1,8192}/g) ?? []
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.shift()
      if (piece === undefined) controller.close()
      else controller.enqueue(bytes(piece))
    },
  })
}

const padded = (length: number) => `{"lang":"uk","padding":"${'x'.repeat(length - 26)}"}`

export const requests = casesOf(
  'requests',
  [
    'answers a call with its data',
    'Success: HTTP 200, { "success": true, "data": … }.',
    async shop => {
      await shop.ask(CALL, {})
    },
  ],
  [
    'takes an absent body as an empty one',
    'JSON in, JSON out: every field of this call may be left out.',
    async shop => {
      shop.dataOf(CALL, await shop.send(CALL, '{}', { headers: { 'Content-Type': 'application/json; charset=utf-8' } }))
    },
  ],
  [
    'refuses other methods than POST',
    'Any other method: 405 with Allow: POST.',
    async shop => {
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
        const answer = await shop.send(CALL, method === 'GET' ? null : '{}', { method })
        shop.failureOf(answer, 'method')
        shop.equal(answer.headers.get('allow'), 'POST', 'Allow')
      }
    },
  ],
  [
    'answers unknown paths with 404',
    'Failure: a true HTTP status and { "success": false, "code", "message" }.',
    async shop => {
      for (const path of ['/api/no-such-call', '/api/cart/add/more']) await shop.refused('not_found', path, {})
    },
  ],
  [
    'accepts JSON only',
    '`media_type` 415.',
    async shop => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
        await shop.refused('media_type', CALL, '{}', { headers: { 'Content-Type': type } })
    },
  ],
  [
    'refuses what is no JSON object',
    '`malformed` 400.',
    async shop => {
      for (const body of ['{', '{} {}', '[]', '"lang"', 'null', '1']) await shop.refused('malformed', CALL, body)
    },
  ],
  [
    'refuses bytes that are not UTF-8',
    'POST, JSON in, JSON out, UTF-8.',
    async shop => {
      await shop.refused('malformed', CALL, new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]))
    },
  ],
  [
    'refuses deep bodies',
    'Depth over 16: 400.',
    async shop => {
      const nested = (depth: number) => `{"lang":${'['.repeat(depth)}${']'.repeat(depth)}}`
      await shop.refused('malformed', CALL, nested(MAX_BODY_DEPTH))
      await shop.refused('malformed', CALL, nested(20_000))
      await shop.refused('invalid', CALL, nested(MAX_BODY_DEPTH - 1))
    },
  ],
  [
    'does not count brackets inside of texts as depth',
    'Depth over 16: 400.',
    async shop => {
      await shop.ask('/api/search/suggest', { query: `\\"${'['.repeat(60)}` })
    },
  ],
  [
    'refuses keys that reach a prototype',
    'A key such as `__proto__`: 400.',
    async shop => {
      await shop.refused('malformed', CALL, '{"__proto__":{"admin":true}}')
      await shop.refused('malformed', CALL, '{"a":{"b":{"constructor":{}}}}')
    },
  ],
  [
    'limits the size of a body that says its length',
    'A body over 64 KiB, announced or not: 413.',
    async shop => {
      await shop.refused('invalid', CALL, padded(MAX_BODY_BYTES))
      await shop.refused('too_large', CALL, padded(MAX_BODY_BYTES + 1))
    },
  ],
  [
    'limits the size of a body that does not say its length',
    'A body over 64 KiB, announced or not: 413.',
    async shop => {
      await shop.refused('invalid', CALL, inPieces(padded(MAX_BODY_BYTES)))
      await shop.refused('too_large', CALL, inPieces(padded(MAX_BODY_BYTES + 1)))
    },
  ],
  [
    'answers in Ukrainian unless another language is asked for',
    '`lang` is uk (default) · ru · en, optional on every call.',
    async shop => {
      const silent = await shop.refused('invalid', CALL, { unexpected: 1 })
      const messages = new Set<string>()
      for (const lang of locales) {
        const failure = await shop.refused('invalid', CALL, { unexpected: 1, lang })
        messages.add(JSON.stringify(failure))
        if (lang === 'uk') shop.equal(failure, silent, 'the failure without a language')
      }
      shop.equal(messages.size, locales.length, 'number of different texts in the three languages')
    },
  ],
  [
    'accepts an Idempotency-Key of 16 to 64 characters',
    'An `Idempotency-Key` has 16 to 64 characters.',
    async shop => {
      const body = { product_id: 2_147_483_647 }
      for (const length of [keyLength.min, keyLength.max])
        await shop.refused('not_found', '/api/cart/add', body, { key: 'k'.repeat(length) })
      for (const length of [keyLength.min - 1, keyLength.max + 1])
        await shop.invalid('Idempotency-Key', '/api/cart/add', body, { key: 'k'.repeat(length) })
    },
  ],
  [
    'answers calls that come at once',
    'Success: HTTP 200, { "success": true, "data": … }.',
    async shop => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => shop.ask(CALL, {})))
      shop.equal(new Set(answers.map(answer => JSON.stringify(answer))).size, 1, 'number of different answers')
    },
  ],
  [
    'describes itself',
    'Exceptions: GET /api/openapi.json and GET /api/docs.',
    async shop => {
      await shop.needs('openapi')
      const { status, body } = await shop.send('/api/openapi.json', null, { method: 'GET' })
      shop.equal(status, 200, 'HTTP status')
      const paths = typeof body === 'object' && body !== null && 'paths' in body ? body.paths : null
      shop.expect(
        typeof paths === 'object' && paths !== null && '/api/cart/add' in paths,
        'an OpenAPI description of the calls',
        body,
      )
      shop.equal((await shop.send('/api/docs', null, { method: 'GET' })).status, 200, 'HTTP status of /api/docs')
    },
  ],
)

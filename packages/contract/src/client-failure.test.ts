import { expect, it } from 'vitest'
import { SERVER_ERROR } from './client.ts'
import { noAnswer, toClientFailure } from './client-failure.ts'

it('converts a missing response to the same shape as an error response', () => {
  const refused = toClientFailure({
    success: false,
    code: 'invalid',
    message: 'Перевірте поля',
    fields: { email: ['…'] },
  })
  expect(refused).toEqual({
    kind: 'validation',
    code: 'invalid',
    message: 'Перевірте поля',
    fields: { email: ['…'] },
    data: undefined,
    retryable: false,
  })
  expect(toClientFailure(SERVER_ERROR)).toEqual(noAnswer)
  expect(Object.keys(noAnswer)).toEqual(Object.keys(refused))
})

it('marks only rate limits and unavailability as retryable', () => {
  const retryable = (['rate_limited', 'unavailable', 'server', 'conflict', 'not_found'] as const).filter(
    code => toClientFailure({ success: false, code, message: '' }).retryable,
  )
  expect(retryable).toEqual(['rate_limited', 'unavailable'])
})

import { expect, it } from 'vitest'
import { parseMeasures } from './body-measures.ts'

it('restores measures as typed', () => {
  expect(parseMeasures('{"height":"180","chest":"103,5"}')).toEqual({ height: '180', chest: '103,5' })
})

it('ignores invalid stored data', () => {
  for (const text of [null, '', '{', '7', 'null', '{"height":180}', '{"height":""}'])
    expect(parseMeasures(text)).toEqual({})
})

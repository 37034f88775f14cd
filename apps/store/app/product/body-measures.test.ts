import { expect, it } from 'vitest'
import { parseMeasures } from './body-measures.ts'

it('measures come back as they were typed', () => {
  expect(parseMeasures('{"height":"180","chest":"103,5"}')).toEqual({ height: '180', chest: '103,5' })
})

it('what is broken or somebody else’s is nothing', () => {
  for (const text of [null, '', '{', '7', 'null', '{"height":180}', '{"height":""}'])
    expect(parseMeasures(text)).toEqual({})
})

import { expect, it } from 'vitest'
import { createThrottle } from './throttle.ts'

/** A pace whose clock stands still until it is moved, with the sleeps it asked for. */
function standing() {
  const slept: number[] = []
  let time = 0
  const pace = createThrottle({
    every: 1_000,
    waiting: 3,
    now: () => time,
    sleep: async milliseconds => {
      slept.push(milliseconds)
    },
  })
  return { pace, slept, at: (moment: number) => (time = moment) }
}

it('lets the first pass at once and each further one a second after the one before', async () => {
  const { pace, slept, at } = standing()
  for (let turn = 0; turn < 4; turn++) expect(await pace('a')).toBe(true)
  expect(slept).toEqual([1_000, 2_000, 3_000])
  expect(await pace('a')).toBe(false)
  expect(await pace('b')).toBe(true)
  at(3_500)
  expect(await pace('a')).toBe(true)
  expect(slept).toEqual([1_000, 2_000, 3_000, 500])
  at(60_000)
  await pace('a')
  expect(slept).toHaveLength(4)
})

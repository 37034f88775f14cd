import { expect, it } from 'vitest'
import { createThrottle } from './throttle.ts'

/** A throttle with a fake clock, and the durations of its sleeps. */
function throttleWithFakeClock() {
  const delays: number[] = []
  let time = 0
  const throttle = createThrottle({
    intervalMs: 1_000,
    maxWaiting: 3,
    now: () => time,
    sleep: async milliseconds => {
      delays.push(milliseconds)
    },
  })
  return { throttle, delays, setTime: (moment: number) => (time = moment) }
}

it('delays each call to one interval after the previous one of its key', async () => {
  const { throttle, delays, setTime } = throttleWithFakeClock()
  for (let turn = 0; turn < 4; turn++) expect(await throttle('a')).toBe(true)
  expect(delays).toEqual([1_000, 2_000, 3_000])
  expect(await throttle('a')).toBe(false)
  expect(await throttle('b')).toBe(true)
  setTime(3_500)
  expect(await throttle('a')).toBe(true)
  expect(delays).toEqual([1_000, 2_000, 3_000, 500])
  setTime(60_000)
  await throttle('a')
  expect(delays).toHaveLength(4)
})

it('forgets everybody beyond ten thousand keys', async () => {
  const { throttle, delays } = throttleWithFakeClock()
  for (let key = 0; key < 10_000; key++) await throttle(`key ${key}`)
  await throttle('key 0')
  expect(delays).toEqual([1_000])
  await throttle('one more')
  await throttle('the next')
  await throttle('key 0')
  expect(delays).toEqual([1_000])
})

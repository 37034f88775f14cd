import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSendDeadline, sendLimits } from './send-deadline.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const MB = 1024 * 1024

/** Sends a megabyte to a client of a network; returns after how many seconds it was sent, or the connection closed. */
function send(bytesPerSecond: number): { sent: number | null; closed: number | null } {
  let closed: number | null = null
  let sent: number | null = null
  const socket = { bytesWritten: 500, writableLength: 0 }
  const response = new EventEmitter()
  createSendDeadline(sendLimits, () => {
    closed ??= performance.now() / 1_000 - began
  })(socket, response)
  const began = performance.now() / 1_000
  socket.bytesWritten += MB
  for (let second = 1; second <= 600 && closed === null && sent === null; second++) {
    vi.advanceTimersByTime(1_000)
    socket.writableLength = Math.max(0, MB - second * bytesPerSecond)
    if (socket.writableLength > 0) continue
    response.emit('close')
    sent = second
  }
  return { sent, closed }
}

it.each([
  ['a phone at the edge of its network', 16 * 1024, { sent: 64, closed: null }],
  ['a client that takes a few bytes now and then', 100, { sent: null, closed: 180 }],
  ['a client that takes nothing', 0, { sent: null, closed: 180 }],
])('an answer of a megabyte to %s', (_, rate, outcome) => {
  expect(send(rate)).toEqual(outcome)
})

it('leaves a connection alone that has sent everything and waits for the answer', () => {
  const expire = vi.fn()
  createSendDeadline(sendLimits, expire)({ bytesWritten: 0, writableLength: 0 }, new EventEmitter())
  vi.advanceTimersByTime(600_000)
  expect(expire).not.toHaveBeenCalled()
})

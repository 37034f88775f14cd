import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type BodyRequest, bodyLimits, createBodyDeadline } from './body-deadline.ts'
import { photoUploadSize } from './http-server.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const MB = 1024 * 1024
const PIECE_MS = 5_000
const photo = { url: '/api/return/photo?lang=uk', size: MB, headers: { 'content-length': String(MB) } }

interface Upload {
  url: string
  /** Bytes of the body. */
  size: number
  headers: BodyRequest['headers']
  /** Bytes that arrive each five seconds. */
  piece: number
  /** @default another for each */
  address?: string
}

/** Makes bodies arrive at once in pieces; returns after how many seconds each was complete, or closed. */
function receive(...uploads: readonly Upload[]): { complete: (number | null)[]; closed: (number | null)[] } {
  const expired = new Map<BodyRequest, number>()
  const limits = { ...bodyLimits, maxUploads: 3, maxUploadsPerAddress: 2 }
  const expire = (request: BodyRequest) => expired.set(request, performance.now())
  const addresses = new Map<BodyRequest, string>()
  const start = createBodyDeadline<BodyRequest>(
    limits,
    photoUploadSize,
    expire,
    request => addresses.get(request) ?? '',
  )
  const since = performance.now()
  const all = uploads.map(({ url, headers, address }, index) => {
    const request = { url, headers, complete: false, socket: { bytesRead: 0 } }
    addresses.set(request, address ?? `client ${index}`)
    return request
  })
  const responses = all.map(request => {
    const response = new EventEmitter()
    start(request, response)
    return response
  })
  const completed = all.map((): number | null => null)
  for (let turn = 1; turn <= 30; turn++) {
    vi.advanceTimersByTime(PIECE_MS)
    for (const [index, { size, piece }] of uploads.entries()) {
      const request = all[index]
      if (!request || request.complete || expired.has(request)) continue
      request.socket.bytesRead = Math.min(size, request.socket.bytesRead + piece)
      request.complete = request.socket.bytesRead === size
      if (!request.complete) continue
      completed[index] = (performance.now() - since) / 1_000
      responses[index]?.emit('close')
    }
  }
  const closed = all.map(request => {
    const at = expired.get(request)
    return at === undefined ? null : (at - since) / 1_000
  })
  return { complete: completed, closed }
}

it('gives the body of an ordinary request 15 s', () => {
  const body = { url: '/api/cart/count', size: 99, headers: { 'content-length': '99' } }
  expect(receive({ ...body, piece: 33 + 33 })).toEqual({ complete: [10], closed: [null] })
  expect(receive({ ...body, piece: 1 })).toEqual({ complete: [null], closed: [15] })
})

it('reads a photo for longer than 15 s while it makes progress', () => {
  expect(receive({ ...photo, piece: MB / 8 })).toEqual({ complete: [40], closed: [null] })
})

it.each<[string, Upload, number]>([
  ['makes no progress', { ...photo, piece: 100 }, 15],
  ['takes too long, 84 kB or more in each window', { ...photo, piece: MB / 25 }, 47],
  ['is too large', { ...photo, size: 20 * MB, headers: { 'content-length': String(20 * MB) }, piece: MB }, 15],
  ['has no length', { ...photo, headers: { 'transfer-encoding': 'chunked' }, piece: MB / 5 }, 15],
  ['is no photo', { ...photo, url: '/api/cart/count', piece: MB / 5 }, 15],
])('closes an upload that %s', (_, upload, seconds) => {
  expect(receive(upload)).toEqual({ complete: [null], closed: [seconds] })
})

it('gives the time of an upload to a limited number of them', () => {
  const upload = { ...photo, piece: MB / 5 }
  expect(receive(...Array.from({ length: 5 }, () => upload))).toEqual({
    complete: [25, 25, 25, null, null],
    closed: [null, null, null, 15, 15],
  })
})

it('leaves room for the uploads of other addresses', () => {
  const upload = { ...photo, piece: MB / 5, address: 'greedy' }
  expect(receive(upload, upload, upload, { ...upload, address: 'another' })).toEqual({
    complete: [25, 25, null, 25],
    closed: [null, null, 15, null],
  })
})

it('closes the slowest upload when another one needs its time, of whatever address', () => {
  const held = { ...photo, piece: MB / 20 }
  const other = { ...photo, piece: MB / 5 }
  expect(receive(held, { ...held, piece: MB / 30 }, held, other)).toEqual({
    complete: [null, null, null, 25],
    closed: [47, 15, 47, null],
  })
  const [first, second] = [
    { ...held, address: 'greedy' },
    { ...other, address: 'greedy' },
  ]
  expect(receive(first, second, second)).toEqual({ complete: [null, 25, 25], closed: [15, null, null] })
})

it('gives the time to the next upload when one has ended', () => {
  const expired: BodyRequest[] = []
  const limits = { ...bodyLimits, maxUploads: 1 }
  const start = createBodyDeadline<BodyRequest>(
    limits,
    photoUploadSize,
    request => expired.push(request),
    () => 'client',
  )
  const begin = () => {
    const [request, response] = [{ ...photo, complete: false, socket: { bytesRead: 0 } }, new EventEmitter()]
    start(request, response)
    request.socket.bytesRead = MB / 2
    return response
  }
  const first = begin()
  vi.advanceTimersByTime(10_000)
  begin()
  vi.advanceTimersByTime(10_000)
  first.emit('close')
  vi.advanceTimersByTime(5_000)
  expect(expired).toEqual([])
})

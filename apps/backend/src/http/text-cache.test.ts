import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { Queue, QueueFull } from '../platform/queue.ts'
import { createTextCache } from './text-cache.ts'

/** The texts of a shop whose data change and whose clock runs when a test says so. */
function open({
  queue = new Queue({ concurrency: 2, maxWaiting: 32 }),
  maxBytes,
}: {
  queue?: Queue
  maxBytes?: number
} = {}) {
  let time = 0
  let version = 1
  let made = 0
  const dataVersions = { current: async () => version, hasChanged: (_: unknown, since: number) => version > since }
  const texts = createTextCache({ queue, dataVersions, now: () => time, ...(maxBytes ? { maxBytes } : {}) })
  async function* source() {
    made++
    yield `${made} `
    time += 100 // what a text costs
    yield 'and the rest'
  }
  const get = async (path = '/feed.xml', headers: Record<string, string> = {}, from = source) => {
    const request = new Request(`http://shop.test${path}`, { headers })
    return texts.respond(request, path, { source: from, headers: { 'Content-Type': 'application/xml' } })
  }
  return {
    get,
    read: async (path?: string) => (await get(path))?.text(),
    wait(milliseconds: number) {
      time += milliseconds
    },
    change() {
      version += 1
    },
  }
}

it('are made once for concurrent requests and kept until the data change', async () => {
  const { read, wait, change } = open()
  expect(await Promise.all(Array.from({ length: 20 }, () => read()))).toEqual(Array(20).fill('1 and the rest'))
  wait(590_000)
  expect(await read()).toBe('1 and the rest')
  change()
  expect(await read()).toBe('2 and the rest')
  wait(600_000)
  expect(await read()).toBe('3 and the rest')
})

it('are not made again for twenty times as long as they took, whatever changes', async () => {
  const { read, wait, change } = open()
  await read()
  change()
  wait(1_899)
  expect(await read()).toBe('1 and the rest')
  wait(1)
  expect(await read()).toBe('2 and the rest')
})

it('are sent compressed to clients that accept it', async () => {
  const { get } = open()
  for (const [accepted, encoding] of [
    ['br, gzip', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['gzip;q=0, br', null],
    ['identity', null],
  ] as const) {
    const answer = await get('/feed.xml', { 'Accept-Encoding': accepted })
    expect(answer?.headers.get('content-encoding'), accepted).toBe(encoding)
    expect(answer?.headers.get('vary')).toBe('Accept-Encoding')
    const bytes = Buffer.from(new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer()))
    expect((encoding ? gunzipSync(bytes) : bytes).toString()).toBe('1 and the rest')
  }
})

it('take turns with other work: a long one holds no place of the queue', async () => {
  const queue = new Queue({ concurrency: 1, maxWaiting: 8 })
  const { get } = open({ queue })
  const order: string[] = []
  const answer = await get('/feed.xml', {}, async function* () {
    for (let part = 1; part <= 3; part++) {
      order.push(`part ${part}`)
      if (part === 1) void queue.run(async () => order.push('picture'), { owner: 'shopper' })
      yield 'x'
    }
  })
  expect(await answer?.text()).toBe('xxx')
  expect(order).toEqual(['part 1', 'picture', 'part 2', 'part 3'])
})

it('refuse what exceeds the queue, and are made when there is room again', async () => {
  const queue = new Queue({ concurrency: 1, maxWaiting: 0 })
  const { get, read } = open({ queue })
  const { promise, resolve } = Promise.withResolvers<void>()
  const busy = queue.run(() => promise)
  await expect(get()).rejects.toThrow(QueueFull)
  resolve()
  await busy
  expect(await read()).toBe('1 and the rest')
})

it('are decompressed in turn with other work for clients that do not accept gzip', async () => {
  const queue = new Queue({ concurrency: 1, maxWaiting: 1 })
  const { get } = open({ queue })
  const lines = Array.from({ length: 50_000 }, (_, line) => `${line}\n`)
  const long = async function* () {
    yield* [lines.join(''), 'the end']
  }
  const read = async (accepted: string) =>
    (await get('/feed.xml', { 'Accept-Encoding': accepted }, long))?.text() ?? Promise.reject(new Error('No text'))
  await read('gzip')
  const { promise, resolve } = Promise.withResolvers<void>()
  const busy = queue.run(() => promise)
  const waiting = read('identity')
  await expect(read('identity')).rejects.toThrow(QueueFull)
  await read('gzip')
  resolve()
  await busy
  expect(await waiting).toBe(`${lines.join('')}the end`)
})

it('fail for all who read them when a part cannot be made, and are not kept', async () => {
  const { get, read } = open()
  const broken = async function* () {
    yield 'x'.repeat(10)
    throw new Error('no database')
  }
  const answers = await Promise.all([get('/feed.xml', {}, broken), get('/feed.xml', {}, broken)])
  for (const answer of answers) await expect(answer?.text()).rejects.toThrow('no database')
  expect(await read()).toBe('1 and the rest')
})

it('are null without a part, and keep no more bytes than they may', async () => {
  const { get, read } = open({ maxBytes: 60 })
  expect(await get('/none.xml', {}, async function* () {})).toBeNull()
  await read('/a.xml')
  expect(await read('/a.xml')).toBe('1 and the rest')
  await read('/b.xml')
  expect(await read('/a.xml')).toBe('3 and the rest')
})

import { expect, test } from 'vitest'
import { Queue, QueueAborted, QueueClosed, QueueFull } from './queue.ts'

/** A task that runs until `end` is called. */
function work(log: string[], name: string) {
  let end = () => {}
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  const task = async () => {
    log.push(name)
    await ended
    return name
  }
  return { task, end }
}

const settled = () => new Promise<void>(resolve => setImmediate(resolve))

test('runs tasks in order with limited concurrency', async () => {
  const log: string[] = []
  const queue = new Queue({ concurrency: 2, maxWaiting: 8 })
  const [a, b, c] = [work(log, 'a'), work(log, 'b'), work(log, 'c')]
  const done = Promise.all([a, b, c].map(({ task }) => queue.run(task)))
  await settled()
  expect(log).toEqual(['a', 'b'])
  a.end()
  await settled()
  expect(log).toEqual(['a', 'b', 'c'])
  b.end()
  c.end()
  expect(await done).toEqual(['a', 'b', 'c'])
})

test('runs background tasks one by one and after all others', async () => {
  const log: string[] = []
  const queue = new Queue({ concurrency: 2, maxWaiting: 8 })
  const [warm, warmer, first, second] = [
    work(log, 'warm'),
    work(log, 'warmer'),
    work(log, 'first'),
    work(log, 'second'),
  ]
  void queue.run(warm.task, { background: true })
  void queue.run(warmer.task, { background: true })
  void queue.run(first.task)
  void queue.run(second.task)
  await settled()
  expect(log).toEqual(['warm', 'first'])
  warm.end()
  await settled()
  expect(log).toEqual(['warm', 'first', 'second'])
  for (const each of [first, second, warmer]) each.end()
  await settled()
  expect(log).toEqual(['warm', 'first', 'second', 'warmer'])
})

test('runs only so many tasks of one owner at once, whatever the others have running', async () => {
  const log: string[] = []
  const queue = new Queue({ concurrency: 9, concurrencyPerOwner: 2, maxWaiting: 8, maxWaitingPerOwner: 2 })
  const own = ['a1', 'a2', 'a3', 'a4'].map(name => work(log, name))
  const other = work(log, 'b')
  for (const { task } of own) void queue.run(task, { owner: 'a' })
  await expect(queue.run(async () => {}, { owner: 'a' })).rejects.toThrow(QueueFull)
  void queue.run(other.task, { owner: 'b' })
  await settled()
  expect(log).toEqual(['a1', 'a2', 'b'])
  own[0]?.end()
  await settled()
  expect(log).toEqual(['a1', 'a2', 'b', 'a3'])
  for (const each of [...own, other]) each.end()
  await queue.run(async () => {}, { owner: 'a' })
  expect(log).toEqual(['a1', 'a2', 'b', 'a3', 'a4'])
})

test('rejects with QueueFull until there is room', async () => {
  const log: string[] = []
  const queue = new Queue({ concurrency: 1, maxWaiting: 1 })
  const [a, b, c] = [work(log, 'a'), work(log, 'b'), work(log, 'c')]
  const running = [queue.run(a.task), queue.run(b.task)]
  await expect(queue.run(c.task)).rejects.toThrow(QueueFull)
  a.end()
  b.end()
  await Promise.all(running)
  c.end()
  expect(await queue.run(c.task)).toBe('c')
})

test('continues after a failed task', async () => {
  const queue = new Queue({ concurrency: 1, maxWaiting: 4 })
  const failing = queue.run(() => Promise.reject(new Error('no ink')))
  const next = queue.run(async () => 'drawn')
  await expect(failing).rejects.toThrow('no ink')
  expect(await next).toBe('drawn')
})

test('finishes running tasks and rejects waiting ones when it closes', async () => {
  const log: string[] = []
  const queue = new Queue({ concurrency: 1, maxWaiting: 4 })
  const [a, b] = [work(log, 'a'), work(log, 'b')]
  const running = queue.run(a.task)
  const dropped = queue.run(b.task)
  const closed = queue.close()
  await expect(dropped).rejects.toThrow(QueueClosed)
  a.end()
  await closed
  expect(await running).toBe('a')
  await expect(queue.run(b.task)).rejects.toThrow(QueueClosed)
  expect(log).toEqual(['a'])
})

test('serves owners in turn and limits the waiting tasks of each', async () => {
  const log: string[] = []
  const queue = new Queue({ concurrency: 1, maxWaiting: 9, maxWaitingPerOwner: 3 })
  const works = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2'].map(name => ({ owner: name[0] ?? '', ...work(log, name) }))
  const done = works.map(({ task, owner }) => queue.run(task, { owner }))
  await expect(queue.run(async () => 'a5', { owner: 'a' })).rejects.toThrow(QueueFull)
  for (const { end } of works) end()
  await Promise.all(done)
  expect(log).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4'])
})

test('removes an aborted task unless it is running', async () => {
  const log: string[] = []
  const queue = new Queue({ concurrency: 1, maxWaiting: 2 })
  const [a, b, c] = [work(log, 'a'), work(log, 'b'), work(log, 'c')]
  const leaving = new AbortController()
  const running = queue.run(a.task, { signal: leaving.signal })
  const left = queue.run(b.task, { signal: leaving.signal })
  const next = queue.run(c.task)
  leaving.abort()
  await expect(left).rejects.toThrow(QueueAborted)
  await expect(queue.run(b.task, { signal: leaving.signal })).rejects.toThrow(QueueAborted)
  a.end()
  c.end()
  expect([await running, await next]).toEqual(['a', 'c'])
  expect(log).toEqual(['a', 'c'])
})

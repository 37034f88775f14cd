/** More work than may wait was asked for. */
export class QueueFull extends Error {
  constructor(waiting: number) {
    super(`${waiting} pictures are waiting to be made; no more are taken on.`)
    this.name = 'QueueFull'
  }
}

/** The queue was closed before the work began. */
export class QueueClosed extends Error {
  constructor() {
    super('Pictures are no longer made: the service is closing.')
    this.name = 'QueueClosed'
  }
}

interface Work {
  background: boolean
  start: () => Promise<void>
  drop: (reason: Error) => void
}

/**
 * Few at a time, in order. Work in the background goes one by one, only while nobody is waiting for an answer, and does
 * not count against `waiting`.
 */
export class Queue {
  private readonly atOnce: number
  private readonly waiting: number
  private readonly asked: Work[] = []
  private readonly background: Work[] = []
  private readonly running = new Set<Work>()
  private readonly whenIdle: (() => void)[] = []
  private closed = false

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.atOnce = atOnce
    this.waiting = waiting
  }

  /** Runs `task` when its turn comes. Rejects with `QueueFull` or `QueueClosed` if it never does. */
  async run<T>(task: () => Promise<T>, { background = false } = {}): Promise<T> {
    if (this.closed) throw new QueueClosed()
    if (!background && this.running.size >= this.atOnce && this.asked.length >= this.waiting)
      throw new QueueFull(this.asked.length)
    return new Promise<T>((resolve, reject) => {
      const line = background ? this.background : this.asked
      line.push({ background, start: () => task().then(resolve, reject), drop: reject })
      this.next()
    })
  }

  /** Drops what has not begun and waits for what has. */
  async close(): Promise<void> {
    this.closed = true
    for (const work of [...this.asked.splice(0), ...this.background.splice(0)]) work.drop(new QueueClosed())
    if (this.running.size) await new Promise<void>(resolve => this.whenIdle.push(resolve))
  }

  private next(): void {
    while (this.running.size < this.atOnce) {
      const work = this.asked.shift() ?? this.nextInBackground()
      if (!work) break
      this.running.add(work)
      void work.start().finally(() => {
        this.running.delete(work)
        this.next()
      })
    }
    if (this.running.size === 0) for (const resolve of this.whenIdle.splice(0)) resolve()
  }

  private nextInBackground(): Work | undefined {
    const busy = [...this.running].some(work => work.background)
    return busy ? undefined : this.background.shift()
  }
}

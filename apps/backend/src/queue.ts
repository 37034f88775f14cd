/** More work than may wait was asked for. */
export class QueueFull extends Error {
  constructor(waiting: number) {
    super(`${waiting} tasks are waiting; no more are taken on.`)
    this.name = 'QueueFull'
  }
}

/** The queue was closed before the work began. */
export class QueueClosed extends Error {
  constructor() {
    super('No task is begun any more: the service is closing.')
    this.name = 'QueueClosed'
  }
}

/** Nobody wanted the result any more before the work began. */
export class QueueAborted extends Error {
  constructor() {
    super('Nobody waits for the result any more.')
    this.name = 'QueueLeft'
  }
}

interface Job {
  background: boolean
  start: () => Promise<void>
  drop: (reason: Error) => void
}

interface QueueOptions {
  atOnce: number
  /** Works that may wait, of all owners together. */
  waiting: number
  /** Works of one owner that may wait. @default `waiting` */
  waitingEach?: number
}

interface RunOptions {
  background?: boolean
  /** Whose work it is: owners take turns, so that nobody waits for all that somebody else has asked for. @default '' */
  owner?: string
  /** Takes the work out of the queue, unless it has begun. */
  signal?: AbortSignal
}

/**
 * Few at a time, the owners in turn, those of one in order. Work in the background goes one by one, only while nobody is
 * waiting for an answer, and does not count against `waiting`.
 */
export class Queue {
  private readonly options: Required<QueueOptions>
  /** By owner; the owner whose turn is next comes first. */
  private readonly asked = new Map<string, Job[]>()
  private readonly background: Job[] = []
  private readonly running = new Set<Job>()
  private readonly whenIdle: (() => void)[] = []
  private closed = false

  constructor(options: QueueOptions) {
    this.options = { waitingEach: options.waiting, ...options }
  }

  /** Runs `task` when its turn comes. Rejects with `QueueFull`, `QueueClosed` or `QueueLeft` if it never does. */
  async run<T>(task: () => Promise<T>, { background = false, owner = '', signal }: RunOptions = {}): Promise<T> {
    if (this.closed) throw new QueueClosed()
    if (signal?.aborted) throw new QueueAborted()
    const { atOnce, waiting, waitingEach } = this.options
    const own = background ? this.background : (this.asked.get(owner) ?? [])
    if (!background && this.running.size >= atOnce) {
      const all = [...this.asked.values()].reduce((sum, works) => sum + works.length, 0)
      if (all >= waiting || own.length >= waitingEach) throw new QueueFull(own.length >= waitingEach ? own.length : all)
    }
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        if (this.remove(own, owner, work)) reject(new QueueAborted())
      }
      const work: Job = {
        background,
        start() {
          signal?.removeEventListener('abort', leave)
          return task().then(resolve, reject)
        },
        drop: reject,
      }
      signal?.addEventListener('abort', leave, { once: true })
      own.push(work)
      if (!background) this.asked.set(owner, own)
      this.next()
    })
  }

  /** Drops what has not begun and waits for what has. */
  async close(): Promise<void> {
    this.closed = true
    const dropped = [...[...this.asked.values()].flat(), ...this.background.splice(0)]
    this.asked.clear()
    for (const work of dropped) work.drop(new QueueClosed())
    if (this.running.size) await new Promise<void>(resolve => this.whenIdle.push(resolve))
  }

  private remove(works: Job[], owner: string, work: Job): boolean {
    const at = works.indexOf(work)
    if (at < 0) return false
    works.splice(at, 1)
    if (works.length === 0) this.asked.delete(owner)
    return true
  }

  private next(): void {
    while (this.running.size < this.options.atOnce) {
      const work = this.nextAsked() ?? this.nextInBackground()
      if (!work) break
      this.running.add(work)
      void work.start().finally(() => {
        this.running.delete(work)
        this.next()
      })
    }
    if (this.running.size === 0) for (const resolve of this.whenIdle.splice(0)) resolve()
  }

  private nextAsked(): Job | undefined {
    for (const [owner, works] of this.asked) {
      this.asked.delete(owner) // and back in at the end: owners take turns
      const work = works.shift()
      if (works.length > 0) this.asked.set(owner, works)
      return work
    }
    return undefined
  }

  private nextInBackground(): Job | undefined {
    const busy = [...this.running].some(work => work.background)
    return busy ? undefined : this.background.shift()
  }
}

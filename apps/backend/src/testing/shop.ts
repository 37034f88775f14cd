import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Call, Failure } from '@shop/contract'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { z } from 'zod'
import { backendOn } from '../backend.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database, OpenDatabase } from '../db/database.ts'
import { openDatabase } from '../db/open.ts'
import { readEnvironment } from '../environment.ts'
import { serveBackend } from '../serve-backend.ts'
import { createLog } from '../telemetry/log.ts'
import { startTelemetry } from '../telemetry/start-telemetry.ts'
import { listen } from './listen.ts'
import { type ServerProcess, startProgram } from './process.ts'
import { PLAIN_PICTURES } from './seeded-folder.ts'

export type DatabaseKind = 'PGlite' | 'Postgres'

/** For what depends on the database itself: orders, stock, money, transactions, and the contract. Mutants are tested on one. */
export const bothDatabases: readonly DatabaseKind[] =
  process.env.DATABASES === 'Postgres' ? ['Postgres'] : ['PGlite', 'Postgres']

/** For everything else: one, and both of them at night. */
export const databases: readonly DatabaseKind[] = process.env.TESTS === 'full' ? bothDatabases : ['Postgres']

export interface Answered {
  status: number
  headers: Headers
  body: unknown
}

export interface Sent {
  headers?: Record<string, string>
}

/** Makes a call, throws unless it succeeds, and parses its data with the contract. */
export type Asking = <Body extends z.ZodType, Data extends z.ZodType>(
  call: Call<string, Body, Data>,
  body: z.input<Body>,
  sent?: Sent,
) => Promise<z.output<Data>>

export interface Shop {
  url: string
  db: Database
  longQuery: OpenDatabase['longQuery']
  dataDir: string
  /** Of a shop on Postgres; empty on PGlite. */
  databaseUrl: string
  /** Posts a body without validation and parses the JSON of the response. */
  post(path: string, body: unknown, sent?: Sent): Promise<Answered>
  ask: Asking
  /** Makes what depends on the tags be read again after a change that was written past the calls. */
  expire(...tags: string[]): Promise<void>
  /** Text of `/metrics`; with `METRICS_PORT` only. */
  metrics(): Promise<string>
  close(): Promise<void>
}

/** Longer than a test may take: on a busy machine five seconds are too short for ten orders at once. */
const CALL_TIMEOUT_MS = 120_000

interface ShopOptions {
  /** Data folder of a running shop on PGlite, to be copied as a killed process would leave it. @default the seeded one */
  after?: string
  /** Rate limits are off by default. */
  rateLimits?: boolean
  /** Off by default, so that a test can read the values of a mail in the outbox. */
  jobs?: boolean
  /** @default a free one */
  port?: number
  /** Further environment variables. */
  variables?: Readonly<Record<string, string>>
}

/** Copies the seeded database of the Postgres server and returns its URL. */
export async function seededDatabase(): Promise<string> {
  const server = inject('postgres')
  const name = `shop_${randomUUID().replaceAll('-', '')}`
  const pool = new Pool({ connectionString: `${server}/postgres`, max: 1 })
  // Copied as files: half the work of the default, which writes every page to the log as well.
  await pool.query(`create database ${name} template seeded strategy file_copy`)
  await pool.end()
  return `${server}/${name}`
}

/** Copies the seeded database, or that of a running shop. */
async function copyOf(
  kind: DatabaseKind,
  folder: string,
  after = inject('seededFolder'),
): Promise<{ place: { dataDir: string } | { url: string } }> {
  if (kind === 'PGlite') {
    cpSync(after, folder, {
      recursive: true,
      filter: path => !/\.(lock|sock)$/.test(path) && basename(path) !== PLAIN_PICTURES,
    })
    return { place: { dataDir: folder } }
  }
  return { place: { url: await seededDatabase() } }
}

const Success = z.strictObject({ success: z.literal(true), data: z.unknown() })

const posting =
  (url: string) =>
  async (path: string, body: unknown, sent: Sent = {}): Promise<Answered> => {
    const response = await fetch(url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...sent.headers },
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

/** Creates `ask` for the backend at a URL. */
export const asking =
  (url: string): Asking =>
  async (call, body, sent) => {
    const answered = await posting(url)(call.path, body, sent)
    if (answered.status !== 200) throw new Error(`${call.path}: ${answered.status} ${JSON.stringify(answered.body)}`)
    return call.data.parse(Success.parse(answered.body).data)
  }

/** Starts a backend on a copy of the seeded database and a real port. */
export async function openShop(
  kind: DatabaseKind,
  { after, rateLimits = false, jobs = false, port = 0, variables = {} }: ShopOptions = {},
): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-test-'))
  const { place } = await copyOf(kind, folder, after)
  const opened = await openDatabase(place)
  const environment = readEnvironment({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    RATE_LIMITS: rateLimits ? 'on' : 'off',
    JOBS: jobs ? 'on' : 'off',
    // Tests set the client's address in X-Forwarded-For.
    TRUSTED_PROXIES: '1',
    // The demo directory is used with a public address too.
    DEMO: 'on',
    ...variables,
  })
  const log = createLog(environment.logLevel)
  const telemetry = await startTelemetry(environment, log)
  const backend = backendOn(opened, environment, log, telemetry.metrics, CALL_TIMEOUT_MS)
  const server = serveBackend(backend, environment, telemetry.traceRequests)
  const url = `http://127.0.0.1:${await listen(server, port)}`
  return {
    url,
    db: opened.db,
    longQuery: opened.longQuery,
    dataDir: folder,
    databaseUrl: 'url' in place ? place.url : '',
    post: posting(url),
    ask: asking(url),
    async expire(...tags) {
      await bumpDataVersions(opened.db, tags)
      backend.dataVersions.expire()
    },
    metrics: async () => (await fetch(`http://127.0.0.1:${telemetry.metricsPort}/metrics`)).text(),
    async close() {
      await new Promise(resolve => server.close(resolve))
      await backend.close()
      await telemetry.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export interface BackendProcess extends ServerProcess {
  ask: Asking
}

/** A backend in a process of its own. */
export async function startBackendProcess(variables: Readonly<Record<string, string>>): Promise<BackendProcess> {
  const started = await startProgram([fileURLToPath(new URL('../main.ts', import.meta.url))], variables)
  return { ...started, ask: asking(started.address) }
}

/** Parses a failure; throws when the response is not one. */
export function refusalOf({ status, body }: Answered) {
  const { code, message, fields = {}, data } = Failure.strict().parse(body)
  return { status, code, message, fields, data }
}

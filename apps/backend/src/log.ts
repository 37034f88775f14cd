import { type Logger, pino } from 'pino'
import { causes, isConnectionError, ownSqlState } from './db/errors.ts'

/** The log of the whole process: one line of JSON per entry, an error under `err`. */
export type Log = Logger

/** What is kept of an error: nothing that a shopper typed, and nothing that opens a door. */
export interface DescribedError {
  name: string
  message?: string
  sqlState?: string
  /** Of a violated constraint: names of the schema, never values. */
  constraint?: string
  stack?: string
  cause?: DescribedError
}

const MAX_MESSAGE_LENGTH = 300
const MAX_FRAMES = 12

/** SQLSTATEs whose messages speak of the server and its sessions; others may quote values. */
const STATES_WITHOUT_VALUES = /^(08|25|28|3D|40|53|55|57|58|XX)/

/** The first line without what looks like an address, a number of somebody, or a token, and without any query string. */
const redacted = (message: string): string =>
  (message.split('\n', 1)[0] ?? '')
    .replace(/[^\s"'<>,;:()]+@[^\s"'<>,;:()]+/g, '[e-mail]')
    .replace(/\?[^\s"']*=[^\s"']*/g, '?[query]')
    .replace(/\+?\d[\d\s()-]{7,}\d/g, '[number]')
    .replace(/[\w-]*(?:[a-z][A-Z0-9]|\d[A-Za-z])[\w-]{14,}/g, '[token]')
    .slice(0, MAX_MESSAGE_LENGTH)

const textAt = (error: Error, key: string): string | null => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : null
}

/** Null where it may hold values: of a query that failed, and of what a parser was given. */
function messageOf(error: Error): string | null {
  const state = ownSqlState(error)
  if (state !== null) return STATES_WITHOUT_VALUES.test(state) ? error.message : null
  if (isConnectionError(error)) return error.message
  if (error.message.startsWith('Failed query')) return 'Failed query'
  if (error instanceof SyntaxError || error.name === 'ZodError') return null
  return redacted(error.message)
}

const describeOne = (error: Error): DescribedError => {
  const frames = (error.stack ?? '').split('\n').filter(line => line.trimStart().startsWith('at '))
  const message = messageOf(error)
  const sqlState = ownSqlState(error)
  const constraint = textAt(error, 'constraint')
  return {
    name: error.name,
    ...(message ? { message } : {}),
    ...(sqlState ? { sqlState } : {}),
    ...(sqlState && constraint ? { constraint } : {}),
    ...(frames.length > 0 ? { stack: frames.slice(0, MAX_FRAMES).join('\n') } : {}),
  }
}

/** An error and its causes as they may be kept. Whatever is no error is told by its type alone. */
export function describeError(error: unknown): DescribedError {
  const described = [...causes(error)].map(describeOne)
  return (
    described.reduceRight<DescribedError | null>((cause, one) => (cause ? { ...one, cause } : one), null) ?? {
      name: error === null ? 'null' : typeof error,
    }
  )
}

export const createLog = (level: string): Log => pino({ level, base: null, serializers: { err: describeError } })

/** What nobody has caught ends the process, as it would without, but says so in the log's own form. */
export function logCrashes(log: Log): void {
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'the process ends: nobody has caught this')
    process.exit(1)
  })
}

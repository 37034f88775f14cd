import { type DestinationStream, type Logger, pino } from 'pino'
import { causes, isConnectionError, ownSqlState } from '../db/errors.ts'
import { activeTraceId } from '../platform/spans.ts'

/** Writes one line of JSON per entry, with an error under `err`. */
export type Log = Logger

/** The logged part of an error: without personal data and tokens. */
interface DescribedError {
  name: string
  message?: string
  sqlState?: string
  /** Name of a violated constraint. */
  constraint?: string
  stack?: string
  cause?: DescribedError
}

const MAX_MESSAGE_LENGTH = 300
const MAX_FRAMES = 12

/** SQLSTATEs whose messages concern the server and its sessions; those of others may quote values. */
const STATES_WITHOUT_VALUES = /^(08|25|28|3D|40|53|55|57|58|XX)/

/** The first line, with e-mail addresses, long numbers, tokens and query strings replaced. */
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

/** The message of an error; null for failed queries and parsers, whose messages may quote values. */
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

/** Describes an error and its causes for the log. A thrown value that is not an error is described by its type only. */
export function describeError(error: unknown): DescribedError {
  const described = [...causes(error)].map(describeOne)
  return (
    described.reduceRight<DescribedError | null>((cause, one) => (cause ? { ...one, cause } : one), null) ?? {
      name: error === null ? 'null' : typeof error,
    }
  )
}

/** Entries within a recorded span name its trace. */
const mixin = () => {
  const traceId = activeTraceId()
  return traceId === undefined ? {} : { traceId }
}

/** `destination`: where the lines go. @default standard output */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino({ level, base: null, serializers: { err: describeError }, mixin }, destination)

/**
 * Logs uncaught exceptions as JSON; they still end the process. Work in the background whose failure nobody handles is logged and does not:
 * it has failed by itself, and the shoppers of this process have nothing to do with it.
 */
export function logCrashes(log: Log): void {
  process.on('unhandledRejection', error => log.error({ err: error }, 'unhandled rejection'))
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'uncaught exception')
    process.exit(1)
  })
}

/** Logs what libraries warn of, without what they quote: the router quotes paths, which may hold tokens. */
export function logWarnings(log: Log): void {
  console.warn = (...parts: readonly unknown[]) => {
    const text = parts.filter(part => typeof part === 'string').join(' ')
    log.warn({ warning: text.replace(/"[^"]*"/g, '"…"') }, 'a library warned')
  }
}

import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'
import { describe, expect, it } from 'vitest'
import { describeError } from '../telemetry/log.ts'
import { DatabaseUnavailable, isConnectionLost, isDatabaseUnavailable, sqlStateOf } from './errors.ts'

const server = (code: string, severity = 'ERROR', message = 'message of the server') =>
  Object.assign(new DatabaseError(message, message.length, 'error'), { code, severity })
const network = (code: string) => Object.assign(new Error(`connect ${code} 127.0.0.1:5432`), { code })
const query = (cause: Error) => new DrizzleQueryError('insert into carts', ['olena@poshta.example'], cause)

/** Messages of pg 8.23 and pg-pool 3.14. */
const driver = [
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Cannot use a pool after calling end on the pool',
  'Query read timeout',
  'Received unexpected commandComplete message from backend.',
  'timeout exceeded when trying to connect',
  'timeout expired',
].map(message => new Error(message))

describe('classification of database errors', () => {
  it.each([
    ...driver,
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'ENETDOWN'].map(network),
    ...['57P01', '57P02', '57P03', '25006', '08006', '25P03'].map(code => server(code)),
    server('XX000', 'FATAL'),
    new DatabaseUnavailable('The database does not answer'),
  ])('$message ($code): the database is unavailable and the connection is lost', error => {
    expect([isDatabaseUnavailable(query(error)), isConnectionLost(query(error))]).toEqual([true, true])
  })

  it.each(['53100', '53300', '57014', '58030'])(
    '%s: the database is unavailable but the connection is usable',
    code => {
      expect([isDatabaseUnavailable(query(server(code))), isConnectionLost(query(server(code)))]).toEqual([true, false])
    },
  )

  it('any other error is a fault of the query, whatever its message quotes', () => {
    const faults = [
      server('23505'),
      server('22P02', 'ERROR', 'Connection terminated'),
      server('42P01'),
      new Error('no'),
    ]
    for (const fault of faults) expect(isDatabaseUnavailable(query(fault))).toBe(false)
  })

  it('the code of a network error is not an SQLSTATE', () => {
    expect(sqlStateOf(network('EPIPE'))).toBeNull()
    expect(sqlStateOf(query(server('23505')))).toBe('23505')
  })
})

describe('describeError', () => {
  it('keeps messages of server, driver and network, and the stack', () => {
    expect(describeError(query(server('57P01', 'FATAL', 'terminating connection')))).toMatchObject({
      message: 'Failed query',
      stack: expect.stringContaining('errors.test.ts'),
      cause: { sqlState: '57P01', message: 'terminating connection' },
    })
    expect(describeError(network('ECONNREFUSED')).message).toBe('connect ECONNREFUSED 127.0.0.1:5432')
  })

  it('drops the values of a query and keeps the name of a violated constraint', () => {
    const violated = Object.assign(server('23505', 'ERROR', 'duplicate key: (olena@poshta.example)'), {
      constraint: 'users_email_key',
      detail: 'Key (email)=(olena@poshta.example) already exists.',
    })
    const described = describeError(query(violated))
    expect(described.cause).toMatchObject({ sqlState: '23505', constraint: 'users_email_key' })
    expect(JSON.stringify(described)).not.toContain('olena')
  })

  it('keeps the first line of other errors without e-mail addresses, numbers, tokens and query strings', () => {
    const { message } = describeError(
      new Error(
        'No such order of olena@poshta.example, +380 67 123 45 67, k3J9xQ2mVb7LpR4tZw8Yd1, /order?token=s3cret\nmore',
      ),
    )
    expect(message).toBe('No such order of [e-mail], [number], [token], /order?[query]')
  })

  it('drops the message of a JSON syntax error, which quotes the body', () => {
    const [error] = ['{"phone": 067'].map(body => {
      try {
        return JSON.parse(body)
      } catch (error) {
        return error
      }
    })
    expect(describeError(error)).toMatchObject({ name: 'SyntaxError' })
    expect(JSON.stringify(describeError(error))).not.toContain('phone')
  })
})

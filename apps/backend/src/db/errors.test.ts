import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'
import { describe, expect, it } from 'vitest'
import { describeError } from '../log.ts'
import { DatabaseUnavailable, isConnectionLost, isDatabaseUnavailable, sqlStateOf } from './errors.ts'

const server = (code: string, severity = 'ERROR', message = 'what the server says') =>
  Object.assign(new DatabaseError(message, message.length, 'error'), { code, severity })
const network = (code: string) => Object.assign(new Error(`connect ${code} 127.0.0.1:5432`), { code })
const query = (cause: Error) => new DrizzleQueryError('insert into carts', ['olena@poshta.example'], cause)

/** As pg 8.23 and pg-pool 3.14 word them. */
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

describe('what is told by an error of the database', () => {
  it.each([
    ...driver,
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'ENETDOWN'].map(network),
    ...['57P01', '57P02', '57P03', '25006', '08006', '25P03'].map(code => server(code)),
    server('XX000', 'FATAL'),
    new DatabaseUnavailable('The database does not answer'),
  ])('$message ($code): it is gone, and the connection is no good any more', error => {
    expect([isDatabaseUnavailable(query(error)), isConnectionLost(query(error))]).toEqual([true, true])
  })

  it.each(['53100', '53300', '57014', '58030'])('%s: it cannot work now, but the connection can', code => {
    expect([isDatabaseUnavailable(query(server(code))), isConnectionLost(query(server(code)))]).toEqual([true, false])
  })

  it('all else is a fault of ours, whatever words it quotes', () => {
    const faults = [
      server('23505'),
      server('22P02', 'ERROR', 'Connection terminated'),
      server('42P01'),
      new Error('no'),
    ]
    for (const fault of faults) expect(isDatabaseUnavailable(query(fault))).toBe(false)
  })

  it('an error of the network is no SQLSTATE', () => {
    expect(sqlStateOf(network('EPIPE'))).toBeNull()
    expect(sqlStateOf(query(server('23505')))).toBe('23505')
  })
})

describe('what the log keeps of an error', () => {
  it('the words of server, driver and network, and where it happened', () => {
    expect(describeError(query(server('57P01', 'FATAL', 'terminating connection')))).toMatchObject({
      message: 'Failed query',
      stack: expect.stringContaining('errors.test.ts'),
      cause: { sqlState: '57P01', message: 'terminating connection' },
    })
    expect(describeError(network('ECONNREFUSED')).message).toBe('connect ECONNREFUSED 127.0.0.1:5432')
  })

  it('of a query never the values, of a violated constraint its name', () => {
    const violated = Object.assign(server('23505', 'ERROR', 'duplicate key: (olena@poshta.example)'), {
      constraint: 'users_email_key',
      detail: 'Key (email)=(olena@poshta.example) already exists.',
    })
    const described = describeError(query(violated))
    expect(described.cause).toMatchObject({ sqlState: '23505', constraint: 'users_email_key' })
    expect(JSON.stringify(described)).not.toContain('olena')
  })

  it('of other errors their first line, without addresses, numbers, tokens and queries', () => {
    const told = describeError(
      new Error(
        'No such order of olena@poshta.example, +380 67 123 45 67, k3J9xQ2mVb7LpR4tZw8Yd1, /order?token=s3cret\nmore',
      ),
    ).message
    expect(told).toBe('No such order of [e-mail], [number], [token], /order?[query]')
  })

  it('of a body that could not be read nothing of the body', () => {
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

import { createServer, get, type Server } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { gracefulShutdown } from './graceful-shutdown.ts'

/** A server whose responses wait for `answer`. */
async function startServer() {
  const codes: number[] = []
  let resolveExit = () => {}
  const exited = new Promise<void>(resolve => {
    resolveExit = resolve
  })
  let answer = () => {}
  const answering = new Promise<void>(resolve => {
    answer = resolve
  })
  const http = createServer((_, response) => void answering.then(() => response.end('done')))
  const shutdown = gracefulShutdown(http, {
    close: async () => {},
    exit: code => {
      codes.push(code)
      resolveExit()
    },
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  return { http, shutdown, answer, codes, exited, port: portOf(http) }
}

function portOf(http: Server): number {
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

const connected = (port: number) =>
  new Promise<ReturnType<typeof connect>>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).once('error', reject)
  })

it('answers every connected client before it exits with 0', async () => {
  const { shutdown, answer, codes, exited, port } = await startServer()
  const requests = Array.from({ length: 20 }, () => {
    const request = get({ port, host: '127.0.0.1', agent: false })
    const sent = new Promise<void>(resolve => request.once('socket', socket => socket.once('connect', resolve)))
    const answered = new Promise<string>((resolve, reject) => {
      request.once('error', reject)
      request.once('response', response => resolve(response.resume().headers.connection ?? ''))
    })
    return { sent, answered }
  })
  await Promise.all(requests.map(({ sent }) => sent))
  void shutdown()
  answer()
  expect(await Promise.all(requests.map(({ answered }) => answered))).toEqual(Array(20).fill('close'))
  await exited
  expect(codes).toEqual([0])
  await expect(connected(port)).rejects.toThrow('ECONNREFUSED')
})

it('exits although a connection without a request is open', async () => {
  const { shutdown, codes, exited, port } = await startServer()
  const socket = await connected(port)
  const ended = new Promise(resolve => socket.once('close', resolve))
  void shutdown()
  await Promise.all([exited, ended])
  expect(codes).toEqual([0])
})

import { createServer, get, type Server } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { gracefulShutdown } from './graceful-shutdown.ts'

/** A server whose answers wait for `answer`. */
async function serving() {
  const codes: number[] = []
  let gone = () => {}
  const isGone = new Promise<void>(resolve => {
    gone = resolve
  })
  let answer = () => {}
  const answering = new Promise<void>(resolve => {
    answer = resolve
  })
  const http = createServer((_, response) => void answering.then(() => response.end('done')))
  const leave = gracefulShutdown(http, {
    close: async () => {},
    exit: code => {
      codes.push(code)
      gone()
    },
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  return { http, leave, answer, codes, isGone, port: portOf(http) }
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

it('whoever was connected when it was told to go is answered, then it ends with 0', async () => {
  const { leave, answer, codes, isGone, port } = await serving()
  const asked = Array.from({ length: 20 }, () => {
    const request = get({ port, host: '127.0.0.1', agent: false })
    const sent = new Promise<void>(resolve => request.once('socket', socket => socket.once('connect', resolve)))
    const answered = new Promise<string>((resolve, reject) => {
      request.once('error', reject)
      request.once('response', response => resolve(response.resume().headers.connection ?? ''))
    })
    return { sent, answered }
  })
  await Promise.all(asked.map(({ sent }) => sent))
  void leave()
  answer()
  expect(await Promise.all(asked.map(({ answered }) => answered))).toEqual(Array(20).fill('close'))
  await isGone
  expect(codes).toEqual([0])
  await expect(connected(port)).rejects.toThrow('ECONNREFUSED')
})

it('a connection on which nothing is asked does not keep it', async () => {
  const { leave, codes, isGone, port } = await serving()
  const socket = await connected(port)
  const ended = new Promise(resolve => socket.once('close', resolve))
  void leave()
  await Promise.all([isGone, ended])
  expect(codes).toEqual([0])
})

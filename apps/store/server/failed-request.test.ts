import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, expect, it, vi } from 'vitest'
import { failedRequest } from './failed-request.ts'

const reportError = vi.fn()
const failed = Promise.withResolvers<unknown>()
const app = new Hono()
app.onError((error, { req }) => {
  const response = failedRequest({ publicUrl: undefined, reportError }, error, req.raw)
  failed.resolve(error)
  return response
})
app.post('*', async ({ req }) => {
  const body = await req.raw.arrayBuffer()
  throw new Error(`a fault after ${body.byteLength} bytes`)
})

const server = createServer(getRequestListener(app.fetch))
afterEach(() => void server.close())

it('reports a fault with the pattern of its path, and nothing of a client that left', async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()))
  const path = '/password-reset/token/q7Zr8vQ1mTn5xWb9Yc2L'

  const socket = connect(port, '127.0.0.1')
  socket.write(`POST ${path} HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 100\r\n\r\npassword=`)
  await once(server, 'request')
  socket.destroy()
  await failed.promise
  expect(reportError).not.toHaveBeenCalled()

  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: 'password=' })
  expect(response.status).toBe(500)
  expect(reportError).toHaveBeenCalledExactlyOnceWith(expect.any(Error), {
    method: 'POST',
    path: '/password-reset/token/:token?',
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { request as sendOn } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { generate } from 'selfsigned'
import { startShop } from '../../../tools/server-process.ts'
import { copySeeded } from './production-server.ts'

interface ShopBehindTls {
  /** Public origin: `https://localhost:4443`. */
  address: string
  /** Origin of the shop behind the proxy; null when it was started outside the tests. */
  upstream: string | null
  stop: () => Promise<void>
}

/** Terminates TLS and forwards requests with the upstream's own `Host`, as a proxy without a `Host` setting does: the harder case. */
async function startProxy() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  let upstream = 0
  const proxy = createServer({ key, cert }, (request, response) => {
    const headers = { ...request.headers, host: `127.0.0.1:${upstream}`, 'x-forwarded-for': '127.0.0.1' }
    const passed = sendOn({ port: upstream, path: request.url, method: request.method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  })
  await new Promise<void>(resolve => proxy.listen(0, () => resolve()))
  const address = proxy.address()
  if (!address || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    address: `https://localhost:${address.port}`,
    leadTo: (port: number) => {
      upstream = port
    },
    close: () =>
      new Promise<void>(resolve => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
  }
}

/** Starts a shop on a copy of the seeded database. */
async function start(): Promise<ShopBehindTls> {
  const given = process.env.SHOP_TLS_ADDRESS
  if (given) return { address: given, upstream: null, stop: async () => {} }
  const folder = mkdtempSync(join(tmpdir(), 'shop-tls-'))
  copySeeded(folder)
  const proxy = await startProxy()
  const secret = Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(36)).join('')
  const shop = await startShop({ DATA_DIR: folder, PUBLIC_URL: proxy.address, SECRET: secret, DEMO: 'on' })
  proxy.leadTo(Number(new URL(shop.address).port))
  return {
    address: proxy.address,
    upstream: shop.address,
    async stop() {
      await proxy.close()
      await shop.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Tests of a shop in production whose `PUBLIC_URL` is https. `SHOP_TLS_ADDRESS` names one that was started by hand behind a
 * proxy of its own, see docs/production.md.
 */
export const test = base.extend<object, { shop: ShopBehindTls }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures out of the pattern
    async ({}, use) => {
      const shop = await start()
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.address),
  ignoreHTTPSErrors: true,
})

import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { product_pictures, products } from '../db/schema/index.ts'
import { isPublicAddress } from '../http/public-address.ts'
import { createPictureJob } from '../jobs/product-pictures.ts'
import { openShop } from '../testing/shop.ts'
import { fetchPicture } from './fetch-picture.ts'

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4001:81b::200e', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:7f00:1::', false],
  ['localhost', false],
])('isPublicAddress(%s) is %s', (address, expected) => expect(isPublicAddress(address)).toBe(expected))

describe('a picture', () => {
  let respond: RequestListener = () => undefined
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    respond(request, response)
  })
  let port = 0
  beforeAll(async () => {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    port = address !== null && typeof address === 'object' ? address.port : 0
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  const isAllowed = (address: string) => address === '127.0.0.1'

  it.each([
    'http://127.0.0.1',
    'http://localhost',
    'http://[::1]',
    'http://0x7f000001',
    'http://2130706433',
    'http://127.1',
  ])('is not fetched from %s', async host => {
    await expect(fetchPicture(`${host}:${port}/a.jpg`)).rejects.toThrow(/not on the public internet/)
    expect(requests).toBe(0)
  })

  it.each([
    [
      'a redirect to a private address',
      { location: 'http://10.0.0.1/a.jpg' },
      302,
      /10.0.0.1 is not on the public internet/,
    ],
    ['a redirect to a file', { location: 'file:///etc/passwd' }, 302, /not an http or https address/],
    ['endless redirects', { location: '/a.jpg' }, 302, /too many redirects/],
    ['a page', { 'content-type': 'text/html' }, 200, /not a picture/],
    ['a length that is too large', { 'content-type': 'image/jpeg', 'content-length': '999999999' }, 200, /larger than/],
    ['an error', {}, 500, /responded with 500/],
  ])('is refused for %s', async (_, headers, status, message) => {
    respond = (_request, response) => response.writeHead(status, headers).end()
    await expect(fetchPicture(`http://127.0.0.1:${port}/a.jpg`, { isAllowed })).rejects.toThrow(message)
  })

  it('is refused when it grows too large or takes too long', async () => {
    respond = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' })
      response.write(Buffer.alloc(2_000))
    }
    const url = `http://127.0.0.1:${port}/a.jpg`
    await expect(fetchPicture(url, { isAllowed, maxBytes: 1_000 })).rejects.toThrow(/larger than/)
    await expect(fetchPicture(url, { isAllowed, timeoutMs: 50 })).rejects.toThrow()
  })

  it('of a feed is shown when all of the product are fetched or given up', async () => {
    const shop = await openShop('Postgres')
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
    const jpeg = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#884422' } })
      .jpeg()
      .toBuffer()
    respond = (request, response) => {
      if (request.url === '/gone.jpg') return void response.writeHead(404).end()
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(request.url === '/svg.jpg' ? '<svg/>' : jpeg)
    }
    await shop.db.insert(product_pictures).values(
      ['good.jpg', 'gone.jpg', 'svg.jpg'].map((name, position) => ({
        product_id: 1,
        position,
        url: `http://127.0.0.1:${port}/${name}`,
        next_at: new Date(0),
      })),
    )
    // Of these both pictures are fetched in the same moment.
    const others = [2, 3, 4, 5, 6, 7, 8, 9]
    await shop.db.insert(product_pictures).values(
      others.flatMap(product_id =>
        [0, 1].map(position => ({
          product_id,
          position,
          url: `http://127.0.0.1:${port}/${product_id}-${position}.jpg`,
          next_at: new Date(product_id),
        })),
      ),
    )
    const { job, close } = createPictureJob({ db: shop.db, folder, limits: { isAllowed } })
    await job.run()
    const [product] = await shop.db.select().from(products).where(eq(products.id, 1))
    expect(product?.pictures).toMatchObject([{ width: 600, height: 400 }])
    const shown = await shop.db.select().from(products).where(inArray(products.id, others))
    expect(shown.map(({ pictures }) => pictures.map(({ width }) => width))).toEqual(others.map(() => [600, 600]))
    const rows = await shop.db
      .select()
      .from(product_pictures)
      .where(eq(product_pictures.product_id, 1))
      .orderBy(product_pictures.position)
    expect(rows.map(({ error }) => error)).toEqual([
      null,
      'The server responded with 404.',
      'It is not a JPEG, PNG, WebP or AVIF picture.',
    ])
    await close()
    await shop.close()
    await rm(folder, { recursive: true })
  })
})

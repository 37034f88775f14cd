/** The REST API of `rest-cart.ts`, in memory; port 0 takes a free one. */
import { createServer } from 'node:http'

const photoOf = sku => ({ url: `/photos/${sku}.jpg`, width: 400, height: 500 })
const prices = new Map([
  ['jacket', { title: 'Jacket', cents: 4950, left: 3, photo: photoOf('jacket') }],
  ['helmet', { title: 'Helmet', cents: 1999, left: 9, photo: photoOf('helmet') }],
])

/** @returns {Promise<{ url: string, close: () => void }>} */
export function startServer() {
  const lines = new Map()
  const seen = new Set()
  const all = () => [...lines].map(([uuid, { sku, quantity }]) => ({ uuid, sku, ...prices.get(sku), quantity }))
  const server = createServer(async (request, response) => {
    const answer = (status, body = all()) => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    let text = ''
    for await (const chunk of request) text += chunk
    const { sku, quantity, key } = text ? JSON.parse(text) : {}
    const [, , uuid] = request.url.split('/')
    if (request.method === 'POST' && !seen.has(key)) {
      const product = prices.get(sku)
      if (!product) return answer(404)
      const [known = `line-${sku}`] = [...lines].filter(([, line]) => line.sku === sku).map(([id]) => id)
      const wanted = (lines.get(known)?.quantity ?? 0) + quantity
      if (wanted > product.left) return answer(409)
      lines.set(known, { sku, quantity: wanted })
      seen.add(key)
    }
    if (uuid && !lines.has(uuid)) return answer(404)
    if (request.method === 'PATCH') lines.get(uuid).quantity = quantity
    if (request.method === 'DELETE') uuid ? lines.delete(uuid) : lines.clear()
    answer(200)
  })
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() })
    })
  })
}

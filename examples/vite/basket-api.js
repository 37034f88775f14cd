// The backend of the example, in memory: a REST API that has nothing in common with `@shop/contract`. Prices in cents, lines
// without ids, the basket is known by a cookie.
const goods = {
  'jacket-52': { title: 'Work jacket', unitCents: 24_900, stock: 5 },
  'gloves-10': { title: 'Leather gloves', unitCents: 1_950, stock: 100 },
}

/** Pieces by article, and the keys of additions that were made, for each session. */
const baskets = new Map()

const basketOf = ({ pieces }) => ({
  lines: Object.entries(pieces).map(([sku, quantity]) => ({ sku, quantity, ...goods[sku] })),
})

async function bodyOf(request) {
  let text = ''
  for await (const part of request) text += part
  return text === '' ? {} : JSON.parse(text)
}

async function answer(request, response, next) {
  const [, root, path, sku = ''] = request.url.split('/')
  if (root !== 'basket' || (path && path !== 'lines')) return next()
  const send = (status, body) => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  const session = /basket=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? crypto.randomUUID()
  response.setHeader('Set-Cookie', `basket=${session}; Path=/; HttpOnly; SameSite=Lax`)
  const basket = baskets.get(session) ?? { pieces: {}, made: new Set() }
  baskets.set(session, basket)
  const { pieces, made } = basket
  const body = await bodyOf(request)
  const article = body.sku ?? sku
  if (path && !goods[article]) return send(404, { message: 'There is no such article' })
  switch (request.method) {
    case 'POST': {
      const key = request.headers['idempotency-key']
      const wanted = (pieces[article] ?? 0) + body.quantity
      if (!made.has(key) && wanted > goods[article].stock)
        return send(409, { message: `Only ${goods[article].stock} left: ${goods[article].title}` })
      if (!made.has(key)) pieces[article] = wanted
      made.add(key)
      break
    }
    case 'PATCH':
      pieces[article] = Math.min(body.quantity, goods[article].stock)
      break
    case 'DELETE':
      for (const name of path ? [article] : Object.keys(pieces)) delete pieces[name]
  }
  send(200, basketOf(basket))
}

/** Serves the API under `/basket`, in development and in the preview of the build. */
export const basketApi = () => ({
  name: 'basket-api',
  configureServer: server => void server.middlewares.use(answer),
  configurePreviewServer: server => void server.middlewares.use(answer),
})

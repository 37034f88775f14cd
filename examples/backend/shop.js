// A backend with the core of the contract and nothing else: goods, carts and orders in memory. What it declares is what the
// conformance suite judges and what a store shows: no accounts, no search, no wishlist.
import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import {
  availabilityOf,
  calls,
  fieldErrorsOf,
  isLocale,
  keyLength,
  localise,
  MAX_BODY_BYTES,
  MAX_BODY_DEPTH,
  messages,
  shownStock,
  statuses,
  UNSAFE_KEYS,
} from '@shop/contract'

/** What a call ends with that is not done; `more`: `fields` or `data` of the failure. */
class Refusal extends Error {
  constructor(code, more = {}) {
    super(code)
    Object.assign(this, { code, more })
  }
}

const secret = () => randomBytes(24).toString('base64url')
/** Prices are whole kopiykas here, and hryvnias on the wire. */
const hryvnias = kopiykas => kopiykas / 100
const sum = (list, of) => list.reduce((total, one) => total + of(one), 0)

const products = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  code: `J-${index + 1}`,
  slug: `jacket-${index + 1}`,
  price: 90_000 + index * 2_550,
  options: ['M', 'L'].map((name, at) => ({ id: (index + 1) * 10 + at, name, left: index < 10 ? 500 : 20 })),
}))
const productOf = id => products.find(product => product.id === id) ?? refuse('not_found')
const listed = ids => ids.flatMap(id => products.find(product => product.id === id) ?? [])
const nameOf = ({ id }, lang) => `${{ uk: 'Куртка', ru: 'Куртка', en: 'Jacket' }[lang]} ${id}`
const urlOf = ({ slug }, lang) => localise(`/catalogue/${slug}`, lang)
const imageOf = (product, lang) => ({
  src: '/jacket.svg',
  alt: nameOf(product, lang),
  width: 400,
  height: 500,
  sources: [],
})
const stockOf = ({ options }) => sum(options, ({ left }) => left)

function refuse(code, more) {
  throw new Refusal(code, more)
}

const optionsOf = ({ code, price, options }) =>
  options.map(({ id, name, left }) => ({
    id,
    name,
    code: `${code}-${name}`,
    price: hryvnias(price),
    availability: availabilityOf(left),
    count_left: shownStock(left),
  }))

function cardOf(product, lang) {
  const { id, code, price } = product
  const [name, url, availability] = [nameOf(product, lang), urlOf(product, lang), availabilityOf(stockOf(product))]
  return {
    ...{ id, code, name, url, availability, image: imageOf(product, lang) },
    ...{ price: hryvnias(price), price_from: null, old_price: null, rating: null, reviews_count: 0 },
    ...{ labels: [], options_count: product.options.length, summary: '', standards: [] },
    variants: [{ id, name, url, swatch: ['#1f3a5f'], availability, current: true }],
  }
}

const metaOf = (title, url) => ({
  ...{ title, description: title, favicon: '/favicon.svg', schema: null, micro_marking: [] },
  og: { title, description: title, image: '', url, type: 'website', locale: 'uk_UA', site_name: 'Toy' },
})

function pageOf({ lang, page, filters, sort, page_number, per_page }) {
  if (page !== 'catalogue') return refuse('not_found')
  const { min = 0, max = Number.POSITIVE_INFINITY } = filters?.price ?? {}
  const sign = { cheap: 1, expensive: -1 }[sort] ?? 0
  const found = products
    .filter(({ price }) => hryvnias(price) >= min && hryvnias(price) <= max)
    .toSorted((a, b) => sign * (a.price - b.price))
  const items = found.slice((page_number - 1) * per_page, page_number * per_page).map(one => cardOf(one, lang))
  return {
    ...{ kind: 'collection', collection: 'catalogue', title: 'Toy', text: '', sort },
    ...{ breadcrumbs: [], children: [], facets: [], meta: metaOf('Toy', localise('/catalogue', lang)) },
    products: { items, page: page_number, per_page, total: found.length, pages: Math.ceil(found.length / per_page) },
  }
}

function productPage({ lang, page, product: slug }) {
  const product = products.find(one => page === 'catalogue' && one.slug === slug) ?? refuse('not_found')
  const detail = { description: '', technical_data: [], characteristics: [], gallery: [imageOf(product, lang)] }
  const size = { options: optionsOf(product), size_chart: null, dimension_lines: [], matching: [] }
  return {
    product: {
      ...{ ...cardOf(product, lang), ...detail, ...size, delivery_days: '6-10' },
      count_left: shownStock(stockOf(product)),
    },
    ...{ breadcrumbs: [], related: [], meta: metaOf(nameOf(product, lang), urlOf(product, lang)) },
  }
}

/** Lines by the id of the cart: `{ id, product, option, count }`; those that were removed may come back. */
const carts = new Map()
let lastLine = 0
const nextLine = () => {
  lastLine += 1
  return lastLine
}

const linesOf = cart_id => carts.get(cart_id)?.lines ?? []
const cartOf = cart_id => carts.get(cart_id) ?? refuse('not_found')
const lineOf = (cart_id, id) => cartOf(cart_id).lines.find(line => line.id === id) ?? refuse('not_found')

function shown(cart_id, lang, notices = []) {
  const items = linesOf(cart_id).map(({ id, product, option, count }) => ({
    ...{ id, product_id: product.id, option_id: option.id, code: product.code, name: nameOf(product, lang) },
    ...{ option: option.name, url: urlOf(product, lang), image: imageOf(product, lang), old_price: null, count },
    ...{ price: hryvnias(product.price), total: hryvnias(product.price * count) },
    ...{ availability: availabilityOf(option.left), count_left: shownStock(option.left) },
  }))
  const total = hryvnias(sum(linesOf(cart_id), ({ product, count }) => product.price * count))
  // Of the stock, whether it is enough: any other change of it is nothing that the buyer has to know.
  const state = linesOf(cart_id).map(({ id, product, option, count }) => [
    id,
    option.id,
    product.price,
    count,
    count <= option.left,
  ])
  const version = createHash('sha256').update(JSON.stringify(state)).digest('base64url')
  const sums = { count: sum(items, ({ count }) => count), list_total: total, subtotal: total, total_price: total }
  return { cart_id, cart: { version, items, ...sums, discount: 0, coupon: null, notices } }
}

/** Gives a line as much as is left. */
function setCount(line, count, lang, notices) {
  if (line.option.left === 0) refuse('conflict')
  line.count = Math.min(count, line.option.left)
  if (line.count < count) notices.push({ line_id: line.id, kind: 'reduced', text: messages[lang].tooBig })
}

function add({ lang, cart_id, product_id, option_id, count, items = [{ product_id, option_id, count }] }) {
  const wanted = items.map(item => {
    const product = productOf(item.product_id ?? product_id)
    const option = product.options.find(({ id }) => id === item.option_id)
    if (!option) refuse('invalid', { fields: { option_id: [messages[lang].required] } })
    if (option.left === 0) refuse('conflict')
    return { product, option, count: item.count }
  })
  const id = carts.has(cart_id) ? cart_id : secret()
  if (id !== cart_id) carts.set(id, { lines: [], removed: new Map() })
  const notices = []
  const line_ids = wanted.map(({ product, option, count: more }) => {
    const { lines } = cartOf(id)
    const line = lines.find(one => one.option === option) ?? { id: nextLine(), product, option, count: 0 }
    if (line.count === 0) lines.push(line)
    setCount(line, line.count + more, lang, notices)
    return line.id
  })
  return { ...shown(id, lang, notices), line_id: line_ids[0], line_ids }
}

function update({ lang, cart_id, id, count }) {
  const notices = []
  setCount(lineOf(cart_id, id), count, lang, notices)
  return shown(cart_id, lang, notices)
}

function choose({ lang, cart_id, id, option_id }) {
  const line = lineOf(cart_id, id)
  const option = line.product.options.find(one => one.id === option_id) ?? refuse('not_found')
  const cart = cartOf(cart_id)
  const same = cart.lines.find(one => one.option === option && one !== line)
  const notices = []
  if (same) cart.lines = cart.lines.filter(one => one !== line)
  else line.option = option
  setCount(same ?? line, line.count + (same?.count ?? 0), lang, notices)
  return shown(cart_id, lang, notices)
}

function remove({ lang, cart_id, id }) {
  const line = lineOf(cart_id, id)
  const cart = cartOf(cart_id)
  cart.removed.set(id, line)
  cart.lines = cart.lines.filter(one => one !== line)
  return shown(cart_id, lang)
}

function restore({ lang, cart_id, id }) {
  const cart = cartOf(cart_id)
  const line = cart.removed.get(id)
  if (line) cart.lines.push(line)
  else lineOf(cart_id, id)
  cart.removed.delete(id)
  return shown(cart_id, lang)
}

function clear({ lang, cart_id }) {
  if (carts.has(cart_id)) cartOf(cart_id).lines = []
  return shown(cart_id, lang)
}

const pickup = { id: 'pickup', name: 'Pick-up', note: '', price: 0, from: false, days: '6-10', needs: 'none' }
const onReceipt = { id: 'on_receipt', name: 'On receipt', text: '' }
const orders = new Map()

function submit({
  lang,
  cart_id,
  cart_version,
  contact,
  recipient = null,
  company = null,
  delivery,
  payment,
  comment,
}) {
  const wrong = [
    ['delivery.id', delivery.id !== pickup.id],
    ['delivery.city_ref', delivery.city_ref !== undefined],
    ['payment.id', payment.id !== onReceipt.id],
  ].filter(([, isWrong]) => isWrong)
  if (wrong.length > 0)
    refuse('invalid', { fields: Object.fromEntries(wrong.map(([name]) => [name, [messages[lang].wrongValue]])) })
  const lines = linesOf(cart_id)
  const fresh = shown(cart_id, lang)
  const { items, version, subtotal, total_price: total } = fresh.cart
  const isChanged = cart_version !== undefined && cart_version !== version
  if (lines.length === 0 || isChanged || lines.some(({ option, count }) => count > option.left))
    refuse('conflict', { data: fresh })
  for (const { option, count } of lines) option.left -= count
  carts.get(cart_id).lines = []
  const [number, token, date] = [String(10_001 + orders.size), secret(), new Date().toISOString()]
  const nothing = { requisites: [], transfer_url: null, options: [], awaiting: false, until: null, expired: false }
  const nowhere = { city: null, point: null, address: null, city_ref: null, point_ref: null }
  orders.set(number, {
    token,
    order: {
      ...{ number, status: 'new', payment_status: 'on_receipt', contact, recipient, company, date },
      ...{ subtotal, discount: 0, delivery_price: 0, total, tracking: null, comment: comment || null },
      items: items.map(({ id, old_price, availability, count_left, ...item }) => ({
        ...item,
        line_id: id,
        returnable: 0,
      })),
      payment: { ...onReceipt, ...nothing, refunded: 0 },
      delivery: { id: pickup.id, name: pickup.name, days: pickup.days, ...nowhere },
      history: [{ kind: 'status', status: 'new', payment_status: null, text: null, date }],
    },
  })
  return { number, token, total, payment: null }
}

function orderOf({ number, token }) {
  const found = orders.get(number)
  return found?.token === token ? found.order : refuse('not_found')
}

/** What was done for an `Idempotency-Key`, by the call and the cart that it belongs to. */
const done = new Map()
const once =
  act =>
  ({ lang, ...body }, key) => {
    if (key === undefined) return act({ lang, ...body })
    const name = `${act.name} ${body.cart_id} ${key}`
    const asked = JSON.stringify(body)
    const before = done.get(name)
    if (before && before.asked !== asked) refuse('conflict')
    const answer = before?.answer ?? act({ lang, ...body })
    done.set(name, { asked, answer })
    return answer
  }

const answers = {
  '/api/shop/capabilities': () => ({ extensions: [] }),
  '/api/page/show': pageOf,
  '/api/product/show': productPage,
  '/api/product/cards': ({ lang, ids }) => listed(ids).map(product => cardOf(product, lang)),
  '/api/product/options': ({ ids }) => listed(ids).map(one => ({ product_id: one.id, options: optionsOf(one) })),
  '/api/product/pieces': ({ lang, ids }) =>
    listed(ids).map(one => ({ product: cardOf(one, lang), options: optionsOf(one), size_chart: null })),
  '/api/cart/count': ({ cart_id, lang }) => {
    const { count, total_price } = shown(cart_id, lang).cart
    return { count, total_price }
  },
  '/api/cart/add': once(add),
  '/api/cart/update': update,
  '/api/cart/option': choose,
  '/api/cart/delete': remove,
  '/api/cart/restore': restore,
  '/api/cart/clear': clear,
  '/api/cart/show': ({ cart_id, lang }) => shown(cart_id, lang),
  '/api/checkout/options': () => ({ deliveries: [{ ...pickup, payments: [onReceipt.id] }], payments: [onReceipt] }),
  '/api/checkout/submit': once(submit),
  '/api/checkout/order': orderOf,
}

/** The object that a body holds. */
function parse(bytes) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    let depth = 0
    for (const [sign] of text.replace(/"(\\.|[^"\\])*"/g, '').matchAll(/[[\]{}]/g)) {
      depth += '[{'.includes(sign) ? 1 : -1
      if (depth > MAX_BODY_DEPTH) refuse('malformed')
    }
    const body = JSON.parse(text, (key, value) => (UNSAFE_KEYS.has(key) ? refuse('malformed') : value))
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  } catch {
    // Told below.
  }
  return refuse('malformed')
}

function answer({ method, url, headers }, bytes) {
  const call = calls.find(({ path }) => path === url && Object.hasOwn(answers, path)) ?? refuse('not_found')
  if (method !== 'POST') refuse('method')
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) refuse('media_type')
  if (bytes.length > MAX_BODY_BYTES) refuse('too_large')
  const body = parse(bytes)
  const lang = isLocale(body.lang) ? body.lang : 'uk'
  const key = headers['idempotency-key']
  const isKeyWrong = key === undefined ? call.idempotent : key.length < keyLength.min || key.length > keyLength.max
  const { data, error } = call.body.safeParse(body)
  const fields = {
    ...(error ? fieldErrorsOf(error, body, lang) : {}),
    ...(isKeyWrong ? { 'Idempotency-Key': [messages[lang].wrongValue] } : {}),
  }
  if (Object.keys(fields).length > 0) refuse('invalid', { fields, lang })
  return answers[call.path](data, key)
}

const port = Number(process.env.PORT ?? 4000)
createServer(async (request, response) => {
  const send = (status, body) => {
    const allow = status === statuses.method ? { Allow: 'POST' } : {}
    response.writeHead(status, { 'Content-Type': 'application/json', ...allow }).end(JSON.stringify(body))
  }
  try {
    const bytes = Buffer.concat(await request.toArray())
    send(200, { success: true, data: answer(request, bytes) })
  } catch (error) {
    const { code, more = {} } = error instanceof Refusal ? error : { code: 'server' }
    const { lang = 'uk', ...rest } = more
    send(statuses[code], { success: false, code, message: messages[lang].wrongValue, ...rest })
  }
}).listen(port, () => console.log(`The shop answers at http://localhost:${port}`))

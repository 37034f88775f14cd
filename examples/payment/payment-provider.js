// A payment provider with pages of its own, in memory, in the manner of Stripe Checkout: the shop's server opens a session and is
// given the address of its page; the page sends the shopper back to the return address or to the cancel address. The outcome is
// asked for by the shop's server only: an address can be typed by anybody.

/** Sessions by id. `payment`: `unpaid`, `processing`, `declined`, `paid`. `open`: the page can still be used. */
const sessions = new Map()

/** Opens a session. `{SESSION_ID}` in the addresses is replaced by its id. */
export function createSession({ amount, successUrl, cancelUrl }) {
  const id = crypto.randomUUID()
  const addressed = url => url.replaceAll('{SESSION_ID}', id)
  sessions.set(id, {
    id,
    amount,
    open: true,
    payment: 'unpaid',
    success: addressed(successUrl),
    cancel: addressed(cancelUrl),
  })
  return { id, url: `/pay/${id}` }
}

/** What became of a session. */
export const readSession = id => {
  const { open, payment } = sessions.get(id)
  return { open, payment }
}

/** Milliseconds that a payment is processed for when its outcome comes late. */
const processingMs = 3_000

/** What each button of the page does, and where it leads. */
const buttons = {
  pay: session => {
    session.payment = 'paid'
    return session.success
  },
  late: session => {
    session.payment = 'processing'
    setTimeout(() => (session.payment = 'paid'), processingMs).unref()
    return session.success
  },
  decline: session => {
    session.payment = 'declined'
    return session.cancel
  },
  cancel: session => session.cancel,
}

const pageOf = ({ amount }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Payment</title>
  </head>
  <body>
    <main>
      <h1>Pay $${amount}</h1>
      <form method="post">
        <button name="button" value="pay">Pay</button>
        <button name="button" value="late">Pay, and tell the shop late</button>
        <button name="button" value="decline">Be declined</button>
        <button name="button" value="cancel">Cancel</button>
      </form>
    </main>
  </body>
</html>`

async function answer(request, response, next) {
  const [, root, id] = request.url.split('/')
  if (root !== 'pay') return next()
  const session = sessions.get(id)
  if (!session) return response.writeHead(404).end()
  if (request.method !== 'POST') return response.writeHead(200, { 'Content-Type': 'text/html' }).end(pageOf(session))
  let text = ''
  for await (const part of request) text += part
  const act = buttons[new URLSearchParams(text).get('button')]
  if (!act) return response.writeHead(400).end()
  const location = act(session)
  session.open = session.payment === 'unpaid' || session.payment === 'declined'
  response.writeHead(303, { Location: location }).end()
}

/** Serves the provider's pages under `/pay`, in development and in the preview of the build. */
export const paymentProvider = () => ({
  name: 'payment-provider',
  configureServer: server => void server.middlewares.use(answer),
  configurePreviewServer: server => void server.middlewares.use(answer),
})

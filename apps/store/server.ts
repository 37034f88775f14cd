// Starts the shop: opens the backend, serves files and pages. `--production` serves what `pnpm build` has made.

import './server/node-env.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { createHttpServer, gracefulShutdown, logCrashes, logWarnings, photoUploadSize } from '@shop/backend'
import { type Context, Hono } from 'hono'
import { failedRequest } from './server/failed-request.ts'
import { photoFormSize } from './server/form-request.ts'
import { production } from './server/node-env.ts'
import { openBackend } from './server/open-backend.ts'
import { withOrderCookies } from './server/order-answer.ts'
import { isTls, serverHeaders } from './server/security-headers.ts'
import type { Services } from './server/services.ts'
import { forwardWithSession } from './server/session-request.ts'

type StoreModule = typeof import('./server/app.ts')

type Listener = (request: IncomingMessage, response: ServerResponse) => void

const port = Number(process.env.PORT || 3000)

const { services, log, traceRequests, close, mailDestination } = await openBackend(process.env)
logCrashes(log)
if (production) logWarnings(log)
/** Set before the server listens; in development Vite needs the server first. */
let listener: Listener = () => undefined
const http = createHttpServer((request, response) => listener(request, response), {
  headers: serverHeaders({ tls: isTls(services.publicUrl) }),
  uploadSize: request => Math.max(photoUploadSize(request), photoFormSize(request)),
  addressOf: ({ headers, socket }) => services.addressOf(headers['x-forwarded-for'], socket.remoteAddress),
})
const app = new Hono<{ Bindings: HttpBindings }>()
app.onError((error, { req }) => failedRequest(services, error, req.raw))

type NodeContext = Context<{ Bindings: HttpBindings }>

const originOf = ({ req: { raw } }: NodeContext) => services.publicUrl ?? new URL(raw.url).origin

/** The backend's answer to the signed-in customer, or to a guest. */
const forward = (context: NodeContext, request = context.req.raw) =>
  forwardWithSession(request, originOf(context), authenticated =>
    services.forward(authenticated, context.env.incoming.socket.remoteAddress),
  )

/** The backend's answer with the cookie that opens the order. */
app.post('/api/checkout/submit', async context => {
  const answer = await forward(context)
  return withOrderCookies(context.req.raw, answer, {
    secret: services.secret,
    origin: originOf(context),
    forward: request => forward(context, request),
  })
})

/** Answered by the backend, whatever the page server thinks of it. */
const backendPaths = [
  '/api',
  '/api/*',
  '/pictures/*',
  '/brand/*',
  '/demo-payment/*',
  '/demo-receipt/*',
  '/readyz',
  '/llms.txt',
  '/feeds/*',
]
const sitemaps = '/:file{sitemap(-[a-z0-9-]+)?\\.xml}'
const developmentPaths = production ? [] : ['/dev/mail', '/dev/mail/*']
for (const path of [...backendPaths, sitemaps, ...developmentPaths]) app.all(path, context => forward(context))

/** This process lives, whatever becomes of a backend of its own. */
app.get('/healthz', ({ text }) => text('ok\n', 200, { 'Cache-Control': 'no-store' }))

/** Removes the service worker of earlier visits with all that it keeps. */
const REMOVING_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(Promise.all([
  self.registration.unregister(),
  caches.keys().then(names => Promise.all(names.map(name => caches.delete(name)))),
])))
`

/** Built pages and files: names of assets change with their content, so they may be cached for ever. */
async function serveBuild(services: Services): Promise<Listener> {
  const { createStore }: StoreModule = await import(new URL('build/server/index.js', import.meta.url).href)
  const root = fileURLToPath(new URL('build/client', import.meta.url))
  const files = (cache: string) =>
    serveStatic({ root, precompressed: true, onFound: (_, { header }) => header('Cache-Control', cache) })
  app.use('/assets/*', files('public, max-age=31536000, immutable'), async ({ text }) =>
    text('404', 404, { 'Cache-Control': 'no-store' }),
  )
  app.use('/:file{.+\\.(ico|svg|png|txt)}', files('public, max-age=3600'))
  if (process.env.SERVICE_WORKER === 'off')
    app.get('/service-worker.js', ({ body }) =>
      body(REMOVING_WORKER, 200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }),
    )
  else app.use('/service-worker.js', files('no-cache'))
  app.use('/web-vitals.js', files('public, max-age=3600'))
  app.route('/', createStore(services))
  return getRequestListener(app.fetch)
}

/** Pages and modules through Vite, reloaded as they are written. */
async function serveDevelopment(services: Services): Promise<Listener> {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server: http } } })
  app.all('*', async context => {
    const module = await vite.ssrLoadModule('./server/app.ts')
    return module.createStore(services).fetch(context.req.raw, context.env)
  })
  const listener = getRequestListener(app.fetch)
  return (request, response) => vite.middlewares(request, response, () => listener(request, response))
}

listener = traceRequests(await (production ? serveBuild : serveDevelopment)(services))
const shutDown = gracefulShutdown(http, { close })
process.on('SIGTERM', () => void shutDown())
process.on('SIGINT', () => void shutDown())
http.listen(port, () => {
  process.stdout.write(`The shop is open at http://localhost:${port}\n`)
  if (mailDestination) process.stdout.write(`Mail goes to: ${mailDestination}\n`)
})

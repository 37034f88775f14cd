import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { openApi } from './openapi.ts'
import type { Services } from './services.ts'

const assets = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))

const files = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const

const isFile = (name: string): name is keyof typeof files => Object.hasOwn(files, name)

/** Content Security Policy: own origin only; Swagger UI sets inline styles. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Shop API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null, docExpansion: 'list', tryItOutEnabled: true })
`

const plain = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' }

/** Serves the OpenAPI description and Swagger UI, without third-party requests. */
export function docs({ textCache }: Pick<Services, 'textCache'>): Hono {
  const description = JSON.stringify(openApi())
  /** A large file of this release. */
  const serve = (request: Request, name: string, read: () => Promise<string> | string, type: string, cache: string) =>
    textCache.respond(request, name, {
      async *source() {
        yield await read()
      },
      headers: { ...plain, 'Content-Type': type, 'Cache-Control': cache },
      tags: [],
    })
  return new Hono()
    .get('/openapi.json', async ({ req, notFound }) => {
      const type = 'application/json; charset=utf-8'
      return (await serve(req.raw, 'openapi.json', () => description, type, 'no-cache')) ?? notFound()
    })
    .get('/docs', context =>
      context.html(page, 200, { ...plain, 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' }),
    )
    .get('/docs/start.js', context =>
      context.body(start, 200, { ...plain, 'Content-Type': 'text/javascript; charset=utf-8' }),
    )
    .get('/docs/:file', async ({ req, notFound }, next) => {
      const file = req.param('file')
      if (!isFile(file)) return next()
      const read = () => readFile(join(assets, file), 'utf8')
      return (await serve(req.raw, file, read, files[file], 'public, max-age=86400')) ?? notFound()
    })
}

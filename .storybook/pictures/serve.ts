// Serves the built Storybook for the screenshots.
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { built } from './stories.ts'

const app = new Hono().use(serveStatic({ root: built }))
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PICTURES_PORT) })

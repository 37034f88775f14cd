import { freePort } from '@shop/backend/testing/postgres'
import { expect, it } from 'vitest'
import { openBackend } from './open-backend.ts'

const strong = 'k3Zr8vQ1mTn5xWb9Yc2Lp7Hd4Sg6Jf0AeUiOu'

it('does not start without a strong secret when the backend is remote', async () => {
  const start = (SECRET: string) => openBackend({ API_URL: 'http://backend.test', SECRET })
  await expect(start('')).rejects.toThrow('SECRET is required with API_URL')
  await expect(start('short')).rejects.toThrow('SECRET must hold at least 32 varied characters')
  const { services, close } = await start(strong)
  expect(services.secret).toBe(strong)
  await close()
})

it('serves the metrics of its pages on a port of their own', async () => {
  const METRICS_PORT = String(await freePort())
  const { services, close } = await openBackend({ API_URL: 'http://backend.test', SECRET: strong, METRICS_PORT })
  services.metrics.counter({ name: 'shop_pages_total', help: 'Pages', labels: ['result'] }).increment({ result: 'hit' })
  const metrics = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)
  expect(await metrics.text()).toContain('shop_pages_total{result="hit"} 1')
  await close()
})

it('is not ready while its backend does not respond', async () => {
  const { services, close } = await openBackend({
    API_URL: `http://127.0.0.1:${await freePort()}`,
    SECRET: strong,
    LOG_LEVEL: 'silent',
  })
  const response = await services.forward(new Request('http://shop.test/readyz'))
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({
    status: 'unavailable',
    checks: { backend: { status: 'unavailable' }, database: { status: 'unknown' } },
  })
  await close()
})

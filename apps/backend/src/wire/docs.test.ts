import { expect, it, vi } from 'vitest'
import { createTextCache } from '../http/text-cache.ts'
import { Queue, workLimits } from '../platform/queue.ts'
import { docs } from './docs.ts'

it.each(['/docs/swagger-ui-bundle.js', '/docs/swagger-ui.css', '/openapi.json'])(
  'serves %s from the cache: it is made once',
  async path => {
    const queue = new Queue(workLimits)
    const run = vi.spyOn(queue, 'run')
    const dataVersions = { current: async () => 1, hasChanged: (tags: readonly string[]) => tags.length > 0 }
    const api = docs({ textCache: createTextCache({ queue, dataVersions, now: () => 0 }) })
    const ask = async () => {
      const response = await api.request(path, { headers: { 'Accept-Encoding': 'gzip' } })
      expect(response.status).toBe(200)
      return response.arrayBuffer()
    }
    const first = await ask()
    const turns = run.mock.calls.length
    expect(turns).toBeGreaterThan(0)
    expect(await ask()).toEqual(first)
    expect(run).toHaveBeenCalledTimes(turns)
    await queue.close()
  },
)

import { expect, it } from 'vitest'
import { createVitals } from './web-vitals.ts'

type Read = () => Promise<readonly { labels: Readonly<Record<string, string>>; value: number }[]>

function open() {
  const gauges = new Map<string, Read>()
  let time = 0
  const count = createVitals(
    {
      counter: () => ({ increment() {} }),
      histogram: () => ({ observe() {} }),
      gauge: ({ name, read }) => void gauges.set(name, read),
    },
    () => time,
  )
  return {
    gauges,
    later: () => {
      time += 1_000
    },
    send: (body: string, address = '1.1.1.1') => count(body, address),
    valuesOf: async (name: string) =>
      (await gauges.get(name)?.())?.map(({ labels, value }) => `${labels.page} ${labels.vital} ${value}`),
  }
}
const beacon = (values: object) => JSON.stringify({ page: '/:page/:product', ...values })

it('shows the 75th percentile of the last values by kind of page', async () => {
  const { send, later, valuesOf } = open()
  for (const INP of [100, 200, 300, 400]) {
    expect(await send(beacon({ INP, CLS: INP / 1000 }))).toBe(204)
    later()
  }
  await send(JSON.stringify({ page: '/', LCP: 1500 }))
  expect(await valuesOf('shop_web_vital_p75_seconds')).toEqual(['/:page/:product INP 0.3', '/ LCP 1.5'])
  expect(await valuesOf('shop_web_vital_p75_ratio')).toEqual(['/:page/:product CLS 0.3'])
  for (const INP of [900, 50])
    for (let turn = 0; turn < 500; turn++) {
      later()
      await send(beacon({ INP }))
    }
  expect(await valuesOf('shop_web_vital_p75_seconds')).toContain('/:page/:product INP 0.05')
})

it('refuses what is no beacon: other pages, values and keys', async () => {
  const { send, valuesOf } = open()
  for (const body of [
    '',
    'null',
    '{"page":"/account/orders/17","INP":1}',
    beacon({ INP: '1' }),
    beacon({ INP: -1 }),
    beacon({ INP: 1e9 }),
    beacon({ CLS: null }),
    beacon({ name: 'Olena' }),
    `{"page":"/","INP":1e999}`,
  ])
    expect(await send(body), body).toBe(400)
  expect(await valuesOf('shop_web_vital_p75_seconds')).toEqual([])
})

it('counts one beacon a second of an address', async () => {
  const { send, later, valuesOf } = open()
  const first = beacon({ INP: 100 })
  expect([await send(first), await send(first), await send(first, '2.2.2.2')]).toEqual([204, 429, 204])
  later()
  expect(await send(first)).toBe(204)
  expect(await valuesOf('shop_web_vital_p75_seconds')).toHaveLength(1)
})

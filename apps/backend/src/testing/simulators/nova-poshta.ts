// Stands in for Nova Poshta's API in development and in tests: `node apps/backend/src/testing/simulators/nova-poshta.ts --points 40000`.
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { type City, cityList, type Warehouse, warehouseList } from './nova-poshta-directory.ts'
import { type Answer, isRecord, methodsOf, Refusal, textOf } from './nova-poshta-methods.ts'
import { type RunningSimulator, startServer } from './simulator.ts'

export type { Warehouse }

/**
 * `down`: the connection is closed; `garbage`: text that is no JSON; `wrong-shape`: JSON with rows of another shape; `empty`:
 * success without rows.
 */
const faults = ['slow', 'error', 'garbage', 'wrong-shape', 'down', 'empty', 'wrong-key'] as const
export type Fault = (typeof faults)[number]
const isFault = (value: unknown): value is Fault => faults.some(fault => fault === value)

interface NovaPoshtaScenario {
  fault: Fault | null
  /** Methods that the fault is about. @default all */
  methods: readonly string[]
  /** Delay of `slow`. */
  delayMs: number
}

export interface NovaPoshtaSimulator extends RunningSimulator {
  key: string
  /** Environment variables of a shop that uses it. */
  variables: Readonly<Record<string, string>>
  /** Its directory, which a test may change. */
  cities: City[]
  warehouses: Warehouse[]
  scenario: NovaPoshtaScenario
  /** Status codes by tracking number. */
  tracking: Map<string, string>
  /** Number of requests by method. */
  requests: Map<string, number>
}

interface Options {
  port?: number
  key?: string
  cities?: number
  points?: number
}

const envelope = ({ data, info = [] }: Answer, errors: readonly string[] = [], codes: readonly string[] = []) => ({
  success: errors.length === 0,
  data,
  errors,
  warnings: [],
  info,
  messageCodes: [],
  errorCodes: codes,
  warningCodes: [],
  infoCodes: [],
})

const refusal = (message: string, code: string) => Response.json(envelope({ data: [] }, [message], [code]))

/** The answer of a broken system; null: it answers right, `slow` after its delay. `down` closes the connection. */
async function faultyAnswer({ fault, delayMs }: NovaPoshtaScenario, close: () => void): Promise<Response | null> {
  switch (fault) {
    case null:
      return null
    case 'slow':
      await wait(delayMs, null, { ref: false })
      return null
    case 'error':
      return new Response('Internal Server Error', { status: 500 })
    case 'garbage':
      return new Response('<html><body>502</body></html>')
    case 'wrong-shape':
      return Response.json(envelope({ data: [{ Ref: 7, Cost: {}, Addresses: null }], info: { totalCount: 'one' } }))
    case 'down':
      close()
      return new Response(null)
    case 'empty':
      return Response.json(envelope({ data: [], info: { totalCount: 0 } }))
    case 'wrong-key':
      return refusal('API key is invalid', '20000200068')
  }
}

/** Starts the simulator with a generated directory. */
export async function startNovaPoshta({
  port = 0,
  key = 'simulator',
  cities: cityCount = 300,
  points = 2_000,
}: Options = {}): Promise<NovaPoshtaSimulator> {
  const cities = cityList(cityCount)
  const state: Pick<NovaPoshtaSimulator, 'cities' | 'warehouses' | 'scenario' | 'tracking' | 'requests'> = {
    cities,
    warehouses: warehouseList(cities, points),
    scenario: { fault: null, methods: [], delayMs: 10_000 },
    tracking: new Map(),
    requests: new Map(),
  }
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.post('/v2.0/json/', async context => {
    const body: unknown = await context.req.json().catch(() => null)
    if (!isRecord(body)) return refusal('Data is invalid', '20000100016')
    const method = textOf(body, 'calledMethod')
    state.requests.set(method, (state.requests.get(method) ?? 0) + 1)
    const { methods } = state.scenario
    if (methods.length === 0 || methods.includes(method)) {
      const faulty = await faultyAnswer(state.scenario, () => context.env.incoming.socket.destroy())
      if (faulty) return faulty
    }
    if (!textOf(body, 'apiKey')) return refusal('apiKey is empty', '20000200069')
    if (textOf(body, 'apiKey') !== key) return refusal('API key is invalid', '20000200068')
    const called = methodsOf(state)[method]
    if (!called) return refusal('Method is not available', '20000300312')
    try {
      return context.json(envelope(called(isRecord(body.methodProperties) ? body.methodProperties : {})))
    } catch (error) {
      if (error instanceof Refusal) return refusal(error.message, error.code)
      throw error
    }
  })

  // Changes the scenario, tracking codes and the directory of a running simulator.
  app.post('/simulator', async context => {
    const body: unknown = await context.req.json()
    if (!isRecord(body)) return context.text('Not an object', 400)
    const { scenario } = state
    if ('fault' in body) scenario.fault = isFault(body.fault) ? body.fault : null
    if (Array.isArray(body.methods)) scenario.methods = body.methods.map(String)
    if (typeof body.delayMs === 'number') scenario.delayMs = body.delayMs
    if (isRecord(body.tracking))
      for (const [number, code] of Object.entries(body.tracking)) state.tracking.set(number, String(code))
    for (const point of state.warehouses) if (point.Ref === body.closePoint) point.WarehouseStatus = 'Closed'
    state.warehouses = state.warehouses.filter(({ Ref }) => Ref !== body.removePoint)
    return context.json({ requests: Object.fromEntries(state.requests) })
  })

  const running = await startServer(app, port)
  const url = `${running.url}/v2.0/json/`
  return Object.assign(state, {
    key,
    url,
    variables: { NOVA_POSHTA_URL: url, NOVA_POSHTA_KEY: key },
    close: () => running.close(),
  })
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, cities: { type: 'string' }, points: { type: 'string' } },
  })
  const { url, key } = await startNovaPoshta({
    port: Number(values.port ?? 4341),
    cities: Number(values.cities ?? 300),
    points: Number(values.points ?? 2_000),
  })
  process.stdout.write(`NOVA_POSHTA_URL=${url} NOVA_POSHTA_KEY=${key}\n`)
}

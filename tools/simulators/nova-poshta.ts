// Stands in for Nova Poshta's API in development and in tests: `node tools/simulators/nova-poshta.ts --points 40000`.
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'

/** `down`: the connection is closed; `garbage`: text that is no JSON; `empty`: success without rows. */
export type Fault = 'slow' | 'error' | 'garbage' | 'down' | 'empty' | 'wrong-key'

export interface NovaPoshtaScenario {
  fault: Fault | null
  /** Methods that the fault is about. @default all */
  methods: readonly string[]
  /** Delay of `slow`. */
  delayMs: number
}

interface City {
  Ref: string
  SettlementRef: string
  Description: string
  DescriptionRu: string
  AreaDescription: string
  AreaDescriptionRu: string
  Region: string
  SettlementTypeDescription: string
}

/** A row of `getWarehouses`: numbers and booleans are strings. */
export type Warehouse = Record<string, unknown> & {
  Ref: string
  CityRef: string
  SettlementRef: string
  Number: string
}

export interface NovaPoshtaSimulator {
  url: string
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
  close(): Promise<void>
}

interface SimulatorOptions {
  port?: number
  key?: string
  cities?: number
  points?: number
}

/** The ids of Kyiv are the real ones. */
const KYIV = { Ref: '8d5a980d-391c-11dd-90d9-001a92567626', SettlementRef: 'e718a680-4b33-11e4-ab6d-005056801329' }

const uuid = (name: string): string =>
  createHash('sha1')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

const areas: readonly (readonly [uk: string, ru: string, district: string])[] = [
  ['Київська', 'Киевская', 'Бучанський'],
  ['Полтавська', 'Полтавская', 'Кременчуцький'],
  ['Хмельницька', 'Хмельницкая', 'Шепетівський'],
  ['Львівська', 'Львовская', 'Стрийський'],
  ['Харківська', 'Харьковская', 'Ізюмський'],
  ['Одеська', 'Одесская', 'Березівський'],
  ['Вінницька', 'Винницкая', 'Гайсинський'],
  ['Житомирська', 'Житомирская', 'Бердичівський'],
]

const known: readonly (readonly [uk: string, ru: string, area: number, type: string])[] = [
  ['Київ', 'Киев', 0, 'місто'],
  ['Харків', 'Харьков', 4, 'місто'],
  ['Одеса', 'Одесса', 5, 'місто'],
  ['Львів', 'Львов', 3, 'місто'],
  ['Вінниця', 'Винница', 6, 'місто'],
  ['Полтава', 'Полтава', 1, 'місто'],
  ['Кременчук', 'Кременчуг', 1, 'місто'],
  ['Житомир', 'Житомир', 7, 'місто'],
  ['Городок', 'Городок', 3, 'місто'],
  ['Городок', 'Городок', 2, 'місто'],
  ['Кам’янець-Подільський', 'Каменец-Подольский', 2, 'місто'],
  ['Біла Церква', 'Белая Церковь', 0, 'місто'],
]

const firsts =
  'Бер,Вер,Гор,Дуб,Жов,Зел,Іван,Камін,Лип,Мар,Нов,Оль,Пав,Рад,Сос,Тар,Улян,Федор,Хор,Черв,Ширк,Яблун'.split(',')
const middles = ['', 'о', 'и', 'ан', 'ов', 'ен', 'ич', 'ук', 'ав', 'ин']
const lasts = 'івка,ове,ичі,инці,ське,анка,ець,ні,яни,ків'.split(',')
const streets = 'Соборна,Шевченка,Центральна,Садова,Лесі Українки,Київська,Незалежності,Миру,Зелена,Вокзальна'.split(
  ',',
)

/** Deterministic, so that every test and every start has the same directory. */
function cityList(count: number): City[] {
  const seen = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const real = known[index]
    const number = index - known.length
    const [uk, ru, area, type] = real ?? [
      `${firsts[number % firsts.length]}${middles[Math.floor(number / firsts.length) % middles.length]}${lasts[Math.floor(number / (firsts.length * middles.length)) % lasts.length]}`,
      '',
      number % areas.length,
      number % 9 === 0 ? 'селище міського типу' : 'село',
    ]
    const [AreaDescription = '', AreaDescriptionRu = '', Region = ''] = areas[area] ?? []
    // Names repeat in a region: the carrier adds the district to them.
    const times = seen.get(`${uk} ${area}`) ?? 0
    seen.set(`${uk} ${area}`, times + 1)
    const district = times === 0 ? Region : `${Region.replace(/ський$/, '')}-${times}-ський`
    return {
      ...(index === 0 ? KYIV : { Ref: uuid(`city ${index}`), SettlementRef: uuid(`settlement ${index}`) }),
      Description: times === 0 ? uk : `${uk} (${district} р-н)`,
      DescriptionRu: ru,
      AreaDescription,
      AreaDescriptionRu,
      Region: district,
      SettlementTypeDescription: type,
    }
  })
}

const week = (hours: string, sunday = hours) => ({
  Monday: hours,
  Tuesday: hours,
  Wednesday: hours,
  Thursday: hours,
  Friday: hours,
  Saturday: hours,
  Sunday: sunday,
})

/** The shares of kinds and flags are those of a captured list of Lviv: nine in ten are lockers, most of them for residents. */
function warehouse(city: City, number: number, index: number): Warehouse {
  const isLocker = index % 10 > 1
  const street = streets[index % streets.length] ?? ''
  const house = 1 + (index % 180)
  const ShortAddress = `${city.Description}, вул. ${street}, ${house}`
  const what = isLocker ? 'Поштомат' : 'Відділення'
  const whatRu = isLocker ? 'Почтомат' : 'Отделение'
  return {
    SiteKey: String(index),
    Ref: uuid(`point ${index}`),
    Number: String(number),
    Description: `${what} №${number}: вул. ${street}, ${house}`,
    DescriptionRu: `${whatRu} №${number}: ул. ${street}, ${house}`,
    ShortAddress,
    ShortAddressRu: ShortAddress,
    TypeOfWarehouse: isLocker ? 'f9316480-5f2d-425d-bc2c-ac7cd29decf0' : '841339c7-591a-42e2-8233-7a0a00f0ed6f',
    CityRef: city.Ref,
    CityDescription: city.Description,
    SettlementRef: city.SettlementRef,
    SettlementDescription: city.Description,
    SettlementAreaDescription: city.AreaDescription,
    SettlementRegionsDescription: city.Region,
    TotalMaxWeightAllowed: isLocker ? '20' : '0',
    PlaceMaxWeightAllowed: isLocker ? '20' : index % 3 === 0 ? '1000' : '30',
    ReceivingLimitationsOnDimensions: isLocker
      ? { Width: 40, Height: 30, Length: 60 }
      : { Width: 120, Height: 120, Length: 120 },
    Schedule: isLocker ? week('00:00-23:59') : week('08:00-20:00', index % 4 === 0 ? '-' : '09:00-18:00'),
    WarehouseStatus: index % 97 === 0 ? 'Closed' : 'Working',
    CategoryOfWarehouse: index % 211 === 0 ? 'Fulfillment' : isLocker ? 'Postomat' : 'Branch',
    MaxDeclaredCost: isLocker ? '10000' : '0',
    DenyToSelect: index % 53 === 0 ? '1' : '0',
    CanGetMoneyTransfer: isLocker ? '0' : index % 11 === 0 ? '0' : '1',
    PostFinance: isLocker ? '0' : index % 11 === 0 ? '0' : '1',
    PostMachineType: isLocker ? (index % 7 > 2 ? 'ForResidentsOfEntrance' : 'FullDayService') : '',
    PostalCodeUA: '01001',
  }
}

/** A quarter of the points is in the first city, half in the further known ones, the rest is spread. */
function warehouseList(cities: readonly City[], count: number): Warehouse[] {
  const numbers = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const share = index % 4
    const step = Math.floor(index / 4)
    const at = share === 0 ? 0 : share < 3 ? step % Math.min(known.length, cities.length) : step % cities.length
    const city = cities[at] ?? cities[0]
    if (!city) throw new Error('There are no cities')
    const number = (numbers.get(city.Ref) ?? 0) + 1
    numbers.set(city.Ref, number)
    return warehouse(city, number, index)
  })
}

type Properties = Readonly<Record<string, unknown>>

class Refusal extends Error {
  readonly code: string
  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOf = (properties: Properties, name: string): string => {
  const value = properties[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function pageOf<Item>(rows: readonly Item[], properties: Properties) {
  const limit = Math.min(Math.max(1, Number(textOf(properties, 'Limit')) || 500), 500)
  const page = Math.max(1, Number(textOf(properties, 'Page')) || 1)
  return { data: rows.slice((page - 1) * limit, page * limit), info: { totalCount: rows.length } }
}

const startsLike = (name: string, query: string) => name.toLowerCase().includes(query.toLowerCase())

function present({ Description, Ref, SettlementRef, AreaDescription, Region, SettlementTypeDescription }: City) {
  return {
    Present: `${SettlementTypeDescription.slice(0, 1)}. ${Description}, ${AreaDescription} обл.`,
    MainDescription: Description,
    Area: AreaDescription,
    Region,
    SettlementTypeCode: `${SettlementTypeDescription.slice(0, 1)}.`,
    Ref: SettlementRef,
    DeliveryCity: Ref,
    AddressDeliveryAllowed: true,
    StreetsAvailability: true,
    Warehouses: 1,
  }
}

type Answer = { data: readonly unknown[]; info?: unknown }

function methodsOf(simulator: Pick<NovaPoshtaSimulator, 'cities' | 'warehouses' | 'tracking'>) {
  const { cities, warehouses, tracking } = simulator
  const methods: Readonly<Record<string, (properties: Properties) => Answer>> = {
    getCities: properties =>
      pageOf(
        cities
          .filter(({ Description }) => startsLike(Description, textOf(properties, 'FindByString')))
          .map(({ SettlementRef: _, Region: __, ...city }) => ({ ...city, Delivery1: '1', IsBranch: '0' })),
        properties,
      ),
    searchSettlements(properties) {
      const found = cities.filter(({ Description }) => startsLike(Description, textOf(properties, 'CityName')))
      return { data: [{ TotalCount: found.length, Addresses: pageOf(found, properties).data.map(present) }] }
    },
    getWarehouses: properties =>
      pageOf(
        warehouses.filter(({ CityRef, SettlementRef }) => {
          const [city, settlement] = [textOf(properties, 'CityRef'), textOf(properties, 'SettlementRef')]
          return (!city || CityRef === city) && (!settlement || SettlementRef === settlement)
        }),
        properties,
      ),
    searchSettlementStreets(properties) {
      const ref = textOf(properties, 'SettlementRef')
      if (!ref) throw new Refusal('SettlementRef is not specified', '20000900769')
      if (!cities.some(({ SettlementRef }) => SettlementRef === ref))
        throw new Refusal('SettlementRef is invalid', '20000500626')
      const Addresses = streets
        .filter(street => startsLike(street, textOf(properties, 'StreetName')))
        .map(street => ({
          SettlementRef: ref,
          SettlementStreetRef: uuid(`street ${ref} ${street}`),
          SettlementStreetDescription: street,
          SettlementStreetDescriptionRu: street,
          Present: `вул. ${street}`,
          StreetsType: 'вул.',
          StreetsTypeDescription: 'вул.',
        }))
      return { data: [{ TotalCount: Addresses.length, Addresses }] }
    },
    getDocumentPrice(properties) {
      const base = { WarehousePostomat: 65, WarehouseWarehouse: 75, WarehouseDoors: 120 }[
        textOf(properties, 'ServiceType')
      ]
      if (base === undefined) throw new Refusal('ServiceType is invalid', '20000200258')
      if (!cities.some(({ Ref }) => Ref === textOf(properties, 'CityRecipient')))
        throw new Refusal('CityRecipient is invalid', '20000200256')
      const weight = Number(textOf(properties, 'Weight'))
      const cost = Number(textOf(properties, 'Cost'))
      const surcharge = weight <= 2 ? 0 : weight <= 10 ? 40 : 90
      return {
        data: [{ AssessedCost: cost, Cost: base + surcharge + Math.floor(cost * 0.005), TZoneInfo: {}, CostPack: '0' }],
      }
    },
    getStatusDocuments(properties) {
      const documents = Array.isArray(properties.Documents) ? properties.Documents : []
      if (documents.length > 100) throw new Refusal('Documents limit is 100', '20000401841')
      return {
        data: documents.filter(isRecord).map(document => {
          const number = textOf(document, 'DocumentNumber')
          const StatusCode = tracking.get(number) ?? '3'
          return {
            Number: number,
            StatusCode,
            Status: StatusCode === '3' ? 'Номер не знайдено' : `Статус ${StatusCode}`,
          }
        }),
      }
    },
  }
  return methods
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

/** Starts the simulator with a generated directory. */
export async function startNovaPoshta({
  port = 0,
  key = 'simulator',
  cities: cityCount = 300,
  points = 2_000,
}: SimulatorOptions = {}): Promise<NovaPoshtaSimulator> {
  const cities = cityList(cityCount)
  const simulator: NovaPoshtaSimulator = {
    url: '',
    key,
    variables: {},
    cities,
    warehouses: warehouseList(cities, points),
    scenario: { fault: null, methods: [], delayMs: 10_000 },
    tracking: new Map(),
    requests: new Map(),
    close: async () => {},
  }
  const closing = new AbortController()

  /** The answer of a fault that is on, or null. */
  async function faultyAnswer(method: string, response: ServerResponse): Promise<boolean> {
    const { fault, methods, delayMs } = simulator.scenario
    if (fault === null || (methods.length > 0 && !methods.includes(method))) return false
    if (fault === 'slow') {
      await wait(delayMs, undefined, { signal: closing.signal }).catch(() => undefined)
      return false
    }
    if (fault === 'down') response.destroy()
    else if (fault === 'error') response.writeHead(500).end('Internal Server Error')
    else if (fault === 'garbage') response.writeHead(200).end('<html><body>502</body></html>')
    else if (fault === 'empty') response.end(JSON.stringify(envelope({ data: [], info: { totalCount: 0 } })))
    else response.end(JSON.stringify(envelope({ data: [] }, ['API key is invalid'], ['20000200068'])))
    return true
  }

  /** `POST /simulator` changes the scenario, tracking codes and the directory of a running simulator. */
  function control(body: Record<string, unknown>): void {
    const faults: readonly unknown[] = ['slow', 'error', 'garbage', 'down', 'empty', 'wrong-key']
    const isFault = (value: unknown): value is Fault => faults.includes(value)
    if ('fault' in body) simulator.scenario.fault = isFault(body.fault) ? body.fault : null
    if (Array.isArray(body.methods)) simulator.scenario.methods = body.methods.map(String)
    if (typeof body.delayMs === 'number') simulator.scenario.delayMs = body.delayMs
    if (isRecord(body.tracking))
      for (const [number, code] of Object.entries(body.tracking)) simulator.tracking.set(number, String(code))
    if (typeof body.closePoint === 'string')
      for (const point of simulator.warehouses) if (point.Ref === body.closePoint) point.WarehouseStatus = 'Closed'
    if (typeof body.removePoint === 'string')
      simulator.warehouses = simulator.warehouses.filter(({ Ref }) => Ref !== body.removePoint)
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: unknown = await json(request).catch(() => null)
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    if (!isRecord(body))
      return void response.end(JSON.stringify(envelope({ data: [] }, ['Data is invalid'], ['20000100016'])))
    if (request.url === '/simulator') {
      control(body)
      return void response.end(JSON.stringify({ requests: Object.fromEntries(simulator.requests) }))
    }
    const method = textOf(body, 'calledMethod')
    simulator.requests.set(method, (simulator.requests.get(method) ?? 0) + 1)
    if (await faultyAnswer(method, response)) return
    const refuse = (message: string, code: string) =>
      response.end(JSON.stringify(envelope({ data: [] }, [message], [code])))
    if (!textOf(body, 'apiKey')) return void refuse('apiKey is empty', '20000200069')
    if (textOf(body, 'apiKey') !== key) return void refuse('API key is invalid', '20000200068')
    const called = methodsOf(simulator)[method]
    if (!called) return void refuse('Method is not available', '20000300312')
    try {
      const properties = isRecord(body.methodProperties) ? body.methodProperties : {}
      response.end(JSON.stringify(envelope(called(properties))))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refuse(error.message, error.code)
    }
  }

  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The simulator has no port')
  simulator.url = `http://127.0.0.1:${address.port}/v2.0/json/`
  simulator.variables = { NOVA_POSHTA_URL: simulator.url, NOVA_POSHTA_KEY: key }
  simulator.close = () =>
    new Promise(resolve => {
      closing.abort()
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return simulator
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

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Carrier } from '../../../delivery/carrier.ts'
import { emptyParcel } from '../../../delivery/parcel.ts'
import { type NovaPoshtaSimulator, startNovaPoshta } from '../../../testing/simulators/nova-poshta.ts'
import { novaPoshta } from './index.ts'
import { parcelState } from './parcel-states.ts'
import { toPoint, toSettlement } from './rows.ts'

let server: NovaPoshtaSimulator
let carrier: Carrier
const kyiv = '8d5a980d-391c-11dd-90d9-001a92567626'
const settlement = { ref: kyiv, secondRef: null, names: { uk: 'Київ', ru: 'Киев', en: 'Kyiv' } }

beforeAll(async () => {
  server = await startNovaPoshta({ cities: 40, points: 1_200 })
  carrier = novaPoshta({ key: server.key, url: server.url, senderCity: kyiv })
})
afterAll(() => server.close())
afterEach(() => {
  server.scenario = { fault: null, methods: [], delayMs: 10 }
})

const source = () => {
  if (!carrier.source) throw new Error('It has no directory')
  return carrier.source
}
const price = (query: Parameters<NonNullable<Carrier['price']>>[0]) => {
  if (!carrier.price) throw new Error('It has no prices')
  return carrier.price(query)
}
const track = (number: string) => {
  if (!carrier.track) throw new Error('It has no tracking')
  return carrier.track([{ number, phone: '+380 67 123 45 67' }])
}

describe('the directory', () => {
  it('is read page by page up to the total', async () => {
    const first = await source().points(1)
    expect(first).toMatchObject({ total: 1_200, isLast: false })
    const last = await source().points(3)
    expect([first.records.length, last.records.length, last.isLast]).toEqual([500, 200, true])
    expect((await source().settlements(1)).records.at(0)).toMatchObject({
      ref: kyiv,
      names: { uk: 'Київ', ru: 'Киев', en: 'Kyiv' },
      areas: { uk: 'Київська обл.', ru: 'Киевская обл.', en: 'Kyivska oblast' },
      type: 'city',
    })
  })

  it('rejects errors, garbage, silence and a wrong key, without the key in the message', async () => {
    for (const fault of ['error', 'garbage', 'down', 'wrong-key', 'empty'] as const) {
      server.scenario.fault = fault
      const failed = await source()
        .points(1)
        .then(
          page => page.total === 0 && 'empty',
          (error: unknown) => String(error),
        )
      expect(failed).toBeTruthy()
      expect(failed).not.toContain(server.key)
    }
    const wrong = novaPoshta({ key: 'wrong', url: server.url, senderCity: kyiv })
    server.scenario.fault = null
    await expect(wrong.source?.settlements(1)).rejects.toThrow('API key is invalid')
  })
})

describe('a row', () => {
  const [row = {}] = [{ ...{ Ref: 'r', CityRef: 'c', Number: '12', Description: 'Поштомат №12' } }]
  it('has numbers and flags as texts; zero is no limit', () => {
    expect(
      toPoint({
        ...row,
        CategoryOfWarehouse: 'Postomat',
        WarehouseStatus: 'Working',
        DenyToSelect: '1',
        TotalMaxWeightAllowed: '0',
        PlaceMaxWeightAllowed: '20',
        MaxDeclaredCost: '10000',
        CanGetMoneyTransfer: '0',
        PostMachineType: 'ForResidentsOfEntrance',
        ReceivingLimitationsOnDimensions: { Width: 40, Height: 30, Length: 60 },
        Schedule: { Monday: '08:00-21:00', Sunday: '-' },
      })?.point,
    ).toMatchObject({
      kind: 'locker',
      number: 12,
      maxWeight: 20_000,
      maxSides: [60, 40, 30],
      maxDeclared: 10_000_00,
      takesMoney: false,
      isOpen: true,
      isDenied: true,
      residentsOnly: true,
      schedule: ['08:00-21:00', '', '', '', '', '', ''],
    })
    expect(toPoint({ ...row, MaxDeclaredCost: '0' })?.point).toMatchObject({
      maxWeight: null,
      maxSides: null,
      maxDeclared: null,
    })
  })

  it('has its address without the city, as in its name', () => {
    const given = {
      Description: 'Відділення №1: вул. Соборна, 27',
      CityDescription: 'Київ',
      ShortAddress: 'Київ, вул. Соборна, 27',
    }
    expect(toPoint({ ...row, ...given, CategoryOfWarehouse: 'Branch' })?.point).toMatchObject({
      names: { uk: given.Description, en: 'Branch No.\u00a012: vul. Soborna, 27' },
      addresses: { uk: 'вул. Соборна, 27', en: 'vul. Soborna, 27' },
    })
  })

  it('of an unknown category or status cannot be chosen; of an unknown shape is left out', () => {
    expect(toPoint({ ...row, CategoryOfWarehouse: 'Drone' })?.point).toMatchObject({ kind: 'other', isOpen: false })
    expect(toPoint({ Ref: 'r' })).toBeNull()
    expect(toSettlement('text')).toBeNull()
  })

  it('of a settlement may have its district in brackets', () => {
    const names = { Description: 'Андріївка (Ізюмський р-н)', DescriptionRu: 'Андреевка (Изюмский р-н)' }
    const rest = { Ref: 'a', AreaDescription: 'Харківська', SettlementTypeDescription: 'село' }
    expect(toSettlement({ ...names, ...rest })).toMatchObject({
      names: { uk: 'Андріївка', ru: 'Андреевка', en: 'Andriivka' },
      districts: { uk: 'Ізюмський р-н' },
      type: 'village',
    })
  })
})

it('asks for the price of each way by weight and value', async () => {
  const parcel = { weight: 3_000, sides: [40, 30, 20], declared: 2_000_00 } as const
  const prices = await Promise.all(
    (['locker', 'branch', 'address'] as const).map(to => price({ to, settlementRef: kyiv, parcel })),
  )
  expect(prices).toEqual([115_00, 125_00, 170_00])
  await expect(price({ to: 'branch', settlementRef: 'unknown', parcel: emptyParcel })).rejects.toThrow('CityRecipient')
})

it('finds streets, and the second id of the settlement when it is not known', async () => {
  const expected = ['вул. Київська']
  expect(await carrier.streets({ settlement, query: 'киї', lang: 'uk' })).toEqual(expected)
  const known = { ...settlement, secondRef: server.cities[0]?.SettlementRef ?? null }
  expect(await carrier.streets({ settlement: known, query: 'киї', lang: 'uk' })).toEqual(expected)
  const wrong = { ...settlement, secondRef: 'wrong' }
  await expect(carrier.streets({ settlement: wrong, query: 'киї', lang: 'uk' })).rejects.toThrow('SettlementRef')
})

it('tracks parcels, a hundred per request', async () => {
  server.tracking.set('20450000000001', '9')
  expect(await track('20450000000001')).toEqual([{ number: '20450000000001', code: '9', state: 'delivered' }])
  server.requests.clear()
  const many = Array.from({ length: 150 }, (_, index) => ({ number: String(index), phone: '380671234567' }))
  expect(await carrier.track?.(many)).toHaveLength(150)
  expect(server.requests.get('getStatusDocuments')).toBe(2)
})

it.each([
  ['1', 'unknown'],
  ['2', 'unknown'],
  ['3', 'unknown'],
  ['12', 'unknown'],
  ['999', 'unknown'],
  ['5', 'on_the_way'],
  ['41', 'on_the_way'],
  ['7', 'on_the_way'],
  ['111', 'on_the_way'],
  ['9', 'delivered'],
  ['10', 'delivered'],
  ['11', 'delivered'],
  ['102', 'refused'],
  ['103', 'refused'],
  ['108', 'refused'],
  ['105', 'expired'],
] as const)('code %s is %s', (code, state) => {
  expect(parcelState(code)).toBe(state)
})

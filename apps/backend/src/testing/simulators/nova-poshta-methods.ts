// The methods of Nova Poshta's simulator over its directory.
import { type City, streets, uuid, type Warehouse } from './nova-poshta-directory.ts'

type Properties = Readonly<Record<string, unknown>>

/** A call that the carrier answers with an error of its own. */
export class Refusal extends Error {
  readonly code: string
  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
/** A property that is text or a number; '' without it. */
export const textOf = (properties: Properties, name: string): string => {
  const value = properties[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function pageOf<Item>(rows: readonly Item[], properties: Properties) {
  const limit = Math.min(Math.max(1, Number(textOf(properties, 'Limit')) || 500), 500)
  const page = Math.max(1, Number(textOf(properties, 'Page')) || 1)
  return { data: rows.slice((page - 1) * limit, page * limit), info: { totalCount: rows.length } }
}

const hasPart = (name: string, query: string) => name.toLowerCase().includes(query.toLowerCase())

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

export type Answer = { data: readonly unknown[]; info?: unknown }

/** What the methods read. */
export interface Records {
  cities: readonly City[]
  warehouses: readonly Warehouse[]
  /** Status codes by tracking number. */
  tracking: ReadonlyMap<string, string>
}

/** Prices of a small parcel by type of service. */
const basePrices: Readonly<Record<string, number>> = {
  WarehousePostomat: 65,
  WarehouseWarehouse: 75,
  WarehouseDoors: 120,
}

/** The methods by name; they throw a `Refusal`. */
export function methodsOf({
  cities,
  warehouses,
  tracking,
}: Records): Readonly<Record<string, (properties: Properties) => Answer>> {
  return {
    getCities: properties =>
      pageOf(
        cities
          .filter(({ Description }) => hasPart(Description, textOf(properties, 'FindByString')))
          .map(({ SettlementRef: _, Region: __, centre: ___, ...city }) => ({
            ...city,
            Delivery1: '1',
            IsBranch: '0',
          })),
        properties,
      ),
    searchSettlements(properties) {
      const found = cities.filter(({ Description }) => hasPart(Description, textOf(properties, 'CityName')))
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
        .filter(street => hasPart(street, textOf(properties, 'StreetName')))
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
      const base = basePrices[textOf(properties, 'ServiceType')]
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
}

import type { Place } from '@shop/contract'
import { z } from 'zod'
import type { PointRecord, SettlementOfPoint, SettlementRecord } from '../../../delivery/carrier.ts'
import { nameOf, regionOf } from '../../../delivery/transliteration.ts'
import type { Text } from '../../../values/text.ts'
import { fill, textOf } from '../../../words/index.ts'

/** Numbers and booleans arrive as strings. */
const flag = z.union([z.string(), z.number(), z.boolean()]).transform(value => value === true || Number(value) === 1)
const number = z.union([z.string(), z.number()]).transform(value => Number(value) || 0)
const text = z.string().trim()
const optionalText = text.nullish().transform(value => value ?? '')

const City = z.object({
  Ref: text.min(1),
  Description: text.min(1),
  DescriptionRu: optionalText,
  AreaDescription: optionalText,
  AreaDescriptionRu: optionalText,
  SettlementTypeDescription: optionalText,
})

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const Warehouse = z.object({
  Ref: text.min(1),
  Number: number,
  Description: text.min(1),
  DescriptionRu: optionalText,
  ShortAddress: optionalText,
  ShortAddressRu: optionalText,
  CityRef: text.min(1),
  CityDescription: optionalText,
  CityDescriptionRu: optionalText,
  SettlementRef: optionalText,
  SettlementRegionsDescription: optionalText,
  CategoryOfWarehouse: optionalText,
  WarehouseStatus: optionalText,
  DenyToSelect: flag.catch(false),
  CanGetMoneyTransfer: flag.catch(false),
  PostFinance: flag.catch(false),
  PostMachineType: optionalText,
  TotalMaxWeightAllowed: number.catch(0),
  PlaceMaxWeightAllowed: number.catch(0),
  MaxDeclaredCost: number.catch(0),
  ReceivingLimitationsOnDimensions: z.object({ Width: number, Height: number, Length: number }).nullish().catch(null),
  Schedule: z.record(z.string(), z.string()).nullish().catch(null),
  Latitude: number.catch(0),
  Longitude: number.catch(0),
})

const settlementType = (description: string): SettlementRecord['type'] =>
  /^місто/i.test(description) ? 'city' : /^(смт|селище)/i.test(description) ? 'town' : 'village'

/** «Полтавська» or «Полтавська область» becomes «Полтавська обл.»; Kyiv and other units without an adjective stay. */
function areaText(uk: string, ru: string): Text {
  const bare = (name: string) => name.replace(/\s+(область|обл\.?)$/i, '')
  const [ukBare, ruBare] = [bare(uk), bare(ru || uk)]
  return /(ська|цька|ский|ская|цкая)$/i.test(ukBare) ? regionOf(nameOf(ukBare, ruBare)) : nameOf(uk, ru)
}

/** «Полтавський» becomes «Полтавський р-н». */
const districtText = (uk: string): Text => {
  const bare = uk.replace(/\s+(район|р-н)$/i, '')
  const ru = bare
    .replace(/ський$/, 'ский')
    .replace(/цький$/, 'цкий')
    .replaceAll('і', 'и')
    .replaceAll('ї', 'и')
  const names = nameOf(bare, ru)
  return textOf(({ places }, lang) => fill(places.district, { name: names[lang] }))
}

/** «Андріївка (Ізюмський р-н)» is a name with its district. */
const namedDistrict = /^(.+?)\s*\(([^)]+?)\s+(?:р-н|район)\.?\)$/

/** A row of `Address.getCities`; null when it cannot be read. */
export function toSettlement(row: unknown): SettlementRecord | null {
  const parsed = City.safeParse(row)
  if (!parsed.success) return null
  const { Ref, Description, DescriptionRu, AreaDescription, AreaDescriptionRu, SettlementTypeDescription } = parsed.data
  const [, name = Description, district] = namedDistrict.exec(Description) ?? []
  return {
    ref: Ref,
    names: nameOf(name, DescriptionRu.replace(/\s*\(.*\)$/, '')),
    areas: areaText(AreaDescription, AreaDescriptionRu),
    districts: district === undefined ? null : districtText(district),
    type: settlementType(SettlementTypeDescription),
    secondRef: null,
    // The number of its points, counted after the refresh.
    size: 0,
    served: true,
    aliases: [],
  }
}

const kinds: Readonly<Record<string, PointRecord['kind']>> = { Branch: 'branch', Postomat: 'locker' }

/** 0 means no limit. */
const limit = (value: number): number | null => (value > 0 ? value : null)

/** «Київ, вул. Соборна, 27» becomes «вул. Соборна, 27»: the city is chosen already. */
const withoutCity = (address: string, city: string): string =>
  city !== '' && address.startsWith(`${city}, `) ? address.slice(city.length + 2) : address

/** Both are 0 for points whose place is not known. */
function toPlace(latitude: number, longitude: number): Place | null {
  const isKnown = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0)
  return isKnown ? { latitude, longitude } : null
}

/** A row of `Address.getWarehouses` with what it tells about its settlement; null when it cannot be read. */
export function toPoint(row: unknown): { point: PointRecord; settlement: SettlementOfPoint } | null {
  const parsed = Warehouse.safeParse(row)
  if (!parsed.success) return null
  const warehouse = parsed.data
  const kind = kinds[warehouse.CategoryOfWarehouse] ?? 'other'
  const { Description, DescriptionRu, ShortAddress, ShortAddressRu, CityDescription, CityDescriptionRu } = warehouse
  const addresses = nameOf(
    withoutCity(ShortAddress, CityDescription) || Description,
    withoutCity(ShortAddressRu, CityDescriptionRu || CityDescription) || DescriptionRu,
  )
  const size = warehouse.ReceivingLimitationsOnDimensions
  const sides = size ? [size.Length, size.Width, size.Height].toSorted((a, b) => b - a) : []
  const [length = 0, width = 0, height = 0] = sides
  const weight = limit(warehouse.PlaceMaxWeightAllowed) ?? limit(warehouse.TotalMaxWeightAllowed)
  const declared = limit(warehouse.MaxDeclaredCost)
  const { Schedule } = warehouse
  return {
    point: {
      ref: warehouse.Ref,
      settlementRef: warehouse.CityRef,
      carrier: 'nova_poshta',
      kind,
      number: warehouse.Number,
      // The carrier has its own in two languages.
      names: textOf(({ places }, lang) =>
        lang === 'uk' || lang === 'ru'
          ? (lang === 'ru' && DescriptionRu) || Description
          : fill(places.points[kind], { number: warehouse.Number, address: addresses[lang] }),
      ),
      addresses,
      place: toPlace(warehouse.Latitude, warehouse.Longitude),
      schedule: Schedule ? days.map(day => (Schedule[day] ?? '-').replace(/^-$/, '')) : null,
      maxWeight: weight === null ? null : Math.round(weight * 1_000),
      maxSides: height > 0 ? [length, width, height] : null,
      maxDeclared: declared === null ? null : Math.round(declared * 100),
      takesMoney: warehouse.CanGetMoneyTransfer || warehouse.PostFinance,
      isOpen: warehouse.WarehouseStatus === 'Working',
      isDenied: warehouse.DenyToSelect,
      residentsOnly: warehouse.PostMachineType === 'ForResidentsOfEntrance',
    },
    settlement: {
      ref: warehouse.CityRef,
      secondRef: warehouse.SettlementRef || null,
      districts: warehouse.SettlementRegionsDescription ? districtText(warehouse.SettlementRegionsDescription) : null,
    },
  }
}

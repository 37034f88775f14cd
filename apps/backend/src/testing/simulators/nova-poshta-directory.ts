// The directory of Nova Poshta's simulator. Deterministic, so that every test and every start has the same one.
import { createHash } from 'node:crypto'

export interface City {
  Ref: string
  SettlementRef: string
  Description: string
  DescriptionRu: string
  AreaDescription: string
  AreaDescriptionRu: string
  Region: string
  SettlementTypeDescription: string
  /** Degrees of its centre, around which its points are. */
  centre: readonly [latitude: number, longitude: number]
}

/** A row of `getWarehouses`: numbers and booleans are strings. */
export type Warehouse = Record<string, unknown> & {
  Ref: string
  CityRef: string
  SettlementRef: string
  Number: string
}

/** The ids of Kyiv are the real ones. */
const KYIV = { Ref: '8d5a980d-391c-11dd-90d9-001a92567626', SettlementRef: 'e718a680-4b33-11e4-ab6d-005056801329' }

export const uuid = (name: string): string =>
  createHash('sha1')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

type Place = City['centre']

const areas: readonly (readonly [uk: string, ru: string, district: string, centre: Place])[] = [
  ['Київська', 'Киевская', 'Бучанський', [50.45, 30.52]],
  ['Полтавська', 'Полтавская', 'Кременчуцький', [49.59, 34.55]],
  ['Хмельницька', 'Хмельницкая', 'Шепетівський', [49.42, 26.99]],
  ['Львівська', 'Львовская', 'Стрийський', [49.84, 24.03]],
  ['Харківська', 'Харьковская', 'Ізюмський', [49.99, 36.23]],
  ['Одеська', 'Одесская', 'Березівський', [46.48, 30.72]],
  ['Вінницька', 'Винницкая', 'Гайсинський', [49.23, 28.47]],
  ['Житомирська', 'Житомирская', 'Бердичівський', [50.25, 28.66]],
]

type Named = readonly [uk: string, ru: string, area: number, type: string]

const known: readonly Named[] = [
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
/** Names of villages: each first part with each middle and each last one. */
const villages = lasts.flatMap(last => middles.flatMap(middle => firsts.map(first => first + middle + last)))

const generated = (number: number): Named => [
  villages[number % villages.length] ?? '',
  '',
  number % areas.length,
  number % 9 === 0 ? 'селище міського типу' : 'село',
]

export const streets =
  'Соборна,Шевченка,Центральна,Садова,Лесі Українки,Київська,Незалежності,Миру,Зелена,Вокзальна'.split(',')

export function cityList(count: number): City[] {
  const seen = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const [uk, ru, area, type] = known[index] ?? generated(index - known.length)
    const [AreaDescription = '', AreaDescriptionRu = '', Region = '', centre = [0, 0]] = areas[area] ?? []
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
      centre,
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

/** Points are scattered over about ten kilometres around the centre. */
const scattered = (centre: number, index: number) => (centre + ((index % 100) - 50) / 1_000).toFixed(6)

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
    ShortAddressRu: `${city.DescriptionRu || city.Description}, ул. ${street}, ${house}`,
    TypeOfWarehouse: isLocker ? 'f9316480-5f2d-425d-bc2c-ac7cd29decf0' : '841339c7-591a-42e2-8233-7a0a00f0ed6f',
    CityRef: city.Ref,
    CityDescription: city.Description,
    CityDescriptionRu: city.DescriptionRu,
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
    Latitude: scattered(city.centre[0], index * 37),
    Longitude: scattered(city.centre[1], index * 61),
  }
}

/** A quarter of the points is in the first city, half in the further known ones, the rest is spread. */
export function warehouseList(cities: readonly City[], count: number): Warehouse[] {
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

import type { Locale } from '@shop/contract/locales'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCarrier } from '../adapters/carrier/demo-directory/index.ts'
import { carrier_points, carrier_settlements } from '../db/schema/index.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'
import { findSettlement } from './directory.ts'
import { emptyParcel } from './parcel.ts'
import { choosableKinds, searchPoints } from './points.ts'
import { findNamesake, searchSettlements } from './search-settlements.ts'

describe.each(databases)('the directory on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  const context = () => ({ db: shop.db, carrier: demoCarrier })
  const search = (query: string, lang: Locale = 'uk') => searchSettlements(context(), query, lang)
  const found = async (query: string, lang: Locale = 'uk') => (await search(query, lang)).map(place => place.name.uk)
  const first = async (query: string, lang: Locale = 'uk') => (await found(query, lang)).at(0)

  describe('looking for a settlement', () => {
    it.each(['Київ', 'київ', 'КИЇВ', 'Киев', 'киев', 'Kyiv', 'kyiv', 'Kiev', ' київ '])(
      'finds Kyiv by «%s»',
      async query => {
        for (const lang of ['uk', 'ru', 'en'] as const) expect(await first(query, lang)).toBe('Київ')
      },
    )

    it.each([
      ["кам'янець", 'Кам’янець-Подільський'],
      ['кам’янець', 'Кам’янець-Подільський'],
      ['камянець', 'Кам’янець-Подільський'],
      ['каменец', 'Кам’янець-Подільський'],
      ['івано франк', 'Івано-Франківськ'],
      ['франківськ', 'Івано-Франківськ'],
      ['ґайсин', 'Гайсин'],
      ['королёво', 'Королево'],
      ['королево', 'Королево'],
      ['церква', 'Біла Церква'],
    ])('tolerates the spelling «%s»', async (query, name) => {
      expect(await first(query)).toBe(name)
    })

    it.each([
      ['смт Коцюбинське', 'Коцюбинське'],
      ['Коцюбинське (смт)', 'Коцюбинське'],
      ['місто Київ', 'Київ'],
      ['місто-герой Київ', 'Київ'],
      ['Київ (місто-герой)', 'Київ'],
      ['город-герой Киев', 'Київ'],
      ['місто герой Київ', 'Київ'],
      ['hero city of Kyiv', 'Київ'],
      ['м.Київ', 'Київ'],
      ['г. Киев', 'Київ'],
      ['город Полтава', 'Полтава'],
      ['Київ Київська область', 'Київ'],
      ['м. Кременчук, Полтавська область, Кременчуцький район', 'Кременчук'],
      ['Кременчук полтавська обла', 'Кременчук'],
      ['пгт Коцюбинское Киевская область', 'Коцюбинське'],
      ['Vinnytsia city', 'Вінниця'],
      ['с-ще Коцюбинське', 'Коцюбинське'],
      ['Київська область Коцюбинське', 'Коцюбинське'],
      ['Київська обл., м. Біла Церква', 'Біла Церква'],
      ['Коцюбинське Бучанський район', 'Коцюбинське'],
      ['Бучанський р-н, Коцюбинське', 'Коцюбинське'],
      ['Київ 02000', 'Київ'],
      ['Україна, Київ', 'Київ'],
      ['Украина, Полтавская область, Кременчуг', 'Кременчук'],
      ['селище міського типу Коцюбинське', 'Коцюбинське'],
      ['посёлок городского типа Коцюбинское', 'Коцюбинське'],
      ['urban-type settlement Kotsiubynske', 'Коцюбинське'],
      ['Kotsiubynske settlement', 'Коцюбинське'],
      ['city of Lviv', 'Львів'],
      ['Lviv, Lviv region', 'Львів'],
      ['Bila Tserkva, Kyiv oblast', 'Біла Церква'],
      ['(м. Київ)', 'Київ'],
      ['смтКоцюбинське', 'Коцюбинське'],
      ['с.м.т. Коцюбинське', 'Коцюбинське'],
      ['с. м. т. Коцюбинське', 'Коцюбинське'],
      ['п.г.т. Коцюбинское', 'Коцюбинське'],
      ['с/щ Коцюбинське', 'Коцюбинське'],
      ['посёлок гор. типа Коцюбинское', 'Коцюбинське'],
      ['smt Kotsiubynske', 'Коцюбинське'],
      ['misto Lviv', 'Львів'],
      ['м/Київ', 'Київ'],
      ['місто: Львів', 'Львів'],
      ['Київ/місто', 'Київ'],
      ['с-ще/Коцюбинське', 'Коцюбинське'],
      ['мiсто Київ', 'Київ'],
      ['cмт Kоцюбинське', 'Коцюбинське'],
      ['деревня Гатное', 'Гатне'],
      ['хутір Гатне', 'Гатне'],
      ['містечко Гатне', 'Гатне'],
      ['м-ко Гатне', 'Гатне'],
      ['s. Hatne', 'Гатне'],
      ['Гатненська громада Гатне', 'Гатне'],
      ['Гатне Гатненська сільська громада', 'Гатне'],
      ['Гатненська ОТГ, с. Гатне', 'Гатне'],
      ['M. Київ', 'Київ'],
      ['обл. Львівська м. Львів', 'Львів'],
      ['м. Київ, вул. Хрещатик', 'Київ'],
    ])('understands the words for kind and region in «%s»', async (query, name) => {
      expect(await first(query)).toBe(name)
    })

    it('tells whose whole name the query is, in any language, with kind and region', async () => {
      const named = async (query: string, lang: Locale = 'uk') =>
        (await search(query, lang)).filter(({ isNamed }) => isNamed).map(({ name, area }) => `${name.uk}, ${area.uk}`)
      for (const query of ['Київ', 'г. Киев', 'Київ, Київська область', 'kyiv city'])
        expect((await named(query)).map(label => label.split(',')[0])).toEqual(['Київ'])
      expect(await named('Городок')).toHaveLength(2)
      expect(await named('м. Городок, Львівська область')).toHaveLength(1)
      expect(await named('Киї')).toEqual([])
      expect(await named('Харкив')).toEqual([])
    })

    it.each([
      ['Іванівка, Херсонська обл.', undefined],
      ['с. Іванівка, Генічеський р-н, Херсонська область', undefined],
      ['Коцюбинське, Івано-Франківська обл., вул. Миру', undefined],
      ['обл. Вінницька, м. Біла Церква', undefined],
      ['Полтава, Сумской обл.', undefined],
      ['Bila Tserkva, Lviv region', undefined],
      ['Poltava, Sumska oblast', undefined],
      ['Коцюбинське, Бучанський р-н, Київська обл., вул. Миру', 'Коцюбинське'],
      ['Белая Церковь, Киевской области', 'Біла Церква'],
      ['Bila Tserkva, Kyiv region', 'Біла Церква'],
      ['Вінниця, Vinnytsia region', 'Вінниця'],
      ['Chernivtsi, Chernivtsi region', 'Чернівці'],
      ['Полтава, Полт. обл.', 'Полтава'],
      ['Київ, вул. Хрещатик', 'Київ'],
      ['Київ, Обухівське шосе', 'Київ'],
    ])('names only what agrees with the region and the district in «%s»', async (query, name) => {
      const found = await search(query)
      const listed = name === undefined ? found : found.filter(({ isNamed }) => isNamed)
      expect(listed.map(place => place.name.uk)).toEqual(name === undefined ? [] : [name])
    })

    it.each([
      ['Ніжин, Сумська', false],
      ['Бровари, Одеса', false],
      ['Ніжин, м. Суми', false],
      ['Odesa, Texas', false],
      ['Київ, Переяслав', false],
      ['Київ, провулок Музейний', true],
      ['Лозова, Харківська', true],
      ['Lozova, Kharkiv', true],
      ['Ніжин, Чернігівська, вул. Шевченка, 5', true],
      ['Київ, Хрещатик 22', true],
      ['Київ, 01001, Україна', true],
    ])(
      'lists what stands before a comma in «%s», and names it only when the rest agrees: %s',
      async (query, isNamed) => {
        const [before] = query.split(',')
        const [place] = (await search(query)).filter(({ name }) => Object.values(name).includes(before ?? ''))
        expect(place?.isNamed).toBe(isNamed)
      },
    )

    it('names no settlement of another district', async () => {
      const [place] = await search('Гостомель')
      await shop.db
        .update(carrier_settlements)
        .set({ districts: { uk: 'Бучанський р-н', ru: 'Бучанский р-н', en: 'Buchanskyi raion' } })
        .where(eq(carrier_settlements.ref, place?.ref ?? ''))
      const isNamed = async (query: string) => (await search(query)).some(found => found.isNamed)
      for (const query of [
        'Гостомель, Бучанський район',
        'Бучанський р-н, смт Гостомель',
        'Hostomel, Buchanskyi raion',
      ])
        expect(await isNamed(query), query).toBe(true)
      for (const query of [
        'Гостомель, Уманський район',
        'Гостомель, р-н Уманський, вул. Миру',
        'Гостомель Уманский р-н',
      ])
        expect(await isNamed(query), query).toBe(false)
    })

    it.each([
      ['хакрів', 'Харків'],
      ['полтва', 'Полтава'],
      ['Кременчк', 'Кременчук'],
      ['Vinnitsja', 'Вінниця'],
      ['Zhitomir', 'Житомир'],
      ['Chernigov', 'Чернігів'],
      ['Запорожжя', 'Запоріжжя'],
      ['Біла Церкав', 'Біла Церква'],
      ['jltcf', 'Одеса'],
      ['rbtd', 'Київ'],
    ])('corrects «%s»', async (query, name) => {
      expect(await first(query)).toBe(name)
    })

    it('sorts whole names first, then prefixes, prefixes of later words and parts', async () => {
      expect((await found('бар')).slice(0, 2)).toEqual(['Бар', 'Баранівка'])
      const city = await found('город')
      expect(city.indexOf('Городок')).toBeLessThan(city.indexOf('Білгород-Дністровський'))
      expect(city.indexOf('Білгород-Дністровський')).toBeGreaterThan(-1)
    })

    it('sorts equal matches by size', async () => {
      expect(await first('ки')).toBe('Київ')
      expect(await first('по')).toBe('Полтава')
    })

    it('tells settlements of one name apart by their region', async () => {
      const towns = (await search('Городок')).filter(({ name }) => name.uk === 'Городок')
      expect(towns.map(({ area }) => area.uk).toSorted()).toEqual(['Львівська обл.', 'Хмельницька обл.'])
      expect(new Set(towns.map(({ ref }) => ref)).size).toBe(2)
      const byRegion = await search('Городок, Хмельницька обл.')
      expect(byRegion.map(({ area }) => area.uk)).toEqual(['Хмельницька обл.'])
      expect(await first('Кременчук, Полтавська обл.')).toBe('Кременчук')
      expect((await search('м. Городок, Хмельницька область')).map(({ area }) => area.uk)).toEqual(['Хмельницька обл.'])
    })

    it.each([
      ['червоноград', 'Шептицький'],
      ['Новомосковськ', 'Самар'],
      ['кіровоград', 'Кропивницький'],
      ['Odessa', 'Одеса'],
    ])('finds the former name «%s»', async (query, name) => {
      expect(await first(query)).toBe(name)
    })

    it('returns the biggest for an empty query, none without a match, and at most twenty', async () => {
      expect((await found('')).slice(0, 2)).toEqual(['Київ', 'Дніпро'])
      expect(await found('щщщщщщщ')).toEqual([])
      expect(await found('()[]*%_')).toEqual(await found(''))
      expect(await found('к')).toHaveLength(20)
    })

    it('finds that of another directory by its name and region, and nothing like it', async () => {
      const namesake = async (cityName: string, area: string, lang: Locale = 'uk') =>
        (await findNamesake(context(), { cityName, area }, lang))?.area.uk
      expect(await namesake('Городок', 'Хмельницька обл.')).toBe('Хмельницька обл.')
      expect(await namesake('Городок', 'Львівська обл., Львівський р-н')).toBe('Львівська обл.')
      expect(await namesake('Horodok', 'Khmelnytska oblast', 'en')).toBe('Хмельницька обл.')
      expect(await namesake('Городок', 'Полтавська обл.')).toBeUndefined()
      expect(await namesake('Городо', 'Львівська обл.')).toBeUndefined()
    })

    it('finds one by its reference', async () => {
      const [kyiv] = await search('Київ')
      expect(kyiv && (await findSettlement(context(), kyiv.ref))?.name.uk).toBe('Київ')
      expect(await findSettlement(context(), 'none')).toBeNull()
    })
  })

  describe('looking for a point', () => {
    const numbers = async (query: string, page = 1, perPage = 100) => {
      const [kyiv] = await search('Київ')
      const options = {
        settlement: kyiv?.ref ?? '',
        kind: 'branch',
        parcel: emptyParcel,
        query,
        page,
        perPage,
      } as const
      const { points, total } = await searchPoints(context(), options)
      return { total, numbers: points.map(({ number }) => number) }
    }

    it('sorts the exact number first, then numbers with that prefix', async () => {
      expect((await numbers('4')).numbers.slice(0, 3)).toEqual([4, 40, 41])
      expect((await numbers('№ 12')).numbers.at(0)).toBe(12)
      expect((await numbers('відділення 7')).numbers.at(0)).toBe(7)
    })

    it.each(['київська', 'Киевская', 'kyivska', 'вул. Київська', 'київ 104'])('finds a street by «%s»', async query => {
      expect((await numbers(query)).numbers).toContain(1)
    })

    it('returns pages by number, and none for an unknown street', async () => {
      const all = await numbers('')
      expect(all.numbers).toEqual(all.numbers.toSorted((a, b) => a - b))
      expect(all.total).toBe(all.numbers.length)
      const second = await numbers('', 2, 10)
      expect(second).toEqual({ total: all.total, numbers: all.numbers.slice(10, 20) })
      expect(await numbers('', 1_000, 10)).toEqual({ total: all.total, numbers: [] })
      expect((await numbers('неіснуюча')).total).toBe(0)
    })

    it('does not offer points that have vanished, or the kinds of a settlement without others', async () => {
      const [village] = await search('Колочава')
      const ref = village?.ref ?? ''
      expect(await choosableKinds(context(), ref, emptyParcel)).toEqual(new Set(['branch', 'locker', 'post']))
      const points = carrier_points
      const [point] = await shop.db
        .select()
        .from(points)
        .where(eq(points.settlement_ref, ref))
        .orderBy(asc(points.kind))
      await shop.db
        .update(points)
        .set({ vanished_at: new Date() })
        .where(eq(points.ref, point?.ref ?? ''))
      expect(await choosableKinds(context(), ref, emptyParcel)).toEqual(new Set(['locker', 'post']))
    })
  })
})

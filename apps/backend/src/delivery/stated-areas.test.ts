import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCarrier } from '../adapters/carrier/demo-directory/index.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'
import { searchSettlements } from './search-settlements.ts'
import { writeSettlements } from './write-directory.ts'

describe.each(databases)('a search with region and district on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  const search = (query: string) => searchSettlements({ db: shop.db, carrier: demoCarrier }, query, 'uk')

  it.each([
    ['Біла Церква Київської області', 'Біла Церква'],
    ['Бровари Київської обл', 'Бровари'],
    ['Бровари Київської обл.', 'Бровари'],
    ['Бровари Київської', 'Бровари'],
    ['Бровари Київській о', 'Бровари'],
    ['Кривий Ріг Дніпропетровської області', 'Кривий Ріг'],
    ['Белая Церковь Киевской области', 'Біла Церква'],
    ['Белая Церковь в Киевской области', 'Біла Церква'],
    ['Бровари в Київській області', 'Бровари'],
    ['у Київській обл. м. Бровари', 'Бровари'],
    ['Київської області місто Бровари', 'Бровари'],
    ['міста Бровари Київської області', 'Бровари'],
    ['області Київської Бровари', 'Бровари'],
    ['Бровари область Київська', 'Бровари'],
    ['Бровары Киевскою областью', 'Бровари'],
    ['Калуш Івано-Франківської області', 'Калуш'],
    ['Калуш Івано Франківської обл.', 'Калуш'],
    ["Кам'янець-Подільський обл. Хмельницька", 'Кам’янець-Подільський'],
    ['Кам’янець-Подільський Хмельницької області', 'Кам’янець-Подільський'],
    ['Гостомель, Бучанського району, Київської області', 'Гостомель'],
    ['смт Гостомель Бучанського р-ну Київської обл.', 'Гостомель'],
    ['Гостомель в Бучанському районі Київської області', 'Гостомель'],
    ['Київська область Бучанський район Гостомель', 'Гостомель'],
    ['Гостомель Бучанского района Киевской области', 'Гостомель'],
    ['район Бучанський область Київська Гостомель', 'Гостомель'],
    ['Bila Tserkva in Kyiv region', 'Біла Церква'],
    ['Bila Tserkva Kyivska oblast', 'Біла Церква'],
    ['Городок Хмельницької обл', 'Городок'],
    ['Одеса, Приморський район', 'Одеса'],
    ['Київ Печерський р-н', 'Київ'],
    ['Ужгород Закарпаття', 'Ужгород'],
    ['Закарпаття, Ужгород', 'Ужгород'],
    ['Мукачево в Закарпатті', 'Мукачево'],
    ['Ужгород Закарпатье', 'Ужгород'],
    ['Uzhhorod, Zakarpattia', 'Ужгород'],
    ['Луцьк Волинь', 'Луцьк'],
    ['Луцк Волынь', 'Луцьк'],
    ['Чернівці, Буковина', 'Чернівці'],
    ['Вижниця на Буковині', 'Вижниця'],
    ['Калуш Прикарпаття', 'Калуш'],
    ['Бровари Київщина', 'Бровари'],
    ['м. Бровари на Київщині', 'Бровари'],
    ['Бровары, Киевщина', 'Бровари'],
    ['Brovary Kyivshchyna', 'Бровари'],
    ['Полтава Полтавщина', 'Полтава'],
    ['Одещина Ізмаїл', 'Ізмаїл'],
    ['Суми Сумщина вул. Миру, 5', 'Суми'],
    ['Біла Церква Київщина', 'Біла Церква'],
    ['Городок Хмельниччина', 'Городок'],
    ['Городок Львівщина', 'Городок'],
    ['Козятин Вінниччина', 'Козятин'],
    ['Черкащина Умань', 'Умань'],
    ['Крюківщина', 'Крюківщина'],
    ['Крюківщина Київщина', 'Крюківщина'],
    ['Київщина, с. Крюківщина', 'Крюківщина'],
    ['Крюківщина, вул. Одеська, 5', 'Крюківщина'],
    ['Львівська, Львів', 'Львів'],
    ['Сумская, г. Сумы', 'Суми'],
    ['Київська, смт Гостомель', 'Гостомель'],
    ['Сумська, Львів', undefined],
    ['Полтава Сумщина', undefined],
    ['Ужгород Буковина', undefined],
    ['Полтава Сумської області', undefined],
    ['Гостомель Сумської обл', undefined],
  ])('understands region and district in every case, before or after the name, in «%s»', async (query, name) => {
    const named = (await search(query)).filter(({ isNamed }) => isNamed)
    expect(named.map(place => place.name.uk)).toEqual(name === undefined ? [] : [name])
  })

  it('finds one of many villages of a name by its region', async () => {
    const villageIn = (area: string, at: number) => ({
      ref: `namesake-${area}-${at}`,
      secondRef: null,
      names: { uk: 'Вересневе', ru: 'Вересневе', en: 'Vereseneve' },
      areas: { uk: `${area} обл.`, ru: `${area} обл.`, en: `${area} oblast` },
      districts: { uk: `${at}-й р-н`, ru: `${at}-й р-н`, en: `${at} raion` },
      type: 'village' as const,
      served: true,
      aliases: [],
      size: area === 'Сумська' ? 0 : 1,
    })
    const villages = [...Array.from({ length: 120 }, (_, at) => villageIn('Київська', at)), villageIn('Сумська', 0)]
    await writeSettlements(shop.db, villages, { directory: 'demo', seenAt: new Date() })
    for (const query of ['Вересневе Сумської області', 'в Сумській обл. с. Вересневе', 'Вересневе, Sumy region'])
      expect((await search(query)).map(({ ref }) => ref)).toEqual(['namesake-Сумська-0'])
    for (const query of ['Вересневе Сумщина', 'Вересневе, Сумська'])
      expect((await search(query)).filter(({ isNamed }) => isNamed)).toMatchObject([{ ref: 'namesake-Сумська-0' }])
  })
})

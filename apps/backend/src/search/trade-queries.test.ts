import { search } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'

/**
 * The queries that shoppers of workwear type most, as the words of the trade and of its shops; not counted. Per line: the query, the
 * categories of which the first result may be, and parts of its name or summary. `=bibs`: the shop sells none, that category is
 * the nearest.
 */
const queries = {
  uk: `
    куртка|jackets
    робоча куртка|jackets
    каска монтажника|headwear|каск
    роба зварника|jackets;trousers|зварник
    спецівка зварника|jackets;trousers|зварник
    вогнетривкий костюм|jackets;trousers;coveralls|вогнестійк;зварник
    чоботи гумові|footwear|s3
    протигаз|=headwear
    сабо|=footwear
    бахіли|=footwear
    куртка зимова|jackets;hi-vis|утеплен;зимов
    зимова куртка|jackets;hi-vis|утеплен;зимов
    утеплена куртка|jackets|утеплен
    куртка утеплена чоловіча|jackets|утеплен
    літня куртка|jackets|літн
    куртка софтшел|jackets|софтшел
    софтшел|jackets|софтшел
    куртка зварника|jackets|зварник
    вогнестійка куртка|jackets|вогнестійк
    куртка жіноча|jackets|жіноч
    куртка з капюшоном|jackets
    джинсова куртка|jackets
    вітровка|rainwear;jackets
    дощовик|rainwear
    плащ|rainwear
    плащ дощовик|rainwear
    пончо|rainwear
    накидка|=rainwear
    костюм|jackets;trousers;coveralls;rainwear
    робочий костюм|jackets;coveralls;trousers
    костюм робочий|jackets;coveralls;trousers
    зимовий костюм|jackets|утеплен
    костюм зварника|jackets;trousers;coveralls|зварник
    костюм зварювальника|jackets;trousers|зварник
    зварювальний костюм|jackets;trousers|зварник
    комбінезон зварника|jackets;trousers;gloves;footwear|зварник
    протихімічний костюм|=coveralls
    хірургічний костюм|=coveralls
    москітний костюм|=coveralls
    костюм від дощу|rainwear
    штани|trousers
    робочі штани|trousers
    штани робочі чоловічі|trousers
    зимові штани|trousers|утеплен
    утеплені штани|trousers|утеплен
    штани з наколінниками|trousers
    штани з кишенями для наколінників|trousers
    шорти|trousers|шорт
    робочі шорти|trousers|шорт
    брюки робочі|trousers
    штани зварника|trousers|зварник
    джинси|trousers;jackets
    напівкомбінезон|bibs
    напівкомбінезон робочий|bibs
    комбінезон|coveralls
    комбінезон робочий|coveralls
    зимовий комбінезон|bibs;coveralls|утеплен
    комбінезон малярський|coveralls
    спецодяг|jackets;trousers;coveralls
    робочий одяг|jackets;trousers;coveralls;hi-vis
    зимовий спецодяг|jackets;trousers;bibs|утеплен
    роба|jackets;trousers
    робоча форма|jackets;trousers;tops
    уніформа|tops;jackets
    футболка|tops
    футболка чорна|tops
    футболка робоча|tops
    поло|tops
    кофта|tops
    кофта флісова|tops
    фліска|tops
    худі|tops
    светр|tops
    тілогрійка|jackets|утеплен
    термобілизна|=tops
    сорочка|tops
    жилет|jackets;hi-vis
    жилет сигнальний|hi-vis
    сигнальний жилет|hi-vis
    світловідбивний жилет|hi-vis
    жилет світловідбиваючий|hi-vis
    жилетка сигнальна|hi-vis
    жилет утеплений|jackets
    одяг підвищеної видимості|hi-vis
    сигнальна куртка|jackets;hi-vis|сигнальн
    взуття|footwear
    робоче взуття|footwear
    взуття робоче|footwear
    спецвзуття|footwear
    захисне взуття|footwear
    зимове взуття|footwear|утеплен;зимов
    взуття зимове|footwear|утеплен;зимов
    взуття зимове 43|footwear|утеплен;зимов
    зимове робоче взуття|footwear|утеплен;зимов
    черевики|footwear|черевик
    робочі черевики|footwear|черевик
    черевики зимові|footwear|утеплен;зимов
    зимові черевики|footwear|утеплен;зимов
    черевики з металевим носком|footwear
    взуття з металевим носком|footwear
    черевики s3|footwear
    берці|footwear
    берці літні|footwear
    черевики літні|footwear
    літнє взуття|footwear
    чоботи|footwear
    гумові чоботи|footwear
    зимові чоботи|footwear|утеплен;зимов
    кросівки робочі|footwear
    кросівки з металевим носком|footwear
    туфлі|footwear
    сандалі|footwear
    калоші|=footwear
    валянки|=footwear
    шльопанці|=footwear
    рукавиці|gloves
    рукавички|gloves
    робочі рукавички|gloves
    рукавички робочі|gloves
    перчатки|gloves
    зимові рукавиці|gloves|утеплен;зимов;холод
    рукавиці зимові|gloves|утеплен;зимов;холод
    краги|gloves|крег;краг
    краги зварника|gloves|краг
    рукавиці з нітрилом|gloves
    нітрилові рукавички|gloves
    рукавиці від порізів|gloves
    протипорізні рукавички|gloves
    гумові рукавички|gloves
    шкіряні рукавиці|gloves
    каска|headwear
    каска захисна|headwear
    будівельна каска|headwear
    шолом|headwear
    каска біла|headwear
    кепка|headwear
    кепка з захистом|headwear
    підшоломник|=headwear
    наколінники|knee-pads
    наколінники для роботи|knee-pads
    вкладиші наколінники|knee-pads
    пояс|belts
    пояс для інструменту|belts
    ремінь|belts
    ремінь шкіряний|belts
    шкіряний пояс|belts
    підсумок|belts
    фартух|=bibs
    маска|=headwear
    маска зварника|=headwear
    маска зварювальника|=headwear
    окуляри|=headwear
    захисні окуляри|=headwear
    респіратор|=headwear
    навушники|=headwear
    шапка|=headwear
    балаклава|=headwear
    шкарпетки|=footwear
    устілки|footwear
    халат|=coveralls
    нарукавники|=gloves
    кітель|=jackets
    підтяжки|=belts
    страхувальна привʼязь|=belts
    каптур|=headwear
    одяг зварника|jackets;trousers;coveralls|зварник
    одяг електрика|jackets;trousers;coveralls
    одяг кухаря|tops;trousers;jackets
    одяг медика|tops;trousers;jackets
    одяг будівельника|jackets;trousers;hi-vis
    en 20471|jackets;hi-vis;trousers
    en iso 11611|jackets;trousers
    en 388|gloves;jackets
    s1p|footwear
    s3|footwear
    траверс|jackets;trousers
    HT-1042|jackets
    зварник|jackets;gloves
  `,
  ru: `
    куртка рабочая|jackets
    зимняя куртка|jackets;hi-vis|утеплен;зимн
    куртка зимняя|jackets;hi-vis|утеплен;зимн
    куртка утепленная|jackets|утеплен
    летняя куртка|jackets|летн
    куртка сварщика|jackets|сварщик
    брезентовый костюм|jackets;trousers;coveralls|сварщик;канвас
    костюм сварщика|jackets;trousers;coveralls|сварщик
    сварочный костюм|jackets;trousers|сварщик
    противохимический костюм|=coveralls
    хирургический костюм|=coveralls
    костюм рабочий|jackets;coveralls;trousers
    костюм летний|jackets;trousers|летн
    костюм зимний|jackets;trousers|утеплен
    брюки рабочие|trousers
    штаны рабочие|trousers
    штаны зимние|trousers|утеплен
    полукомбинезон|bibs
    комбинезон рабочий|coveralls
    спецодежда|jackets;trousers;coveralls
    зимняя спецодежда|jackets;trousers;bibs|утеплен
    рабочая одежда|jackets;trousers;coveralls;hi-vis
    роба рабочая|jackets;trousers
    форма для персонала|tops;jackets
    футболка|tops
    рубашка|tops
    толстовка|tops
    термобелье|=tops
    жилет сигнальный|hi-vis
    светоотражающий жилет|hi-vis
    жилет со светоотражателями|hi-vis
    жилетка утепленная|jackets
    дождевик|rainwear
    плащ от дождя|rainwear
    пончо|rainwear
    накидка|=rainwear
    обувь|footwear
    рабочая обувь|footwear
    зимняя обувь|footwear|утеплен;зимн
    обувь зимняя 44|footwear|утеплен;зимн
    спецобувь|footwear
    ботинки рабочие|footwear
    ботинки летние|footwear
    зимние ботинки|footwear|утеплен;зимн
    ботинки с металлическим носком|footwear
    берцы|footwear
    сапоги|footwear
    резиновые сапоги|footwear
    кроссовки рабочие|footwear
    перчатки|gloves
    рабочие перчатки|gloves
    перчатки зимние|gloves|утеплен;зимн;холод
    резиновые перчатки|gloves
    перчатки нитриловые|gloves
    перчатки от порезов|gloves
    телогрейка|jackets|утеплен
    краги сварщика|gloves|краг
    каска|headwear
    каска строительная|headwear
    кепка|headwear
    подшлемник|=headwear
    наколенники|knee-pads
    пояс для инструмента|belts
    фартук|=bibs
    очки защитные|=headwear
    респиратор|=headwear
    маска|=headwear
    халат|=coveralls
    одежда для сварщика|jackets;trousers;coveralls|сварщик
    роба сварщика|jackets;trousers|сварщик
    комбинезон утепленный|bibs;coveralls|утеплен
    огнеупорный костюм|jackets;trousers;coveralls|огнестойк;сварщик
    противогаз|=headwear
    тапочки|=footwear
    маска сварщика|=headwear
    галоши|=footwear
    валенки|=footwear
    нарукавники|=gloves
    китель|=jackets
    подтяжки|=belts
  `,
  en: `
    jacket|jackets
    work jacket|jackets
    winter jacket|jackets;hi-vis|nsulated;inter
    welding jacket|jackets
    hi vis vest|hi-vis
    high vis jacket|jackets;hi-vis
    trousers|trousers
    work pants|trousers
    cargo pants|trousers
    winter trousers|trousers|nsulated
    overalls|bibs;coveralls
    bib and brace|bibs
    boiler suit|coveralls
    workwear|jackets;trousers;coveralls
    work gear|jackets;trousers;coveralls
    work clothes|jackets;trousers;coveralls
    rain gear|rainwear
    summer boots|footwear
    t-shirt|tops
    hoodie|tops
    shirt|tops
    winter shoes|footwear|nsulated;inter
    winter boots|footwear|nsulated;inter
    safety boots|footwear
    safety shoes|footwear
    steel toe boots|footwear
    wellies|footwear
    rubber boots|footwear
    gloves|gloves
    winter gloves|gloves|inter;old;nsulated
    cut resistant gloves|gloves
    hard hat|headwear
    knee pads|knee-pads
    tool belt|belts
    raincoat|rainwear
    apron|=bibs
    goggles|=headwear
    suit|jackets;trousers;coveralls
    fireproof jacket|jackets|lame
    ear protection|=headwear
    clogs|=footwear
    balaclava|=headwear
    hat|=headwear
    face shield|=headwear
    overshoes|=footwear
    harness|=belts
    chemical suit|=coveralls
    lab coat|=coveralls
    arc flash jacket|=jackets
    toolbelt|belts
    sweatshirt|tops
    overcoat|jackets|nsulated
  `,
} as const

describe('queries of the trade', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop('Postgres')
  })
  afterAll(() => shop.close())

  it.each(['uk', 'ru', 'en'] as const)('find what they name first, in %s', async lang => {
    const failed: string[] = []
    for (const row of queries[lang].trim().split('\n')) {
      const [query = '', places = '', parts = ''] = row.trim().split('|')
      const { products, children, nearest } = await shop.ask(search, { query, lang })
      const [first] = products.items
      const place = first ? first.url.replace(/^\/(ru|en)\//, '/').split('/')[1] : nearest && `=${children[0]?.slug}`
      const text = first ? `${first.name} ${first.summary}`.toLowerCase().replaceAll('ё', 'е') : parts
      if (!places.split(';').includes(place || '') || !parts.split(';').some(part => text.includes(part)))
        failed.push(`${query}: ${place}, ${first?.name}`)
    }
    expect(failed).toEqual([])
  })
})

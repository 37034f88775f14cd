import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkOffer, type StagedOffer } from './check-offer.ts'
import { NoticeList } from './notice-list.ts'
import { problemText } from './problem-list.ts'
import { UnreadableFeed } from './raw-offer.ts'
import { readCsv } from './read-csv.ts'
import { readXml } from './read-xml.ts'
import { ReferenceCheck } from './xml-references.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'feed-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What an import would stage of a file, and what it would tell. */
async function read(format: 'xml' | 'csv', content: string | Uint8Array) {
  const path = join(folder, `feed.${format}`)
  writeFileSync(path, content)
  const notices = new NoticeList()
  const offers: StagedOffer[] = []
  const problems: string[] = []
  try {
    for await (const raw of format === 'xml' ? readXml(path, notices) : readCsv(path, notices)) {
      const checked = checkOffer(raw, { findCategory: () => 1, defaultStock: null, notices })
      if (Array.isArray(checked)) problems.push(...checked.map(problemText))
      else offers.push(checked)
    }
  } catch (error) {
    if (!(error instanceof UnreadableFeed)) throw error
    problems.push(problemText(error.problem))
  }
  return { offers, problems, notices: notices.lines() }
}

const PRICE = '<price>490</price>'
const GOODS = `<currencyId>UAH</currencyId><categoryId>7</categoryId><quantity_in_stock>4</quantity_in_stock>
<name>Перчатки «Соты»</name><name_ua>Рукавиці «Стільник»</name_ua>`
const offer = (inner: string, attributes = 'available="true"') => `<offer id="V-1" ${attributes}>${inner}</offer>`
const yml = (offers: string) => `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="2026-11-26 10:00"><shop><name>Вулик</name><company>Вулик</company>
<currencies><currency id="UAH" rate="1"/></currencies><categories><category id="7">Рукавиці</category></categories>
<offers>
${offers}
</offers></shop></yml_catalog>`
const readOffer = (inner: string, attributes?: string) => read('xml', yml(offer(inner, attributes)))
const param = (name: string, inner: string) => `<param name="${name}">${inner}</param>`

describe('an XML feed', () => {
  it.each(['windows-1251', 'cp1251', 'CP1251'])('is read in Windows-1251, which it names %s', async name => {
    const content = yml(offer(PRICE + GOODS)).replace('UTF-8', name)
    expect(await read('xml', windows1251(content))).toMatchObject({
      offers: [{ name_uk: 'Рукавиці «Стільник»' }],
      problems: [],
    })
  })

  it.each([
    [
      'the colour of a parameter in two languages',
      param('Колір', '<value lang="uk">Графіт</value><value lang="ru">Графит</value>'),
      { colour: 'Графіт' },
    ],
    ['a parameter in Russian only', param('Цвет', '\n  <value lang="ru">Графит</value>\n'), { colour: 'Графит' }],
    [
      'a parameter of several values',
      param('Сезон', 'Весна<br/>Осінь<br />'),
      { params: [{ name: 'Сезон', value: 'Весна | Осінь' }] },
    ],
    [
      'several values in several languages',
      param('Сезон', '<value lang="ru">Весна</value><value lang="uk">Весна</value><value lang="uk">Осінь</value>'),
      { params: [{ name: 'Сезон', value: 'Весна | Осінь' }] },
    ],
    ['a name in letters of two scripts', param('Kолip ', 'Графіт'), { colour: 'Графіт', params: null }],
    ['a name with a colon', param('РОЗМІР :', '10'), { size: '10', params: null }],
    ['a name with an invisible character', param('Цв\u00adет', 'Графит'), { colour: 'Графит', params: null }],
    [
      'the main colour only beside no other',
      param('Основной  цвет', 'Серый') + param('Основний колір', 'Серый') + param('Колір', 'Графіт'),
      { colour: 'Графіт', params: null },
    ],
    ['the main colour', param('Основний колір', 'Сірий'), { colour: 'Сірий', params: null }],
    ['a name that only contains one', param('Колір підкладки', 'Сірий'), { colour: null }],
    [
      'a text in an element of a line break',
      param('Сезон', 'Весна<br>Осінь</br>Зима'),
      { params: [{ name: 'Сезон', value: 'Весна | Осінь | Зима' }] },
    ],
    ['a size with markup', param('Розмір', '<b>X</b>L'), { size: 'XL' }],
    [
      'markup in the name and the unit of a parameter',
      '<param name="&lt;b&gt;Вага&lt;/b&gt;" unit="&lt;i&gt;г&lt;/i&gt;">90</param>',
      { params: [{ name: 'Вага', value: '90 г' }] },
    ],
    [
      'values of languages in CDATA',
      param('Сезон', '<value lang="uk"><![CDATA[<p>Весна</p><br>Осінь]]></value>'),
      { params: [{ name: 'Сезон', value: 'Весна | Осінь' }] },
    ],
    [
      'blocks as elements',
      param('Догляд', '<h3>Прання</h3>руками<table><tr><td>30°</td><td>2</td></tr></table>'),
      { params: [{ name: 'Догляд', value: 'Прання руками 30° 2' }] },
    ],
    [
      'HTML that is not escaped',
      '<description_ua>Для <strong>пасіки</strong>: 5 &lt; 6.<ul><li>шкіра</li></ul><a href="/x?a=1&amp;b=2">ще</a></description_ua>',
      {
        description_uk: 'Для <strong>пасіки</strong>: 5 &lt; 6.<ul><li>шкіра</li></ul><a href="/x?a=1&amp;b=2">ще</a>',
      },
    ],
    [
      'HTML in CDATA, or escaped',
      '<description_ua><![CDATA[<p>Так & так</p>]]></description_ua><description>&lt;p&gt;Да&lt;/p&gt;</description>',
      { description_uk: '<p>Так &amp; так</p>', description_ru: '<p>Да</p>' },
    ],
    ['names by language', '<name lang="en">Gloves</name>', { name_en: 'Gloves', name_ru: 'Перчатки «Соты»' }],
    [
      'a description by language',
      '<description><value lang="uk">Для <strong>пасіки</strong></value><value lang="ru"><![CDATA[<p>Для пасеки</p>]]></value></description>',
      { description_uk: 'Для <strong>пасіки</strong>', description_ru: '<p>Для пасеки</p>' },
    ],
    ['the group as an element', '<group_id>G-7</group_id>', { group_key: 'group G-7' }],
    [
      'wholesale prices beside the price',
      '<prices><price><value>390</value><quantity>10</quantity></price></prices>',
      { price: 49_000 },
    ],
    [
      'prices of other cities',
      '<outlets><outlet><price>1</price><oldprice>2</oldprice></outlet></outlets>',
      { price: 49_000 },
    ],
    [
      'no value that stands in an element of another',
      '<set><name>Інше</name><param name="Колір">Інший</param></set>',
      { colour: null },
    ],
  ])('reads %s', async (_, inner, expected) => {
    const { offers, problems } = await readOffer(PRICE + GOODS + inner)
    expect(problems).toEqual([])
    expect(offers).toEqual([
      expect.objectContaining({ price: 49_000, stock: 4, name_uk: 'Рукавиці «Стільник»', ...expected }),
    ])
  })

  it.each([
    ['Весна<br/>Осінь', 'Весна | Осінь'],
    ['Весна<BR clear="all"><br>\n<b class=\'x\'>Осінь</b>', 'Весна | Осінь'],
    ['<p>Прати</p>руками<ul><li>30°</li></ul>', 'Прати руками 30°'],
    ['<!-- вага --><table><tr><td>5 < 6</td><td>7 > 6</td></tr></table>', '5 < 6 7 > 6'],
    ['Розмір < 52 <XL>, a <b and c> d <-> i<3', 'Розмір < 52 <XL>, a <b and c> d <-> i<3'],
    ['Bosch &amp; Co & Sons&nbsp;&#171;A&raquo; &foo; &', 'Bosch & Co & Sons\u00a0«A» &foo; &'],
    ['<script>if (a < b) c()</script>А<style>b { color: red }</style>', 'А'],
  ])('reads a parameter, a name and a brand of CDATA or escaped as those of elements: %s', async (written, value) => {
    const line = value.replaceAll(' | ', ' ')
    const escaped = written.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    for (const inner of [`<![CDATA[${written}]]>`, escaped]) {
      const texts = `${param('Догляд', inner)}<name_en>${inner}</name_en><vendor>${inner}</vendor>`
      const { offers, problems } = await readOffer(PRICE + GOODS + texts)
      expect(problems).toEqual([])
      expect(offers).toMatchObject([{ params: [{ name: 'Догляд', value }], name_en: line, brand: line }])
    }
  })

  it.each([
    ['an element', '<available>false</available>', ''],
    ['an element of the other words', '<available>немає в наявності</available>', ''],
    ['an empty attribute', '', 'available=""'],
    ['a presence', '<presence>not_available</presence>', ''],
    ['an availability', '<availability>Out of stock</availability>', ''],
    ['an availability that its attribute repeats', '<availability>under_the_order</availability>', 'available="false"'],
    ['an attribute of another name', '', 'in_stock="false"'],
    ['a status', '<stock_status>outofstock</stock_status>', 'instock="false"'],
    ['an element of Google', '<g:availability>out_of_stock</g:availability>', ''],
    ['an attribute of its own, whatever another says', '', 'in_stock="true" available="false"'],
  ])('sells nothing of what is not available by %s', async (_, inner, attributes) => {
    expect((await readOffer(PRICE + GOODS + inner, attributes)).offers).toMatchObject([{ stock: 0 }])
  })

  it.each([
    ['is only one of wholesale', '<prices><price>390</price></prices>', /price: The offer has no price/],
    ['has an element inside', '<price>1<small>490</small></price>', /price: There is the element <small> inside/],
    ['has several values', '<price><value>390</value></price>', /price: There is the element <value> inside/],
    ['is stated twice', '<price>390</price><price>490</price>', /price: It is stated twice: «390», and «490»/],
    [
      'has markup as CDATA',
      '<price><![CDATA[1<small>490</small>]]></price>',
      /price: There is the element <small> inside/,
    ],
    ['is in dollars', '<priceRUSD>39</priceRUSD>', /price: The offer has no price/],
  ])('is refused when a price %s', async (_, price, message) => {
    const { offers, problems } = await readOffer(price + GOODS)
    expect(offers).toEqual([])
    expect(problems.join('\n')).toMatch(message)
  })

  it.each([
    ['two words of one meaning', '<availability>in_stock</availability>', 'available="true"', [{ stock: 4 }]],
    ['an offer that is not ready to be sent', '', 'in_stock="false" available="true"', [{ stock: 4 }]],
    ['words that contradict each other', '<presence>out of stock</presence>', 'available="true"', []],
    ['a word that says neither', '<presence>soon</presence>', '', []],
  ])('takes for an availability %s', async (_, inner, attributes, offers) => {
    expect((await readOffer(PRICE + GOODS + inner, attributes)).offers).toMatchObject(offers)
  })

  it.each([
    ['На складі', 4],
    ['Є', 4],
    ['есть', 4],
    ['Нет', 0],
  ])('takes the word «%s» of Hotline for %i pieces', async (word, stock) => {
    const item = `<item><id>V-1</id><stock>${word}</stock>${PRICE}${GOODS}</item>`
    const { offers } = await read('xml', `<price><items>${item}</items></price>`)
    expect(offers).toMatchObject([{ stock }])
  })

  it('tells what is no text in a text, and refuses markup in a code', async () => {
    const inner = '<name_en><![CDATA[A<img src="/a.png">]]></name_en>'
    expect((await readOffer(PRICE + GOODS + inner)).notices).toEqual([
      'line 6: <img> in <name_en> was not read: it is no text.',
    ])
    const { problems } = await readOffer(`${PRICE}${GOODS}<article>&lt;b&gt;A-1&lt;/b&gt;</article>`)
    expect(problems.join()).toMatch(/article: There is the element <b> inside/)
  })

  it('reads no markup in a text that is far longer than any field', async () => {
    const { problems } = await readOffer(`${PRICE}${GOODS}<vendor><![CDATA[${'<b>'.repeat(20_000)}]]></vendor>`)
    expect(problems.join()).toMatch(/vendor: It has 60000 characters; at most/)
  })

  it('puts no unit after a size, and tells several values of one', async () => {
    const { offers, notices } = await readOffer(
      `${PRICE}${GOODS}<param name="Розмір" unit="EU">48<br/>50</param><param name="Вага" unit="г">90</param>`,
    )
    expect(offers).toMatchObject([{ size: '48 | 50', params: [{ name: 'Вага', value: '90 г' }] }])
    expect(notices).toEqual(['line 6: Several values of «Розмір» were read as one: «48 | 50».'])
  })

  it('tells two numbers of pieces that differ', async () => {
    const { problems } = await readOffer(`${PRICE}${GOODS}<stock_quantity>14</stock_quantity>`)
    expect(problems).toEqual([
      'line 5, offer V-1, quantity_in_stock: It is stated twice: «4», and «14» by stock_quantity.',
    ])
  })

  it('names each element and attribute that no rule knows once, with the first line and the number', async () => {
    const strange = '<promotion><price>1</price><promotion/></promotion><constructor>1</constructor><toString/>'
    const { offers, notices } = await read(
      'xml',
      yml(
        Array(3)
          .fill(offer(PRICE + GOODS + strange, 'promo="1"'))
          .join('\n'),
      ),
    )
    expect(offers).toHaveLength(3)
    expect(notices).toEqual([
      'line 5 and 2 more: The attribute «promo» of <offer> is unknown and was not read.',
      ...['promotion', 'constructor', 'tostring'].map(
        name => `line 6 and 2 more: <${name}> in <offer> was not read: no rule knows it.`,
      ),
    ])
  })

  it('tells what a merchant could expect to be taken', async () => {
    const { notices } = await readOffer(`${PRICE}${GOODS}<discount>10%</discount><prices/><price_promo>1</price_promo>`)
    expect(notices).toHaveLength(3)
    expect(notices.join()).toMatch(/<discount>.*<prices>.*<price_promo>/)
  })

  it('refuses a price whose attribute states another currency', async () => {
    const { problems } = await readOffer(`<price currency="USD">25</price>${GOODS}`)
    expect(problems.join()).toMatch(/It is stated twice: «USD», and «UAH»/)
    expect((await readOffer(`<price currency="UAH">25</price>${GOODS}`)).offers).toMatchObject([{ price: 2500 }])
  })

  it('reads the attributes of an offer as lines', async () => {
    const { offers } = await read('xml', yml(`<offer id="V&#9;1" group_id="a&#10;b">${PRICE}${GOODS}</offer>`))
    expect(offers).toMatchObject([{ id: 'V 1', group_key: 'group a b' }])
  })

  it('tells the text beside the values of a parameter', async () => {
    const { notices } = await readOffer(PRICE + GOODS + param('Сезон', 'Весна<value lang="uk">Осінь</value>'))
    expect(notices).toEqual([expect.stringMatching(/The text beside the values of <param> was not read\./)])
  })

  it('bounds its notices', async () => {
    const { notices } = await readOffer(PRICE + GOODS + Array.from({ length: 400 }, (_, at) => `<x${at}/>`).join(''))
    expect(notices).toHaveLength(51)
    expect(notices.at(-1)).toBe('… and 350 others.')
  })

  it.each([
    [
      'Prom',
      `<shop><currency code="USD" rate="41"/><categories><category id="7" portal_id="12">Рукавиці</category></categories>
      <offers><offer id="V-1" selling_type="u" group_id="9"><name>Перчатки</name><name_ua>Рукавиці</name_ua><categoryId>7</categoryId>
      <portal_category_id>5</portal_category_id><price>490</price><oldprice>590</oldprice><currencyId>UAH</currencyId><image>https://example.com/1.jpg</image>
      <vendor>Вулик</vendor><vendorCode>A-1</vendorCode><quantity_in_stock>4</quantity_in_stock><keywords>бджоли</keywords>
      <param name="Колір">Графіт</param><param name="Розмір">10</param><minimum_order_quantity>1</minimum_order_quantity></offer></offers></shop>`,
    ],
    [
      'Rozetka',
      `<yml_catalog date="2026-11-26 10:00"><shop><name>Вулик</name><categories><category id="7" rz_id="80081">Рукавиці</category></categories>
      <offers><offer id="V-1" available="true"><group_id>9</group_id><name>Перчатки</name><name_ua>Рукавиці</name_ua><categoryId>7</categoryId><state>new</state>
      <price>490</price><price_old>590</price_old><currencyId>UAH</currencyId><picture>https://example.com/1.jpg</picture><vendor>Вулик</vendor>
      <article>A-1</article><stock_quantity>4</stock_quantity><docket>Ч</docket>
      <param name="Колір" paramid="21" valueid="3"><value lang="uk">Графіт</value><value lang="ru">Графит</value></param>
      <param name="Розмір">10</param></offer></offers></shop></yml_catalog>`,
    ],
    [
      'Hotline',
      `<price><date>2026-11-26 10:00</date><firmName>Вулик</firmName><firmId>1</firmId><categories><category><id>7</id><name>Рукавиці</name></category></categories>
      <items><item><id>V-1</id><groupId>9</groupId><categoryId>7</categoryId><code>A-1</code><barcode>4820000000000</barcode><vendor>Вулик</vendor><name>Рукавиці</name>
      <url>https://example.com/1</url><image>https://example.com/1.jpg</image><priceRUAH>490</priceRUAH><oldprice>590</oldprice><stock>В наявності</stock>
      <quantity>4</quantity><guarantee type="manufacturer">12</guarantee><delivery id="1" cost="70"/><condition>0</condition>
      <param name="Колір">Графіт</param><param name="Розмір">10</param></item></items></price>`,
    ],
    [
      'Horoshop',
      `<yml_catalog date="2026-11-26 10:00"><shop><categories><category id="7">Рукавиці</category></categories>
      <offers><offer id="V-1" available="true" group_id="9"><url>https://example.com/1</url><price>490</price><oldprice>590</oldprice><currencyId>UAH</currencyId>
      <categoryId>7</categoryId><picture>https://example.com/1.jpg</picture><vendor>Вулик</vendor><article>A-1</article><name_ua>Рукавиці</name_ua><name_ru>Перчатки</name_ru>
      <quantity>4</quantity><param name="Колір">Графіт</param><param name="Розмір">10</param></offer></offers></shop></yml_catalog>`,
    ],
    [
      'KeyCRM',
      `<yml_catalog><shop><categories><category id="7" parentId="1">Рукавиці</category></categories><offers><offer id="V-1"><available>true</available>
      <group_id>9</group_id><sku>A-1</sku><name>Рукавиці</name><price>490</price><oldprice>590</oldprice><purchased_price>200</purchased_price><currencyId>UAH</currencyId>
      <categoryId>7</categoryId><quantity>4</quantity><picture>https://example.com/1.jpg</picture><vendor>Вулик</vendor>
      <param name="Колір">Графіт</param><param name="Розмір">10</param></offer></offers></shop></yml_catalog>`,
    ],
  ])('reads the dialect of %s', async (_, content) => {
    const { offers, problems, notices } = await read('xml', content)
    expect([problems, notices]).toEqual([[], []])
    expect(offers).toMatchObject([
      {
        ...{
          id: 'V-1',
          group_key: 'group 9',
          code: 'A-1',
          price: 49_000,
          old_price: 59_000,
          stock: 4,
          brand: 'Вулик',
          colour: 'Графіт',
        },
        ...{ size: '10', name_uk: 'Рукавиці', pictures: ['https://example.com/1.jpg'], params: null },
      },
    ])
  })

  it.each([
    ['& in a name', '<vendor>Bosch & Co</vendor>', 'There is a bare & («& Co</vendor>'],
    ['& in an address', '<url>https://example.com/?a=1&b=2;</url>', 'There is a bare & («&b=2;</url>'],
    ['& in an attribute', '<param name="Тип & вид">А</param>', 'There is a bare & («& вид">А'],
    ['an entity of HTML', '<vendor>Bosch&nbsp;Co</vendor>', 'XML does not know &nbsp;'],
  ])('names %s', async (_, inner, message) => {
    const { problems } = await read('xml', yml(`${offer(PRICE + GOODS)}\n${offer(`${PRICE}\n${inner}`)}`))
    expect(problems).toEqual([expect.stringContaining(`line 8, XML: ${message}`)])
  })

  it('tells references from bare & wherever a piece of the file ends', () => {
    const text = '<?pi &?><!-- & --><a b="&quot;">A&amp;B&#1110;&#x456;<![CDATA[&]]]]><![CDATA[>&]]></a>\n'
    for (let at = 0; at <= text.length; at++) {
      const check = new ReferenceCheck()
      const parts = [check.check(text.slice(0, at), false), check.check(text.slice(at), false), check.check('', true)]
      expect(parts.map(part => part.text).join('')).toBe(text)
      expect(parts.flatMap(part => part.fault ?? [])).toEqual([])
      const wrong = new ReferenceCheck()
      const all = `${text}A & B`
      const faults = [all.slice(0, at), all.slice(at), ''].map((part, index) => wrong.check(part, index === 2).fault)
      expect(faults.find(fault => fault !== null)?.problem).toMatchObject({ line: 2, field: 'XML' })
    }
  })
})

const HEADING = 'id;group;category;name_uk;price;old_price;stock;colour;size;code'
const ROW = 'V-1;;17;Куртка;1490,50;;4;Графіт;M;A-1'
/** The letters of Windows-1251 that the tests use. */
const windows1251 = (text: string): Uint8Array =>
  Uint8Array.from(text, letter => {
    const code = letter.codePointAt(0) ?? 0
    const others = new Map(
      [...'іІїЇєЄґҐ«»№'].map((one, at) => [
        one,
        [0xb3, 0xb2, 0xbf, 0xaf, 0xba, 0xaa, 0xb4, 0xa5, 0xab, 0xbb, 0xb9][at] ?? 0,
      ]),
    )
    return code < 0x80 || code === 0xa0 ? code : (others.get(letter) ?? code - 0x410 + 0xc0)
  })

describe('a CSV file', () => {
  const expected = { id: 'V-1', name_uk: 'Куртка', price: 149_050, stock: 4, colour: 'Графіт', size: 'M', code: 'A-1' }

  it.each([
    ['semicolons', `${HEADING}\r\n${ROW}\r\n`],
    ['a byte order mark', `\ufeff${HEADING}\r\n${ROW}\r\n`],
    ['tabs', `${HEADING}\r\n${ROW}\r\n`.replaceAll(';', '\t')],
    ['commas', `${HEADING}\n${ROW.replace(',50', '.50')}\n`.replaceAll(';', ',')],
    ['Windows-1251', windows1251(`${HEADING}\r\n${ROW}\r\n`)],
    [
      'UTF-16 with tabs, «Unicode Text» of Excel',
      Buffer.from(`\ufeff${HEADING}\r\n${ROW}\r\n`.replaceAll(';', '\t'), 'utf16le'),
    ],
    ['UTF-16 of the other order', Buffer.from(`\ufeff${HEADING}\r\n${ROW}\r\n`, 'utf16le').swap16()],
    ['a quoted line sep=;', `"sep=;";;\r\n${HEADING}\r\n${ROW}\r\n`],
    ['a line sep=;', `sep=;\r\n${HEADING}\r\n${ROW}\r\n`],
    ['a line sep= of a sign that the heading has not', `sep=|\r\n${HEADING}\r\n${ROW}\r\n`.replaceAll(';', '|')],
    ['an empty last column', `${HEADING};\r\n${ROW};\r\n`],
    ['empty columns that some rows have not', `${HEADING};;\r\n${ROW}\r\n`],
    ['empty rows', `${HEADING}\r\n;;;;;;;;;\r\n${ROW}\r\n;;;;;;;;;\r\n`],
    ['no-break spaces between thousands', `${HEADING}\r\n${ROW.replace('1490,50', '1\u00a0490,50')}\r\n`],
    ['narrow ones, and a currency', `${HEADING}\r\n${ROW.replace('1490,50', '1\u202f490,50\u00a0₴')}\r\n`],
    [
      'no-break spaces in Windows-1251',
      windows1251(`${HEADING}\r\n${ROW.replace('1490,50', '1\u00a0490,50 грн.')}\r\n`),
    ],
    ['pieces with decimals', `${HEADING}\r\n${ROW.replace(';4;', ';4,00;')}\r\n`],
  ])('is read with %s', async (_, content) => {
    const { offers, problems } = await read('csv', content)
    expect(problems).toEqual([])
    expect(offers).toMatchObject([expected])
  })

  it('in Windows-1251 is told to be, also with letters that together are UTF-8', async () => {
    const { offers, notices } = await read('csv', windows1251(`${HEADING}\n${ROW.replace('Куртка', 'Сірий «Сір»')}\n`))
    expect(offers).toMatchObject([{ name_uk: 'Сірий «Сір»' }])
    expect(notices).toEqual(['line 1: The file was read as windows-1251.'])
  })

  it.each([
    ['id', '7,1 E+11;;17;Куртка;1490,50;;4;;;'],
    ['id', '#ИМЯ?;;17;Куртка;1490,50;;4;;;'],
    ['id', '########;;17;Куртка;1490,50;;4;;;'],
    ['group', 'V-1;#N/A;17;Куртка;1490,50;;4;;;'],
    ['name_uk', 'V-1;;17;#VALUE!;1490,50;;4;;;'],
    ['size', 'V-1;;17;Куртка;1490,50;;4;;#REF!;'],
    ['size', 'V-1;;17;Куртка;1490,50;;4;;08.мар;'],
    ['size', 'V-1;;17;Куртка;1490,50;;4;;лют.10;'],
    ['size', 'V-1;;17;Куртка;1490,50;;4;;12-Oct;'],
    ['size', 'V-1;;17;Куртка;1490,50;;4;;05.06.2027;'],
    ['size', 'V-1;;17;Куртка;1490,50;;4;;5.06.27;'],
    ['id', 'Err:502;;17;Куртка;1490,50;;4;;;'],
    ['name_uk', 'V-1;;17;Помилка:508;1490,50;;4;;;'],
  ])('tells a value of %s that a spreadsheet has left: %s', async (field, row) => {
    const { problems } = await read('csv', `${HEADING}\n${row}\n`)
    expect(problems).toEqual([
      expect.stringMatching(`, ${field}: «.+» is what a spreadsheet has left of another value`),
    ])
  })

  it.each(['44/46/48', '8/10/12', '10.5', '#7', 'MAR-10X', '08-10'])('takes the size %s for no date', async size => {
    expect((await read('csv', `${HEADING}\n${ROW.replace(';M;', `;${size};`)}\n`)).problems).toEqual([])
  })

  it.each([
    ['id', '4,82E+12;;17;Куртка;1490,50;;4;;;', '4,82E+12'],
    ['id', '1,00E-05;;17;Куртка;1490,50;;4;;;', '1,00E-05'],
    ['id', '-4,82e-5;;17;Куртка;1490,50;;4;;;', '-4,82e-5'],
    ['id', '10.дек;;17;Куртка;1490,50;;4;;;', '10.дек'],
    ['id', '12-Oct;;17;Куртка;1490,50;;4;;;', '12-Oct'],
    ['id', '4,Е+05;;17;Куртка;1490,50;;4;;;', '4,Е+05'],
    ['id', '4.82E+12;;17;Куртка;1490,50;;4;;;', '4.82E+12'],
    ['group', 'V-1;4,8e12;17;Куртка;1490,50;;4;;;', '4,8e12'],
    ['code', 'V-1;;17;Куртка;1490,50;;4;;;5E+11', '5E+11'],
  ])('tells a value of %s that a spreadsheet has shortened', async (field, row, text) => {
    const { problems } = await read('csv', `sep=;\n${HEADING}\n\n${row}\n`)
    expect(problems).toEqual([
      expect.stringContaining(`, ${field}: «${text}» is what a spreadsheet has left of another value`),
    ])
    expect(problems[0]).toMatch(/^line 4, /)
  })

  it.each([
    ['1 49,50', /price: «1 49,50»/],
    ['1,490.50', /price: «1,490.50»/],
    ['1.490,50', /price: «1.490,50»/],
    ['14 90', /price: «14 90»/],
    ['$1490', /price: «\$1490»/],
    ['1,49E+03', /price: «1,49E\+03»/],
    ['1,490', /price: «1,490» is not a price .* thousands or a fraction/],
    ['12.000 грн', /price: «12\.000 грн»/],
  ])('refuses the price %s, which may be another one', async (price, message) => {
    const { problems } = await read('csv', `${HEADING}\n${ROW.replace('1490,50', price)}\n`)
    expect(problems.join()).toMatch(message)
  })

  it('refuses a number of pieces that may be another one', async () => {
    const { problems } = await read('csv', `${HEADING}\n${ROW.replace(';4;', ';1.000;')}\n`)
    expect(problems.join()).toMatch(/stock_quantity: «1\.000» is not a number of pieces .* thousands or a fraction/)
  })

  it.each(['0,500', '2490.500', '1490.5000'])('reads the price %s, which can be no other', async price => {
    const { offers } = await read('csv', `${HEADING}\n${ROW.replace('1490,50', price)}\n`)
    expect(offers).toMatchObject([{ price: Math.round(Number(price.replace(',', '.')) * 100) }])
  })

  it('tells a cell in no named column, and a damaged place of UTF-8', async () => {
    const { problems } = await read('csv', `${HEADING};\n${ROW};90\n`)
    expect(problems).toEqual(['line 2, offer V-1, row: The cell «90» stands in no named column.'])
    const damaged = Buffer.concat([Buffer.from(`${HEADING}\n${ROW}\nКур`), Buffer.from([0xd0]), Buffer.from('тка')])
    expect((await read('csv', damaged)).problems).toEqual(['line 3, encoding: There are bytes that are not UTF-8.'])
  })

  it.each([
    ['М', 'M'],
    ['ХL', 'XL'],
    ['2хl', '2XL'],
    ['М/L', 'M/L'],
  ])('reads the size %s with Cyrillic letters as %s, and tells it', async (written, size) => {
    const { offers, notices } = await read('csv', `${HEADING}\n${ROW.replace(';M;', `;${written};`)}\n`)
    expect(offers).toMatchObject([{ size, size_written: written }])
    expect(notices).toEqual([`line 2: The size «${written}» has Cyrillic letters: it is the Latin «${size}».`])
  })

  it('has texts without markup, and codes that are refused with any', async () => {
    const heading = 'id;category;brand;name_uk;price;stock;colour;params'
    const row = (id: string) =>
      `${id};17;<b>Вулик</b>;"<p>Поло &amp; <i>жирне</i></p>друге < 52<img src=a>";490;4;Білий<br>;"Сезон=Весна<br/>Осінь\n<u>Тканина</u>=<div>Льон</div>"`
    const { offers, problems, notices } = await read('csv', `${heading}\n${row('V-1')}\n${row('<b>V-2</b>')}\n`)
    expect(offers).toMatchObject([{ brand: 'Вулик', name_uk: 'Поло & жирне друге < 52', colour: 'Білий' }])
    expect(offers[0]?.params).toEqual([
      { name: 'Сезон', value: 'Весна | Осінь' },
      { name: 'Тканина', value: 'Льон' },
    ])
    expect(problems).toEqual([expect.stringContaining('id: There is the element <b> inside')])
    expect(notices).toEqual(['line 2 and 1 more: <img> in name_uk was not read: it is no text.'])
  })

  it.each(['48-50', 'ХЛ', 'РОСТ 2', 'xl', 'С'])('leaves the size %s', async size => {
    const { offers, notices } = await read('csv', `${HEADING}\n${ROW.replace(';M;', `;${size};`)}\n`)
    expect(offers).toMatchObject([{ size, size_written: null }])
    expect(notices).toEqual([])
  })
})

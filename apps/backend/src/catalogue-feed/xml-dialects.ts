import { type Locale, localeAmong, locales } from '@shop/contract/locales'
/**
 * Elements of the XML feeds of Prom, Rozetka, Hotline, Horoshop and KeyCRM, by their path and in lower case. An element that is not
 * here is skipped with everything inside it, and told.
 */

/** Values of an offer of which it has one. `name` and `description` are in the language of the feed. */
export type OfferField =
  | 'id'
  | 'group'
  | 'available'
  | 'stock'
  | 'price'
  | 'oldPrice'
  | 'currency'
  | 'category'
  | 'code'
  | 'brand'
  | 'typePrefix'
  | 'model'
  | TranslatedField
  | `${TranslatedField}_${Locale}`
type TranslatedField = 'name' | 'description'

/** How the content of an element is read. */
export type ElementRule =
  /** A value without any element inside. `currency`: the one that the name of the element states. */
  | { read: 'exact'; field: OfferField; currency?: string }
  /** One line of text, of which HTML is removed. */
  | { read: 'line'; field: OfferField; isTranslated?: true }
  | { read: 'html'; field: OfferField; isTranslated?: true }
  | { read: 'picture' }
  | { read: 'param' }
  /** Nothing that a product of the shop has. */
  | { read: 'nothing' }
  /** What a merchant could expect to be taken. */
  | { read: 'refused'; reason: string }

const exact = (field: OfferField, currency?: string): ElementRule => ({
  read: 'exact',
  field,
  ...(currency === undefined ? {} : { currency }),
})
const line = (field: OfferField): ElementRule => ({ read: 'line', field })
const html = (field: OfferField): ElementRule => ({ read: 'html', field })
const refused = (reason: string): ElementRule => ({ read: 'refused', reason })
const nothing = (names: string): [string, ElementRule][] => names.split(/\s+/).map(name => [name, { read: 'nothing' }])

const ONE_PRICE = 'the shop sells at <price>'

/** Children of `<offer>` and `<item>`. */
const OFFER_CHILDREN: [string, ElementRule][] = [
  ['price', exact('price')],
  // Rozetka: price_old; Prom, Horoshop, KeyCRM, Hotline: oldprice.
  ['oldprice', exact('oldPrice')],
  ['price_old', exact('oldPrice')],
  ['old_price', exact('oldPrice')],
  ['currencyid', exact('currency')],
  ['categoryid', exact('category')],
  // Rozetka: stock_quantity; Prom: quantity_in_stock; Horoshop, KeyCRM: quantity.
  ['stock_quantity', exact('stock')],
  ['quantity_in_stock', exact('stock')],
  ['quantity', exact('stock')],
  // Attributes of the offer that Prom, Horoshop and KeyCRM also write as elements.
  ['available', exact('available')],
  ...'availability g:availability presence in_stock instock is_available stock_status'
    .split(' ')
    .map((name): [string, ElementRule] => [name, exact('available')]),
  ['group_id', exact('group')],
  // Rozetka, Horoshop: article; Prom: vendorCode; KeyCRM: sku.
  ['article', exact('code')],
  ['vendorcode', exact('code')],
  ['sku', exact('code')],
  ['vendor', line('brand')],
  ['typeprefix', line('typePrefix')],
  ['model', line('model')],
  ['name', { read: 'line', field: 'name', isTranslated: true }],
  ['name_ua', line('name_uk')],
  ...locales.map((lang): [string, ElementRule] => [`name_${lang}`, line(`name_${lang}`)]),
  ['description', { read: 'html', field: 'description', isTranslated: true }],
  ['description_ua', html('description_uk')],
  ...locales.map((lang): [string, ElementRule] => [`description_${lang}`, html(`description_${lang}`)]),
  ['picture', { read: 'picture' }],
  ['image', { read: 'picture' }],
  ['param', { read: 'param' }],
  ['prices', refused(`wholesale prices are not taken: ${ONE_PRICE}`)],
  ['discount', refused(`a discount is not taken: ${ONE_PRICE}`)],
  ['price_promo', refused(`a promotional price is not taken: ${ONE_PRICE}`)],
  ['promo_price', refused(`a promotional price is not taken: ${ONE_PRICE}`)],
  ...nothing('url delivery pickup store delivery-options pickup-options sales_notes bid cbid cpa adult age rec'),
  ...nothing('barcode gtin mpn country country_of_origin weight width height length depth dimensions volume'),
  ...nothing(
    'keywords keywords_ua keywords_uk seo_title seo_description video state condition series docket docket_ua',
  ),
  ...nothing('portal_category_id portal_category_url measure_unit minimum_order_quantity order_multiplicity'),
  ...nothing('guarantee warranty manufacturer_warranty delivery_days modified_time categoryname local_delivery_cost'),
  ...nothing('purchased_price purchase_price'),
]

/** Children of `<item>` of Hotline only. */
const HOTLINE_CHILDREN: [string, ElementRule][] = [
  ['id', exact('id')],
  ['code', exact('code')],
  ['groupid', exact('group')],
  ['priceruah', exact('price', 'UAH')],
  // «В наявності», «Під замовлення», «Немає».
  ['stock', exact('available')],
  ['pricerusd', refused('prices are in hryvnias')],
  ...nothing('custom shipping payment region'),
]

const offerRules: ReadonlyMap<string, ElementRule> = new Map(OFFER_CHILDREN)
const hotlineRules: ReadonlyMap<string, ElementRule> = new Map([...OFFER_CHILDREN, ...HOTLINE_CHILDREN])

/** What stands above the offers. */
export type Structure =
  | { kind: 'inside' }
  | { kind: 'offers' }
  | { kind: 'category' }
  | { kind: 'offer'; rules: ReadonlyMap<string, ElementRule> }
  | { kind: 'nothing' }

const inside = (...paths: string[]): [string, Structure][] => paths.map(path => [path, { kind: 'inside' }])

function shopAt(root: string): [string, Structure][] {
  const aside =
    'name company url platform version agency email phone currencies currency delivery-options local_delivery_cost cpa'
  return [
    ...inside(`${root}/categories`),
    [`${root}/categories/category`, { kind: 'category' }],
    [`${root}/offers`, { kind: 'offers' }],
    [`${root}/offers/offer`, { kind: 'offer', rules: offerRules }],
    [`${root}/items`, { kind: 'offers' }],
    [`${root}/items/item`, { kind: 'offer', rules: hotlineRules }],
    ...`${aside} date firmname firmid rate delivery stores`
      .split(' ')
      .map((name): [string, Structure] => [`${root}/${name}`, { kind: 'nothing' }]),
  ]
}

/** Elements above the offers, by their path from the root. YML is `yml_catalog`; Prom's own form is `shop`, Hotline's is `price`. */
export const structure: ReadonlyMap<string, Structure> = new Map([
  ...inside('yml_catalog', 'yml_catalog/shop', 'shop', 'price'),
  ...shopAt('yml_catalog'),
  ...shopAt('yml_catalog/shop'),
  ...shopAt('shop'),
  ...shopAt('price'),
])

/** Attributes with a meaning, or known to have none, of the elements of a path's last name. */
export const attributes: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    offer: 'id group_id available availability presence in_stock instock selling_type type bid cbid fee',
    item: 'id group_id available availability presence in_stock instock',
    category: 'id parentid slug rz_id portal_id portal_url',
    param: 'name unit paramid valueid lang',
    price: 'currency',
    oldprice: 'currency',
    name: 'lang',
    description: 'lang',
    value: 'lang',
    stock: 'days',
  }).map(([element, names]) => [element, new Set(names.split(' '))]),
)

/** Elements within a line of text whose text is part of it. */
export const inlineHtml: ReadonlySet<string> = new Set(
  'a abbr b big code del em font i ins mark s small span strike strong sub sup u'.split(' '),
)
/** The same, each on a line of its own. */
export const blockHtml: ReadonlySet<string> = new Set(
  'blockquote center dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre table tbody td tfoot th thead tr ul'.split(' '),
)

/** The language of an attribute `lang`, such as `ua` or `uk-UA`; null when it is none of the shop's. */
export const languageOf = (text: string): Locale | null => localeAmong([text.replace('_', '-').replace(/^ua\b/i, 'uk')])

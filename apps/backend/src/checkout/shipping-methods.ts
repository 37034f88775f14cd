import type { Delivery, Payment } from '@shop/contract'
import { defaultLocale, type Locale } from '@shop/contract/locales'
import { loadShop, mainContact, pickupNote, type ShopServices } from '../brand/shop-identity.ts'
import { memoizeByVersion } from '../db/memoize-by-version.ts'
import type { Settlement } from '../delivery/directory.ts'
import { daysFrom, daysUntilOpen } from '../delivery/dispatch.ts'
import { deliveries, type PaymentKind, type ShippingMethod } from '../delivery/methods.ts'
import type { Parcel } from '../delivery/parcel.ts'
import { choosableKinds } from '../delivery/points.ts'
import { searchSettlements } from '../delivery/search-settlements.ts'
import { monthlyOf, type PaymentMethod } from '../payment/payment-methods.ts'
import { hryvnias, type MoneyFormat } from '../values/money.ts'
import { fill, words } from '../words/index.ts'
import type { CheckoutServices } from './services.ts'

type Ports = ShopServices & Pick<CheckoutServices, 'carrier' | 'clock' | 'deliveryPrices' | 'paymentMethods'>

/** The kind of a payment method: whatever is neither paid on receipt nor by invoice is a card. */
export const paymentKindOf = (id: string): PaymentKind => (id === 'on_receipt' || id === 'iban' ? id : 'card')

/** Ukrposhta delivers to a post office by its postal index when no directory lists its offices. */
const withoutPostOffices = (method: ShippingMethod): ShippingMethod =>
  method.needs === 'post' ? { ...method, needs: 'address' } : method

/** Name at the beginning of an address: «м. Київ, вул. Ливарна, 14» is in Київ. */
const placeOf = (address: string): string => (address.split(',')[0] ?? '').replace(/^\s*(м|с|смт)\.\s*/, '').trim()

/** Whether the directory has a settlement of a name. Its refresh counts as a change of the settings. */
const isSettlementName = memoizeByVersion(
  10,
  (name: string) => name,
  async (name: string, ports: Ports & { tags: Set<string> }) => {
    ports.tags.add('settings')
    return (await searchSettlements(ports, name, 'uk')).some(settlement => settlement.name.uk === name)
  },
)

/**
 * Whether orders are picked up in a settlement: the shop's text about the pick-up, or its main address, begins with its name. A
 * text that begins with no settlement's name does not say where, so pick-up is offered everywhere.
 */
async function isPickupPlace(settlement: Pick<Settlement, 'name'>, ports: Ports): Promise<boolean> {
  const shop = await loadShop(defaultLocale, ports)
  const place = placeOf(shop.pickup || mainContact(shop)?.address || '')
  if (place === '' || place === settlement.name.uk) return true
  return !(await isSettlementName(place, { ...ports, tags: new Set() }))
}

/** The payment methods of new orders. `total`: in kopiykas; null: of whatever sum. */
export const offeredFor = (total: number | null, { paymentMethods }: Pick<Ports, 'paymentMethods'>): PaymentMethod[] =>
  paymentMethods.all.filter(method => paymentMethods.isOffered(method, total))

/** The methods that serve a settlement and have a point for the parcel, with the days of an order of this moment. */
async function methodsTo(
  settlement: Settlement | null,
  parcel: Parcel,
  ports: Ports,
): Promise<readonly ShippingMethod[]> {
  const { dispatch, pickupDays } = await loadShop(defaultLocale, ports)
  const now = ports.clock()
  const methods = (ports.carrier.directory === 'demo' ? deliveries : deliveries.map(withoutPostOffices)).map(
    (method): ShippingMethod => {
      const days = daysFrom(method.days, dispatch, now)
      return { ...method, days: method.needs === 'none' ? daysUntilOpen(days, pickupDays, now) : days }
    },
  )
  if (!settlement) return methods
  // Where no carrier delivers now, only pick-up is available.
  if (!settlement.served) return methods.filter(({ needs }) => needs === 'none')
  const kinds = await choosableKinds(ports, settlement.ref, parcel)
  const hasPickup = await isPickupPlace(settlement, ports)
  return methods.filter(({ needs }) => (needs === 'none' ? hasPickup : needs === 'address' || kinds.has(needs)))
}

/** The methods for a parcel to a settlement that can be paid for by one of `payable`. */
export async function payableMethodsTo(
  settlement: Settlement | null,
  parcel: Parcel,
  payable: readonly PaymentMethod[],
  ports: Ports,
) {
  return (await methodsTo(settlement, parcel, ports))
    .map(method => ({ method, payments: payable.filter(({ id }) => method.payments.includes(paymentKindOf(id))) }))
    .filter(({ payments }) => payments.length > 0)
}

/** Working days of the fastest delivery of a parcel to a settlement, `'6-8'`; null where no carrier delivers it. */
export async function fastestDaysTo(settlement: Settlement, parcel: Parcel, ports: Ports): Promise<string | null> {
  const methods = await payableMethodsTo(settlement, parcel, offeredFor(null, ports), ports)
  const days = methods.filter(({ method }) => method.needs !== 'none').map(({ method }) => method.days)
  return days.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))[0] ?? null
}

/** `total`: what the buyer pays the shop, in kopiykas; null: not known yet. `isFree`: the shop pays the carrier. */
interface Price {
  total: number | null
  isFree: boolean
}

/** Shipping methods to a settlement (to any when it is null), and the payment methods that at least one of them allows. */
export async function shippingMethodsTo(
  lang: Locale,
  settlement: Settlement | null,
  parcel: Parcel,
  { total, isFree }: Price,
  ports: Ports,
): Promise<{ deliveries: Delivery[]; payments: PaymentMethod[] }> {
  const pickup = pickupNote(await loadShop(lang, ports))
  const methods = await Promise.all(
    (await payableMethodsTo(settlement, parcel, offeredFor(total, ports), ports)).map(async each => ({
      ...each,
      price: await ports.deliveryPrices.priceOf(each.method, settlement?.ref ?? null, parcel),
    })),
  )
  const allowed = new Set(methods.flatMap(({ payments }) => payments))
  return {
    deliveries: methods.map(({ method: { id, carrier, name, note, days, needs }, price, payments }) => ({
      id,
      name: name[lang],
      note: needs === 'none' ? pickup : note[lang],
      price: isFree ? 0 : hryvnias(price.price),
      from: price.isEstimate && !isFree,
      days,
      needs,
      payments: payments.map(payment => payment.id),
      ...(price.isEstimate && !isFree ? { estimate: true } : {}),
      ...(carrier === 'ukrposhta' && needs === 'address' ? { postal_index: true } : {}),
    })),
    payments: ports.paymentMethods.all.filter(payment => allowed.has(payment)),
  }
}

/** A payment method for an order of this sum. */
export const toPayment = (
  { id, name, text, instalments }: PaymentMethod,
  total: number,
  lang: Locale,
  money: MoneyFormat,
): Payment => ({
  id,
  name: name[lang],
  text:
    instalments === undefined
      ? text[lang]
      : `${fill(words[lang].payments.monthly, { amount: money(monthlyOf(total, instalments)) })} ${text[lang]}`,
})

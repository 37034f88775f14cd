import type { Address } from '@shop/contract'
import { type CheckoutContext, selectedShippingMethod } from './context.ts'
import type { CityDirectory, UpdateValues } from './definition.ts'
import { addressValues, cityOfAddress, selectedAddress } from './saved-address.ts'
import { allowedPayments, PAYMENT } from './values.ts'

const noPoint = { 'delivery.point': '', 'delivery.point_ref': '' }

/** Another city: everything that depends on the previous one is cleared. An address typed by hand stays, one of the address book does not. */
const clearCity = (update: UpdateValues, context: CheckoutContext): CheckoutContext =>
  update(
    { ...context, city: null, shippingMethods: [], payments: [], point: null },
    {
      'delivery.city': '',
      'delivery.city_ref': '',
      ...noPoint,
      ...(selectedAddress(context.addresses, context.values) ? addressValues(null) : {}),
    },
  )

const findAddress = ({ addresses }: CheckoutContext, id: number | null): Address | null =>
  addresses.find(address => address.id === id) ?? null

/** The directory of the shop's own checkout. */
export const cityDirectory: CityDirectory = {
  noPoint,
  pickCity(update, context, city) {
    if (city === null) return clearCity(update, context)
    const clear = context.city?.ref === city.ref ? context : clearCity(update, context)
    return update({ ...clear, city }, { 'delivery.city': city.cityName, 'delivery.city_ref': city.ref })
  },
  // A saved address replaces city and address. Null empties them; an unknown one changes nothing.
  pickAddress(update, context, id) {
    const address = findAddress(context, id)
    if (id === null) return update(clearCity(update, context), addressValues(null))
    if (!address) return context
    const isElsewhere = cityDirectory.isInOtherCity(context, id)
    const placed = isElsewhere ? cityDirectory.pickCity(update, context, cityOfAddress(address)) : context
    return update(placed, addressValues(address))
  },
  isInOtherCity(context, id) {
    const address = findAddress(context, id)
    return address !== null && address.shipping_city_id !== context.city?.ref
  },
  // A point that does not take the selected payment deselects it.
  pickPoint(update, context, point) {
    if (point === null) return update({ ...context, point }, noPoint)
    const payment = context.values[PAYMENT] ?? ''
    const allowed = allowedPayments({ shippingMethod: selectedShippingMethod(context), point })
    return update(
      { ...context, point },
      {
        'delivery.point': point.name,
        'delivery.point_ref': point.ref,
        ...(allowed.includes(payment) ? {} : { [PAYMENT]: '' }),
      },
    )
  },
}

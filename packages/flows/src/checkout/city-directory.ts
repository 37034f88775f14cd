import type { Address } from '@shop/contract'
import { type CheckoutContext, selectedShippingMethod } from './context.ts'
import type { CheckoutForm, CityDirectory } from './definition.ts'
import { updateValues } from './form-updates.ts'
import { addressValues, cityOfAddress, selectedAddress } from './saved-address.ts'
import { allowedPayments, PAYMENT } from './values.ts'

const noPoint = { 'delivery.point': '', 'delivery.point_ref': '' }

/** Another city: everything that depends on the previous one is cleared. An address typed by hand stays, one of the address book does not. */
const clearCity = (definition: CheckoutForm, context: CheckoutContext): CheckoutContext =>
  updateValues(
    definition,
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
  pickCity(definition, context, city) {
    if (city === null) return clearCity(definition, context)
    const clear = context.city?.ref === city.ref ? context : clearCity(definition, context)
    return updateValues(
      definition,
      { ...clear, city },
      { 'delivery.city': city.cityName, 'delivery.city_ref': city.ref },
    )
  },
  // A saved address replaces city and address. Null empties them; an unknown one changes nothing.
  pickAddress(definition, context, id) {
    const address = findAddress(context, id)
    if (id === null) return updateValues(definition, clearCity(definition, context), addressValues(null))
    if (!address) return context
    const isElsewhere = cityDirectory.isInOtherCity(context, id)
    const placed = isElsewhere ? cityDirectory.pickCity(definition, context, cityOfAddress(address)) : context
    return updateValues(definition, placed, addressValues(address))
  },
  isInOtherCity(context, id) {
    const address = findAddress(context, id)
    return address !== null && address.shipping_city_id !== context.city?.ref
  },
  // A point that does not take the selected payment deselects it.
  pickPoint(definition, context, point) {
    if (point === null) return updateValues(definition, { ...context, point }, noPoint)
    const payment = context.values[PAYMENT] ?? ''
    const allowed = allowedPayments({ shippingMethod: selectedShippingMethod(context), point })
    return updateValues(
      definition,
      { ...context, point },
      {
        'delivery.point': point.name,
        'delivery.point_ref': point.ref,
        ...(allowed.includes(payment) ? {} : { [PAYMENT]: '' }),
      },
    )
  },
}

import type { DeliveryNeed } from '@shop/contract'
import type { Text } from '../values/text.ts'
import { textOf } from '../words/index.ts'

/** Kinds of payment; a method of payment belongs to one. */
export type PaymentKind = 'on_receipt' | 'card' | 'iban'

/** Price in kopiykas of parcels up to a weight in grams; the last step is for heavier ones too. */
type Tariff = readonly (readonly [upTo: number, price: number])[]

/** A way of delivery. */
export interface ShippingMethod {
  id: string
  carrier: 'nova_poshta' | 'ukrposhta' | null
  name: Text
  /** Conditions; of pick-up in the demo shop: where and when. */
  note: Text
  /** Price for small parcels, when the carrier is not asked. */
  price: number
  /** The price is an estimate: «від 80 ₴». */
  from: boolean
  /** Prices by weight when the carrier is not asked. */
  tariff: Tariff
  /** Working days from the order, `'6-8'`. */
  days: string
  needs: DeliveryNeed
  payments: readonly PaymentKind[]
}

/** Id of the method by which orders are collected at the shop. */
export const PICKUP = 'pickup'

/** In display order. `days` stay within the shop's 6-10. The price is paid to the carrier and is not part of the order's total. */
export const deliveries: readonly ShippingMethod[] = (
  [
    {
      id: 'np_branch',
      carrier: 'nova_poshta',
      price: 80_00,
      from: true,
      tariff: [
        [5_000, 80_00],
        [10_000, 120_00],
        [30_000, 180_00],
      ],
      days: '6-8',
      needs: 'branch',
      payments: ['on_receipt', 'card', 'iban'],
    },
    {
      id: 'np_locker',
      carrier: 'nova_poshta',
      price: 70_00,
      from: true,
      tariff: [
        [5_000, 70_00],
        [10_000, 110_00],
        [20_000, 150_00],
      ],
      days: '6-8',
      needs: 'locker',
      // Nearly no locker accepts payments: 1090 of 1096 in the carrier's list of Lviv do not.
      payments: ['card', 'iban'],
    },
    {
      id: 'np_courier',
      carrier: 'nova_poshta',
      price: 125_00,
      from: true,
      tariff: [
        [5_000, 125_00],
        [10_000, 165_00],
        [30_000, 225_00],
      ],
      days: '6-9',
      needs: 'address',
      payments: ['on_receipt', 'card', 'iban'],
    },
    {
      id: 'ukrposhta',
      carrier: 'ukrposhta',
      price: 45_00,
      from: true,
      tariff: [
        [5_000, 45_00],
        [10_000, 85_00],
        [30_000, 130_00],
      ],
      days: '7-10',
      needs: 'post',
      payments: ['on_receipt', 'card', 'iban'],
    },
    {
      id: PICKUP,
      carrier: null,
      price: 0,
      from: false,
      tariff: [[0, 0]],
      days: '6-7',
      needs: 'none',
      payments: ['on_receipt', 'card', 'iban'],
    },
  ] as const satisfies readonly Omit<ShippingMethod, 'name' | 'note'>[]
).map(method => ({
  ...method,
  name: textOf(({ shippingMethods }) => shippingMethods[method.id].name),
  note: textOf(({ shippingMethods }) => shippingMethods[method.id].note),
}))

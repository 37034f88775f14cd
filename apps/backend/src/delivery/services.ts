import type { Context } from '../wire/handler.ts'
import type { Services } from '../wire/services.ts'
import type { Carrier } from './carrier.ts'
import type { DeliveryPrices } from './prices.ts'

export interface DeliveryServices extends Services {
  carrier: Carrier
  deliveryPrices: DeliveryPrices
}

export type DeliveryContext = Context & DeliveryServices

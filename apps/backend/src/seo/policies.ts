import type { Locale } from '@shop/contract'
import { deliveries } from '../delivery/methods.ts'

/** Terms of returns and delivery as schema.org data. Source: spec §9 (14 days), the terms of the carriers (6 to 10 days). */

const COUNTRY = 'UA'
const RETURN_DAYS = 14

export const returnPolicy = (returnable: boolean) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: COUNTRY,
  ...(returnable
    ? {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: RETURN_DAYS,
      }
    : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
})

const destination = { '@type': 'DefinedRegion', addressCountry: COUNTRY }

/** Terms of returns of the shop: who pays the carrier is as its page of returns says. */
export const shopReturnPolicy = () => ({
  ...returnPolicy(true),
  returnMethod: 'https://schema.org/ReturnByMail',
  customerRemorseReturnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
})

const rangeOf = (days: string) => {
  const ends = days.split('-').map(Number)
  return { '@type': 'QuantitativeValue', minValue: Math.min(...ends), maxValue: Math.max(...ends), unitCode: 'DAY' }
}

/** Each way of delivery by a carrier, with the rate of a small parcel. */
export const shippingServices = (lang: Locale) =>
  deliveries
    .filter(({ carrier }) => carrier !== null)
    .map(({ name, price, days }) => ({
      '@type': 'ShippingService',
      name: name[lang],
      shippingConditions: {
        '@type': 'ShippingConditions',
        shippingDestination: destination,
        shippingRate: { '@type': 'MonetaryAmount', value: (price / 100).toFixed(2), currency: 'UAH' },
        transitTime: { '@type': 'ServicePeriod', duration: rangeOf(days) },
      },
    }))

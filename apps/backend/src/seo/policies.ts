/** Terms of returns and delivery as schema.org data. Source: spec §9 (14 days), integrations.md §6 (6 to 10 days). */

const COUNTRY = 'UA'
const RETURN_DAYS = 14
const DELIVERY_DAYS = { minValue: 6, maxValue: 10 }

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
const transit = { '@type': 'QuantitativeValue', ...DELIVERY_DAYS, unitCode: 'DAY' }

/** Of an offer. */
export const shippingDetails = () => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: destination,
  deliveryTime: { '@type': 'ShippingDeliveryTime', transitTime: transit },
})

/** Of the shop. */
export const shippingService = () => ({
  '@type': 'ShippingService',
  shippingConditions: {
    '@type': 'ShippingConditions',
    shippingDestination: destination,
    transitTime: { '@type': 'ServicePeriod', duration: transit },
  },
})

import { expect, it } from 'vitest'
import { structuredDataFaults } from './validate.ts'
import { loadVocabulary } from './vocabulary.ts'

const vocabulary = loadVocabulary()
const product = (more: object) =>
  structuredDataFaults({ '@context': 'https://schema.org', '@type': 'Product', ...more }, vocabulary)

it('accepts what the vocabulary of schema.org has, and references within the document', () =>
  expect(
    product({
      name: 'Куртка',
      size: '52',
      brand: { '@type': 'Brand', name: 'ГАРТ' },
      isVariantOf: { '@type': 'ProductGroup', variesBy: ['https://schema.org/size'] },
      offers: [
        {
          '@type': 'Offer',
          price: '2490.00',
          availability: 'https://schema.org/InStock',
          shippingDetails: { '@id': '#a' },
        },
        { '@type': 'Offer', price: 2490, shippingDetails: { '@type': 'OfferShippingDetails', '@id': '#a' } },
      ],
    }),
  ).toEqual([]))

it.each([
  [{ colour: 'red' }, 'Product.colour is no property of Product'],
  [{ variesBy: 'size' }, 'Product.variesBy is no property of Product'],
  [{ offers: { '@type': 'Offfer' } }, 'Offfer is no type of schema.org'],
  [{ offers: { '@type': 'Brand' } }, 'Product.offers is Brand, not Demand or Offer'],
  [{ offers: '2490' }, 'Product.offers is «2490», not Demand or Offer'],
  [{ offers: { '@type': 'Offer', availability: 'in stock' } }, 'is «in stock», not ItemAvailability'],
  [{ offers: { '@id': '#nowhere' } }, 'refers to #nowhere'],
  [{ aggregateRating: { '@type': 'AggregateRating', reviewCount: 'many' } }, 'is «many», not Integer'],
  [{ name: '' }, 'Product.name is empty'],
])('names the fault of %j', (more, fault) => expect(product(more).join('\n')).toContain(fault))

import { AvailabilityLabel } from '../availability-label/index.ts'
import { Price } from '../price/index.ts'
import type { Usage } from '../testing/usage.ts'
import { ProductCard } from './index.ts'

export const usage: Usage = {
  when: ['In lists of a catalogue, in search results, in rows of related products.'],
  good: {
    text: 'Name, one line of facts, availability, price.',
    Sample: () => (
      <>
        <ProductCard.List layout="grid" columns={2}>
          <ProductCard.Root>
            <ProductCard.Media>
              <img src="./goods/jacket-front.svg" alt="" />
            </ProductCard.Media>
            <ProductCard.Name href="#t">Work jacket “Traverse”</ProductCard.Name>
            <ProductCard.Spec>Twill, 245 g/m²</ProductCard.Spec>
            <ProductCard.Meta>
              <AvailabilityLabel availability="in-stock" />
            </ProductCard.Meta>
            <ProductCard.BuyBox>
              <Price amount={2490} />
              <ProductCard.AddToCart product="Work jacket “Traverse”" />
            </ProductCard.BuyBox>
          </ProductCard.Root>
        </ProductCard.List>
      </>
    ),
  },
  bad: {
    text: 'A description on the card: it makes rows uneven and is not read.',
    Sample: () => (
      <>
        <ProductCard.List layout="grid" columns={2}>
          <ProductCard.Root>
            <ProductCard.Media>
              <img src="./goods/jacket-front.svg" alt="" />
            </ProductCard.Media>
            <ProductCard.Name href="#t">Jacket</ProductCard.Name>
            <ProductCard.Spec>
              A dense jacket for assembly and warehouse with triple seams, Cordura elbows and a pencil pocket on the
              sleeve that our customers praise in every second review.
            </ProductCard.Spec>
            <ProductCard.BuyBox>
              <Price amount={2490} />
            </ProductCard.BuyBox>
          </ProductCard.Root>
        </ProductCard.List>
      </>
    ),
  },
  content: [
    'The name begins with the kind of product.',
    'The specification is one line: fabric, weight, sizes.',
    'Buttons are named with the product.',
  ],
}

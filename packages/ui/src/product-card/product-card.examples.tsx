import { AvailabilityLabel } from '@shop/ui/availability-label'
import { Badge } from '@shop/ui/badge'
import { Price } from '@shop/ui/price'
import { ProductCard } from '@shop/ui/product-card'
import { StandardBadge } from '@shop/ui/standard-badge'
import { useState } from 'react'

const product = 'Work jacket “Traverse”'

export function Example() {
  const [back, setBack] = useState(false)
  return (
    <ProductCard.List layout="grid" columns={3}>
      <ProductCard.Root onPreviewChange={setBack}>
        <ProductCard.Media>
          <img src="/goods/jacket-front.svg" alt="" />
          {back && (
            <ProductCard.Preview>
              <img src="/goods/jacket-back.svg" alt="" />
            </ProductCard.Preview>
          )}
          <ProductCard.Badges>
            <Badge variant="sale">−16 %</Badge>
          </ProductCard.Badges>
          <ProductCard.Arrival>Tomorrow in Lviv</ProductCard.Arrival>
        </ProductCard.Media>
        <ProductCard.WishlistToggle product={product} />
        <ProductCard.CompareToggle product={product} />
        <ProductCard.Standards>
          <li>
            <StandardBadge code="EN 388" protectionClass="2121X" />
          </li>
        </ProductCard.Standards>
        <ProductCard.Name href="/jackets/traverse">{product}</ProductCard.Name>
        <ProductCard.Spec>Twill, polyester and cotton, 245 g/m²</ProductCard.Spec>
        <ProductCard.Swatches>
          <ProductCard.Swatch
            href="/jackets/traverse-graphite"
            name="Graphite"
            colours={['#4a535c', '#15181b']}
            current
          />
          <ProductCard.Swatch href="/jackets/traverse-navy" name="Navy" colours={['#24406b', '#15181b']} />
        </ProductCard.Swatches>
        <ProductCard.Meta>
          <AvailabilityLabel availability="in-stock" />
        </ProductCard.Meta>
        <ProductCard.BuyBox>
          <Price amount={2490} was={2980} />
          <ProductCard.AddToCart product={product} />
        </ProductCard.BuyBox>
      </ProductCard.Root>
    </ProductCard.List>
  )
}

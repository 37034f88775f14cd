import './page.css'
import { AvailabilityLabel, Price, ProductCard } from '@shop/ui'
import { Cart } from './cart'
import { goods } from './goods'
import { Service } from './service'

// A server component: the cards are HTML before any script runs; only the cart has a client file of its own.
export default function Page() {
  return (
    <main className="page">
      <h1 data-text="h1">Workwear</h1>
      <ProductCard.List layout="grid" columns={3}>
        {goods.map(({ sku, name, price, was, stock }) => (
          <ProductCard.Root key={sku}>
            <ProductCard.Name href={`#${sku}`}>{name}</ProductCard.Name>
            <ProductCard.Meta>
              <AvailabilityLabel availability={stock > 0 ? 'in-stock' : 'out-of-stock'} />
            </ProductCard.Meta>
            <ProductCard.BuyBox>
              <Price amount={price} was={was} />
            </ProductCard.BuyBox>
          </ProductCard.Root>
        ))}
      </ProductCard.List>
      <Cart />
      <Service />
    </main>
  )
}

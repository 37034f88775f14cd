import { Price } from '@shop/ui/price'
import { ShopUiProvider } from '@shop/ui/provider'
import { Tabs } from '@shop/ui/tabs'
import { renderToString } from 'react-dom/server'

export const Page = () => (
  <ShopUiProvider locale="en" currency={{ suffix: '€' }}>
    <Price amount={249} />
    <Tabs.Root defaultValue="technical">
      <Tabs.List aria-label="About the product">
        <Tabs.Tab value="technical">Technical data</Tabs.Tab>
        <Tabs.Tab value="reviews">Reviews</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="technical">Twill, 245 g/m²</Tabs.Panel>
      <Tabs.Panel value="reviews">“Dense yet soft.”</Tabs.Panel>
    </Tabs.Root>
  </ShopUiProvider>
)

/** Both panels are in the HTML, the second one hidden. */
export const html = () => renderToString(<Page />)

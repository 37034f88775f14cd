import { Tabs } from '@shop/ui/tabs'

export const Example = () => (
  <Tabs.Root defaultValue="technical">
    <Tabs.List aria-label="About the product">
      <Tabs.Tab value="technical">Technical data</Tabs.Tab>
      <Tabs.Tab value="reviews" count={86}>
        Reviews
      </Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="technical">Twill, 245 g/m²</Tabs.Panel>
    <Tabs.Panel value="reviews">“The cloth is dense yet soft.”</Tabs.Panel>
  </Tabs.Root>
)

import { Button } from '@shop/ui/button'
import { Facets } from '@shop/ui/facets'

const sizes = [
  { value: '50', text: '50', count: 12 },
  { value: '52', text: '52', count: 8 },
]

export const Example = () => (
  <>
    <Facets.AppliedFilters>
      <Facets.Chip href="/jackets" name="Size: 52" />
    </Facets.AppliedFilters>
    <Facets.Root>
      <Facets.Header>
        <Facets.Title />
        <Button variant="quiet">Reset</Button>
      </Facets.Header>
      <Facets.Group title="Size" count={1} open>
        <Facets.Options legend="Size" name="size" options={sizes} defaultValue={['52']} />
      </Facets.Group>
      <Facets.Group title="Price" open>
        <Facets.Range legend="Price" bounds={[120, 8900]} step={10} />
      </Facets.Group>
      <Facets.Status count={48} />
    </Facets.Root>
  </>
)

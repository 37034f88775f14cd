import { Button } from '@shop/ui/button'
import { Drawer } from '@shop/ui/drawer'
import { useState } from 'react'

export function Example() {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <>
      <Button onClick={() => setOpen('filters')}>Filters</Button>
      <Drawer.Root name={open} onNameChange={setOpen}>
        <Drawer.Content name="filters" placement="start">
          <Drawer.Header>
            <Drawer.Title>Filters</Drawer.Title>
            <Drawer.Close />
          </Drawer.Header>
          <Drawer.Body>…</Drawer.Body>
          <Drawer.Footer>
            <Button variant="accent" onClick={() => setOpen(null)}>
              Show 48 products
            </Button>
          </Drawer.Footer>
        </Drawer.Content>
      </Drawer.Root>
    </>
  )
}

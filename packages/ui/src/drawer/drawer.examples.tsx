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
          <Drawer.Head>
            <Drawer.Title>Filters</Drawer.Title>
            <Drawer.Close />
          </Drawer.Head>
          <Drawer.Body>…</Drawer.Body>
          <Drawer.Foot>
            <Button variant="accent" onClick={() => setOpen(null)}>
              Show 48 products
            </Button>
          </Drawer.Foot>
        </Drawer.Content>
      </Drawer.Root>
    </>
  )
}

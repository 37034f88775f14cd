import { Button } from '@shop/ui/button'
import { Modal } from '@shop/ui/modal'
import { useState } from 'react'

export function Example() {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <>
      <Button onClick={() => setOpen('clear')}>Clear the cart</Button>
      <Modal.Root name={open} onNameChange={setOpen}>
        <Modal.Content name="clear">
          <Modal.Head>
            <Modal.Title>Clear the cart?</Modal.Title>
            <Modal.Close />
          </Modal.Head>
          <Modal.Body>Three products will be removed.</Modal.Body>
          <Modal.Foot layout="actions">
            <Button onClick={() => setOpen(null)}>Keep them</Button>
            <Button variant="accent">Clear</Button>
          </Modal.Foot>
        </Modal.Content>
      </Modal.Root>
    </>
  )
}

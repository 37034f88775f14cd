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
          <Modal.Header>
            <Modal.Title>Clear the cart?</Modal.Title>
            <Modal.Close />
          </Modal.Header>
          <Modal.Body>Three products will be removed.</Modal.Body>
          <Modal.Footer layout="actions">
            <Button onClick={() => setOpen(null)}>Keep them</Button>
            <Button variant="accent">Clear</Button>
          </Modal.Footer>
        </Modal.Content>
      </Modal.Root>
    </>
  )
}

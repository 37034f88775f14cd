import { Button } from '@shop/ui/button'
import { Modal } from '@shop/ui/modal'

export function Example() {
  return (
    <Modal.Root>
      <Modal.Trigger name="clear" asChild>
        <Button>Clear the cart</Button>
      </Modal.Trigger>
      <Modal.Content name="clear">
        <Modal.Header>
          <Modal.Title>Clear the cart?</Modal.Title>
          <Modal.Close />
        </Modal.Header>
        <Modal.Body>
          <Modal.Description>Three products will be removed.</Modal.Description>
        </Modal.Body>
        <Modal.Footer layout="actions">
          <Modal.Close asChild>
            <Button>Keep them</Button>
          </Modal.Close>
          <Button variant="accent">Clear</Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}

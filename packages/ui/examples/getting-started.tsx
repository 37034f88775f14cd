import { Button, Modal, Price, QuantityStepper, ShopUiProvider } from '@shop/ui'
import { en } from '@shop/ui/messages/en'
import { useState } from 'react'

export function App() {
  const [opened, setOpened] = useState<string | null>(null)
  const [quantity, setQuantity] = useState(1)
  return (
    <ShopUiProvider locale="en" messages={en} currency={{ prefix: '€' }}>
      <main>
        <h1 data-text="h1">Work jacket</h1>
        <Price amount={249} was={299} />
        <QuantityStepper.Root product="Work jacket" max={20} value={quantity} onValueChange={setQuantity} />
        <Button variant="accent" onClick={() => setOpened('cart')}>
          Add to cart
        </Button>
      </main>
      <Modal.Root name={opened} onNameChange={setOpened}>
        <Modal.Content name="cart" placement="end">
          <Modal.Header>
            <Modal.Title>Cart</Modal.Title>
            <Modal.Close />
          </Modal.Header>
          <Modal.Body>{quantity} × Work jacket</Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </ShopUiProvider>
  )
}

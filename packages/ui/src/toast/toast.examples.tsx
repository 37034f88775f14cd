import { Button } from '@shop/ui/button'
import { Toast } from '@shop/ui/toast'
import { useState } from 'react'

/** The list of messages is your state: each is removed once it is closed. */
export function Example() {
  const [messages, setMessages] = useState<readonly { id: number; product: string }[]>([])
  const add = (product: string) => setMessages(shown => [...shown, { id: (shown.at(-1)?.id ?? 0) + 1, product }])
  const remove = (id: number) => setMessages(shown => shown.filter(message => message.id !== id))
  return (
    <>
      {['Jacket', 'Helmet'].map(product => (
        <Button key={product} onClick={() => add(product)}>
          {`Add to wishlist: ${product}`}
        </Button>
      ))}
      <Toast.Region>
        {messages.map(({ id, product }) => (
          <Toast.Root key={id} onOpenChange={() => remove(id)}>
            <Toast.Description>{`Added to the wishlist: ${product}`}</Toast.Description>
            <Toast.Action>Undo</Toast.Action>
            <Toast.Close />
          </Toast.Root>
        ))}
      </Toast.Region>
    </>
  )
}

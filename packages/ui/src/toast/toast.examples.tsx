import { Button } from '@shop/ui/button'
import { Toast } from '@shop/ui/toast'
import { useState } from 'react'

export function Example() {
  const [shown, setShown] = useState(false)
  return (
    <>
      <Button onClick={() => setShown(true)}>Add to wishlist</Button>
      <Toast.Region>
        {shown && (
          <Toast.Root onOpenChange={setShown}>
            <Toast.Description>Added to the wishlist</Toast.Description>
            <Toast.Action>Undo</Toast.Action>
            <Toast.Close />
          </Toast.Root>
        )}
      </Toast.Region>
    </>
  )
}

import { Button } from '@shop/ui/button'
import { Toast, ToastRegion } from '@shop/ui/toast'
import { useState } from 'react'

export function Example() {
  const [shown, setShown] = useState(false)
  return (
    <>
      <Button onClick={() => setShown(true)}>Add to wishlist</Button>
      <ToastRegion>
        {shown && (
          <Toast onClose={() => setShown(false)} action={{ label: 'Undo', onPress: () => setShown(false) }}>
            Added to the wishlist
          </Toast>
        )}
      </ToastRegion>
    </>
  )
}

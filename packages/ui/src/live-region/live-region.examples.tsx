import { Button } from '@shop/ui/button'
import { LiveRegion } from '@shop/ui/live-region'
import { useState } from 'react'

export function Example() {
  const [copies, setCopies] = useState(0)
  return (
    <>
      <Button onClick={() => setCopies(copies + 1)}>Copy the code</Button>
      <LiveRegion message={copies > 0 ? 'Copied' : ''} messageKey={copies} />
    </>
  )
}

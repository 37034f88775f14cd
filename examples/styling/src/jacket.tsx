import { Button, Price, QuantityStepper } from '@shop/ui'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

interface Classes {
  page?: string | undefined
  stepper?: string | undefined
  button?: string | undefined
}

function Jacket({ classes }: { classes: Classes }) {
  const [pieces, setPieces] = useState(1)
  const [added, setAdded] = useState(0)
  return (
    <main className={classes.page}>
      <h1 data-text="h1">Work jacket</h1>
      <Price amount={249} was={299} currency={{ suffix: '€' }} />
      <QuantityStepper.Root
        product="Work jacket"
        max={20}
        value={pieces}
        onValueChange={setPieces}
        className={classes.stepper}
      />
      <Button variant="accent" className={classes.button} onClick={() => setAdded(pieces)}>
        Add to cart
      </Button>
      <p role="status">{added > 0 && `In the cart: ${added}`}</p>
    </main>
  )
}

/** The same page in every way of styling. */
export function show(classes: Classes) {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  createRoot(root).render(
    <StrictMode>
      <Jacket classes={classes} />
    </StrictMode>,
  )
}

import './nearest-button.css'
import type { Place } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { useState } from 'react'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'

interface NearestButtonProps {
  onLocated: (place: Place) => void
  words: CheckoutWords['nearest']
}

const TIMEOUT_MS = 10_000
/** A place this old is good enough, milliseconds. */
const MAX_AGE_MS = 5 * 60_000

/** Hundred metres: points are compared, and nobody needs to know the house. */
const rounded = (degrees: number): number => Math.round(degrees * 1_000) / 1_000

/** «Найближчі до мене»: asks the browser where the shopper is, with its own question for permission. */
export function NearestButton({ onLocated, words }: NearestButtonProps) {
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle')
  const locate = () => {
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onLocated({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) })
      },
      () => setState('failed'),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    )
  }
  return (
    <>
      <Button variant="quiet" size="small" pending={state === 'locating'} onClick={locate}>
        {words.show}
      </Button>
      <p role="status" data-text="caption">
        {state === 'failed' && words.failed}
      </p>
    </>
  )
}

import { Button } from '@shop/ui/button'
import { useState } from 'react'
import { CITY_REF, CITY_REF_LABEL } from './address-form.ts'
import { AddressCityField } from './city-field.tsx'
import type { DeliveryCityData, DeliveryCityReply } from './delivery-city.server.ts'

interface DeliveryCityPageProps {
  data: DeliveryCityData
  /** The server's reply to a form without one city. */
  reply: DeliveryCityReply | undefined
}

/** «Куди доставити?»: what the dialog of the header does, without scripts. */
export function DeliveryCityPage({
  data: { city, next, favourites, words, checkoutWords },
  reply,
}: DeliveryCityPageProps) {
  const [error, setError] = useState(reply?.error)
  const remembered = {
    shipping_city: city?.label ?? '',
    [CITY_REF]: city?.ref ?? '',
    [CITY_REF_LABEL]: city?.label ?? '',
  }
  return (
    <div className="wrap authpage">
      <h1 data-text="h1">{words.where}</h1>
      <form method="post" noValidate className="authform">
        <p data-text="muted">{words.invitation}</p>
        <input type="hidden" name="next" value={reply?.next ?? next} />
        <AddressCityField
          values={reply?.values ?? remembered}
          error={error}
          onChange={() => setError(undefined)}
          cities={reply?.cities ?? favourites}
          citiesFailure={reply?.citiesFailure ?? null}
          favourites={favourites}
          words={checkoutWords}
        />
        <Button type="submit" variant="accent">
          {words.save}
        </Button>
      </form>
    </div>
  )
}

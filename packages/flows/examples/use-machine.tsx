/** The machine of the cart with `useMachine`, without the flow around it: nothing is stored, no other tab follows. */
import { cartActors } from '@shop/flows/cart'
import { cartMachine } from '@shop/flows/cart/machine'
import { cartView } from '@shop/flows/cart/view'
import { useMachine } from '@xstate/react'
import { useState } from 'react'

type Client = Parameters<typeof cartActors>[0]['client']

export function Cart({ client }: { client: Client }) {
  const [machine] = useState(() => cartMachine.provide({ actors: cartActors({ client }) }))
  const [snapshot, send] = useMachine(machine, { input: { lang: 'en' } })
  const { lines, count, pending, errors } = cartView(snapshot)
  return (
    <section aria-busy={pending}>
      <h2>Cart ({count})</h2>
      <button type="button" onClick={() => send({ type: 'cart.add', productId: 1 })}>
        Add the jacket
      </button>
      {/* Tags, states and guards are XState's: */}
      {snapshot.matches({ network: 'offline' }) && <p>You are offline.</p>}
      <ul>
        {lines.map(line => (
          <li key={line.id}>
            {line.name} × {line.count}
            <button type="button" onClick={() => send({ type: 'cart.remove', lineId: line.id })}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      {Object.entries(errors).map(([key, error]) => (
        <p key={key} role="alert">
          {error.message ?? 'The shop does not answer.'}
        </p>
      ))}
    </section>
  )
}

import { Button } from '@shop/ui/button'
import { formatMessage } from '@shop/ui/messages/format'
import { useEffect, useRef } from 'react'
import type { CartWords } from '../../platform/words/uk/cart.ts'
import { CartForm } from './cart-form.tsx'
import { acceptRestore, holdRemoved, type RemovedLine, releaseRemoved } from './removed-lines.ts'

interface RemovedLineRowProps {
  line: RemovedLine
  words: CartWords
}

/** In place of a removed line: puts it back. The focus comes here from the line's own button, which is gone. */
export function RemovedLineRow({ line, words }: RemovedLineRowProps) {
  const { id, name, saved } = line
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  const text = formatMessage(saved ? words.savedForLater : words.removed, { product: name })
  return (
    <li
      className="cart-line-removed"
      onPointerEnter={() => holdRemoved(id)}
      onPointerLeave={() => releaseRemoved(id)}
      onFocus={event => event.target.matches(':focus-visible') && holdRemoved(id)}
      onBlur={() => releaseRemoved(id)}
    >
      <p>{text}</p>
      <CartForm
        intent="restore"
        line={id}
        onCommand={() => {
          saved?.undo()
          acceptRestore(id)
        }}
      >
        <Button ref={undo} type="submit" size="small" aria-label={formatMessage(words.undoOf, { product: name })}>
          {words.undo}
        </Button>
      </CartForm>
    </li>
  )
}

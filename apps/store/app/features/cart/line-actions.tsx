import type { CartLine, Option } from '@shop/contract'
import { formatMessage } from '@shop/ui/messages/format'
import { type ReactNode, useRef, useState } from 'react'
import type { CartWords } from '../../platform/words/uk/cart.ts'
import { CartForm } from './cart-form.tsx'
import { SizeList } from './size-list.tsx'
import { useSizes } from './use-sizes.ts'

/** A line that can be moved to the wishlist, and its name in accessible labels. */
export interface LineToSave {
  id: number
  productId: number
  product: string
  words: CartWords
}

/** Renders «Відкласти»: of the wishlist, which the cart does not know. */
export type RenderSaveForLater = (line: LineToSave) => ReactNode

interface LineActionsProps {
  line: CartLine
  /** Its name in accessible labels. */
  product: string
  words: CartWords
  /** Sizes of its product, where the server has loaded them. */
  sizes: readonly Option[] | undefined
  saveForLater: RenderSaveForLater | undefined
}

/** «Змінити розмір» and «Відкласти» of a line. */
export function LineActions({ line, product, words, sizes, saveForLater }: LineActionsProps) {
  return (
    <div className="cart-line__actions">
      {line.option_id !== null && <SizeChange {...{ line, product, words, sizes }} />}
      {saveForLater?.({ id: line.id, productId: line.product_id, product, words })}
    </div>
  )
}

/**
 * The sizes of a line's product. Without scripts they come with the page, and each submits the form; for those of a very long cart the
 * page of the product stands in.
 */
function SizeChange({ line, product, words, sizes }: Omit<LineActionsProps, 'saveForLater'>) {
  const [isOpen, setOpen] = useState(false)
  const summary = useRef<HTMLElement>(null)
  const loaded = useSizes(line.product_id, isOpen)
  const shown = loaded.status !== 'ready' && sizes ? { status: 'ready' as const, sizes } : loaded
  const close = () => {
    setOpen(false)
    summary.current?.focus()
  }
  return (
    <details
      className="cart-line__sizes"
      open={isOpen}
      onToggle={event => setOpen(event.currentTarget.open)}
      onKeyDown={event => {
        if (event.key === 'Escape' && isOpen) close()
      }}
    >
      <summary ref={summary} aria-label={formatMessage(words.changeSizeOf, { product })}>
        <span data-text="link">{words.changeSize}</span>
      </summary>
      {!sizes && (
        <noscript>
          <a href={line.url} data-text="link">
            {line.name}
          </a>
        </noscript>
      )}
      {(isOpen || sizes) && (
        <CartForm intent="option" line={line.id} onCommand={close}>
          <SizeList sizes={shown} current={line.option_id} words={words} />
        </CartForm>
      )}
    </details>
  )
}

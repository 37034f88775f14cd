import { Field } from '@shop/ui/field'
import { formatMessage } from '@shop/ui/messages/format'
import type { WishlistPageData } from './wishlist.server.ts'
import type { WishlistCard } from './wishlist-card.server.ts'
import { sizeFieldOf } from './wishlist-form-data.ts'

interface SizeSelectProps {
  card: WishlistCard
  /** Id of the form that adds to the cart. */
  form: string
  words: Pick<WishlistPageData['words'], 'size' | 'sizeOf' | 'sizeRequired' | 'soldOut'>
  hasError: boolean
  onChange: () => void
}

/** The size in which a product of the wishlist goes into the cart. */
export function SizeSelect({ card, form, words, hasError, onChange }: SizeSelectProps) {
  return (
    <Field.Root
      controlId={`${form}-${sizeFieldOf(card.id)}`}
      className="size-select"
      error={hasError ? words.sizeRequired : undefined}
    >
      <Field.Label data-visually-hidden="">{formatMessage(words.sizeOf, { product: card.name })}</Field.Label>
      <Field.Select
        name={sizeFieldOf(card.id)}
        form={form}
        defaultValue=""
        autoComplete="off"
        // Without scripts the browser brings the first that is missing into view.
        autoFocus={hasError}
        onChange={onChange}
      >
        <option value="">{words.size}</option>
        {card.options.map(({ id, name, isAvailable }) => (
          <option key={id} value={id} disabled={!isAvailable}>
            {isAvailable ? name : formatMessage(words.soldOut, { size: name })}
          </option>
        ))}
      </Field.Select>
      <Field.Error />
    </Field.Root>
  )
}

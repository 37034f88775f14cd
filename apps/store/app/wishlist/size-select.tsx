import { fill } from '../phrase.ts'
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
  const id = `${form}-${sizeFieldOf(card.id)}`
  return (
    <div className="size-select">
      <select
        id={id}
        name={sizeFieldOf(card.id)}
        form={form}
        defaultValue=""
        aria-label={fill(words.sizeOf, { product: card.name })}
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? `${id}-error` : undefined}
        autoComplete="off"
        onChange={onChange}
      >
        <option value="">{words.size}</option>
        {card.options.map(({ id: option, name, isAvailable }) => (
          <option key={option} value={option} disabled={!isAvailable}>
            {isAvailable ? name : fill(words.soldOut, { size: name })}
          </option>
        ))}
      </select>
      {hasError && (
        <p id={`${id}-error`} className="size-select__error">
          {words.sizeRequired}
        </p>
      )}
    </div>
  )
}

import { RUNNING_OUT_MAX } from '@shop/contract/cart-rules'
import { localise, splitLocale } from '@shop/contract/locales'
import { AvailabilityLabel } from '@shop/ui/availability-label'
import { Field } from '@shop/ui/field'
import { formatMessage, formatPlural, pluralForm } from '@shop/ui/messages/format'
import { Price } from '@shop/ui/price'
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { FormFailure } from '../../../platform/forms/messages.tsx'
import { usePrehydrationQueue } from '../../../platform/hydration/prehydration-queue.ts'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { expandImage } from '../../../platform/pictures/compact-image.ts'
import { Picture } from '../../../platform/pictures/picture.tsx'
import type { KitWords } from '../../../platform/words/uk/kit.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import {
  AddedGoods,
  AddSeveralButton,
  PIECE_FIELD,
  parseAddition,
  pieceSizeField,
  useAddSeveral,
} from '../../cart/index.ts'
import kitStyles from './kit.css?url'
import type { PieceView } from './piece.ts'
import { alternativesIn, fieldsOf, hasSameSizes, isBuyable, optionOf } from './piece-rules.ts'
import { useAdvisedSizes } from './use-advised-sizes.ts'

/** What a form without scripts has not done. */
export interface KitReply {
  error: string | null
  /** Text about what could not be added. */
  short: string | null
  sizes: Readonly<Record<string, string>>
  unwanted: readonly number[]
  /** Products without a size. */
  withoutSize: readonly number[]
}

interface KitFormProps {
  pieces: readonly PieceView[]
  words: KitWords
  /** Address that the form is posted to without scripts. */
  action: string
  /** Idempotency key of a form without scripts. */
  pageKey?: string | undefined
  reply?: KitReply | undefined
  /** The product of the page, with its chosen size. */
  own?: { id: number; size: string | null } | undefined
}

/** Options by product; empty or missing: none. */
type Sizes = Readonly<Record<string, string>>

/** The page with a table of sizes for each product of a kit. */
const bulkOrderPath = (action: string): string => {
  const { locale, path } = splitLocale(action)
  return localise(`${path.replace('/kit/', '/crew/')}?kit=1`, locale)
}

/** Products that go together, each with its size, added to the cart in one go. Without scripts a native form. */
export function KitForm({ pieces, words, action, pageKey, reply, own }: KitFormProps) {
  const { locale } = usePage()
  const id = useId()
  const queue = usePrehydrationQueue<HTMLFormElement>()
  const form = queue.ref
  const [chosen, setChosen] = useState<Sizes>(reply?.sizes ?? {})
  const alternatives = alternativesIn(pieces)
  const [unwanted, setUnwanted] = useState<readonly number[]>(reply?.unwanted ?? alternatives.slice(1))
  const [withoutSize, setWithoutSize] = useState<readonly number[]>(reply?.withoutSize ?? [])
  const [error, setError] = useState(reply?.error ?? null)
  /** Products whose size the shopper has chosen here, for this person. */
  const touched = useRef(new Set<number>())
  const { isPending, added, submit } = useAddSeveral({
    products: pieces.map(piece => piece.id),
    short: reply?.short,
    onAdded: () => touched.current.clear(),
  })
  const preset = (presets: readonly (readonly [piece: number, option: string])[]) =>
    setChosen(before => ({ ...before, ...Object.fromEntries(presets) }))

  useLayoutEffect(() => {
    if (!form.current) return
    // What was chosen before hydration: the next commit shows the state.
    const fields = fieldsOf(new FormData(form.current), pieces)
    setChosen(fields.sizes)
    setUnwanted(fields.unwanted)
  }, [form, pieces])

  const advised = useAdvisedSizes(pieces.map(piece => piece.id))
  const ownSize = own?.size ?? null
  const adviceKey = [...advised].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a size of the page or an advice changes, not when it is chosen here
  useEffect(() => {
    const ownPiece = pieces.find(piece => piece.id === own?.id)
    const presetOf = (piece: PieceView): string | undefined => {
      if (piece === ownPiece) return optionOf(piece, ownSize ?? advised.get(piece.id))
      if (touched.current.has(piece.id)) return undefined
      const same = ownPiece && hasSameSizes(ownPiece, piece) ? ownSize : null
      return optionOf(piece, advised.get(piece.id) ?? same)
    }
    const presets = pieces.flatMap(piece => {
      const option = presetOf(piece)
      return option === undefined ? [] : [[piece.id, option] as const]
    })
    if (presets.length > 0) preset(presets)
  }, [ownSize, adviceKey])

  /** Chooses a size, also for the pieces of the same sizes that have none of their own: none where it is sold out. */
  const choose = (piece: PieceView, chosenOption: string) => {
    touched.current.add(piece.id)
    const size = piece.sizes.find(([option]) => String(option) === chosenOption)?.[1]
    const followers = pieces.filter(other => !touched.current.has(other.id) && hasSameSizes(piece, other))
    preset([[piece.id, chosenOption], ...followers.map(other => [other.id, optionOf(other, size) ?? ''] as const)])
    setError(null)
  }

  const wanted = pieces.filter(piece => isBuyable(piece) && !unwanted.includes(piece.id))
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const fields = event.currentTarget
    event.preventDefault()
    if (isPending) return
    // Sent again after hydration, it comes before the state knows what was chosen before.
    const { sizes, unwanted: without } = fieldsOf(new FormData(fields), pieces)
    setChosen(sizes)
    setUnwanted(without)
    const missing = pieces.filter(
      piece => isBuyable(piece) && piece.sizes.length > 0 && !without.includes(piece.id) && !sizes[piece.id],
    )
    setWithoutSize(missing.map(piece => piece.id))
    const [first] = missing
    if (first) {
      setError(missing.length > 1 ? words.sizesRequired : null)
      const select = fields.elements.namedItem(pieceSizeField(first.id))
      if (select instanceof HTMLElement) select.focus()
      return
    }
    const isSent = submit(event, parseAddition(new FormData(fields)))
    setError(isSent ? null : words.nothing)
    if (!isSent) fields.querySelector<HTMLElement>('input[type="checkbox"]')?.focus()
  }

  const chosenPrice = (piece: PieceView) => piece.sizes.find(([option]) => String(option) === chosen[piece.id])?.[3]
  const isFrom = (piece: PieceView) =>
    chosenPrice(piece) === undefined && piece.sizes.some(([, , , price]) => price !== piece.price)
  const priceOf = (piece: PieceView) => chosenPrice(piece) ?? piece.price
  // Rounded to kopiykas: floating-point sums are inexact.
  const sum = Math.round(wanted.reduce((total, piece) => total + priceOf(piece), 0) * 100) / 100
  const isSoldOut = !pieces.some(isBuyable)

  return (
    <form {...queue} method="post" action={action} noValidate className="kit" onSubmit={onSubmit}>
      {/* The routes that show a kit do without its styles otherwise. */}
      <link rel="stylesheet" href={kitStyles} precedence="route" />
      {pageKey && <input type="hidden" name="key" value={pageKey} />}
      <ul className="kit__pieces">
        {pieces.map(piece => {
          const { name, url, picture, summary, availability, was, sizes } = piece
          const isWanted = wanted.includes(piece)
          const option = chosen[piece.id] ?? ''
          const isAlternative = alternatives.includes(piece.id)
          const isAdvised = option !== '' && option === optionOf(piece, advised.get(piece.id))
          return (
            <li key={piece.id} className="kit__piece" data-wanted={isWanted ? '' : undefined}>
              <span className="kit__take">
                <input
                  type={isAlternative ? 'radio' : 'checkbox'}
                  data-scope="field"
                  data-part="check-input"
                  name={PIECE_FIELD}
                  value={piece.id}
                  checked={isWanted}
                  disabled={!isBuyable(piece)}
                  aria-label={formatMessage(words.take, { product: name })}
                  onChange={({ currentTarget: { checked } }) => {
                    setUnwanted(before => {
                      const others = before.filter(one => one !== piece.id)
                      if (!checked) return [...others, piece.id]
                      return isAlternative ? [...others, ...alternatives.filter(one => one !== piece.id)] : others
                    })
                    setWithoutSize(before => before.filter(one => one !== piece.id))
                    setError(null)
                  }}
                />
              </span>
              <div className="kit__picture media-surface">
                <Picture image={expandImage(picture)} sizes="96px" />
              </div>
              <div className="kit__facts">
                <p>
                  <StoreLink href={url} aria-current={own?.id === piece.id ? 'page' : undefined}>
                    {name}
                  </StoreLink>
                </p>
                <p data-text="caption">{summary}</p>
                <Price amount={priceOf(piece)} was={isFrom(piece) ? null : was} from={isFrom(piece)} />
                {availability !== 'in_stock' && <AvailabilityLabel availability={availability} />}
                {!isBuyable(piece) && (
                  <a data-text="link" href={localise(`/notify${splitLocale(url).path}`, locale)}>
                    {words.notify}
                  </a>
                )}
              </div>
              {sizes.length > 0 && isBuyable(piece) && (
                <Field.Root
                  controlId={`${id}${piece.id}`}
                  className="kit__size"
                  hint={isAdvised ? words.advised : undefined}
                  error={withoutSize.includes(piece.id) && !chosen[piece.id] ? words.sizeRequired : undefined}
                >
                  <Field.Label data-visually-hidden="">{formatMessage(words.sizeOf, { product: name })}</Field.Label>
                  <Field.Select
                    name={pieceSizeField(piece.id)}
                    value={option}
                    autoComplete="off"
                    // Without scripts the browser brings the first that is missing into view.
                    autoFocus={withoutSize.includes(piece.id)}
                    onChange={({ currentTarget: { value } }) => choose(piece, value)}
                  >
                    <option value="">{words.chooseSize}</option>
                    {sizes.map(([option, size, left]) => (
                      <option key={option} value={option} disabled={left === 0}>
                        {left === 0
                          ? formatMessage(words.soldOut, { size })
                          : left <= RUNNING_OUT_MAX
                            ? formatMessage(pluralForm(locale, words.fewLeft, left), { size, left })
                            : size}
                      </option>
                    ))}
                  </Field.Select>
                  <Field.Hint />
                  <Field.Error />
                </Field.Root>
              )}
            </li>
          )
        })}
      </ul>
      <div className="kit__buy">
        <p className="kit__total" role="status">
          <span>{`${words.total}: ${formatPlural(locale, words.units, wanted.length)}`}</span>
          <Price amount={sum} size="large" from={wanted.some(isFrom)} />
        </p>
        <FormFailure>{error}</FormFailure>
        <AddSeveralButton disabled={isSoldOut} pending={isPending} autoFocus={error !== null}>
          {words.add}
        </AddSeveralButton>
        {added && <AddedGoods {...added} words={words} />}
        <a data-text="link" href={bulkOrderPath(action)}>
          {words.bulkOrder}
        </a>
      </div>
    </form>
  )
}

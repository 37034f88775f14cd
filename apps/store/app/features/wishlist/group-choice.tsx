import type { Locale } from '@shop/contract/locales'
import { EVERYTHING } from '@shop/contract/wishlist-map'
import { useFlowView } from '@shop/flows/react'
import { cleanName, NAME_LENGTH, ownGroups, validateGroupName } from '@shop/flows/wishlist'
import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import { type FormEvent, useRef, useState } from 'react'
import { loadValidationMessages } from '../../platform/forms/validation-messages.ts'
import type { WishlistWords } from '../../platform/words/uk/wishlist.ts'
import { useWishlist } from '../../shell/wishlist-state.ts'

interface GroupChoiceProps {
  productId: number
  words: WishlistWords
  locale: Locale
  onDone: () => void
}

/** The groups of the wishlist to move a liked product into, and a form for a new one. */
export function GroupChoice({ productId, words, locale, onDone }: GroupChoiceProps) {
  const flow = useWishlist()
  const { wishlist } = useFlowView(flow)
  const own = ownGroups(wishlist)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  const move = (to: string) => {
    flow.send({ type: 'wishlist.move', productId, to })
    onDone()
  }
  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = field.current?.value ?? ''
    const problem = validateGroupName(wishlist, name)
    if (problem) {
      setError(problem === 'required' ? (await loadValidationMessages(locale)).required : words[problem])
      field.current?.focus()
      return
    }
    flow.send({ type: 'wishlist.group.add', name })
    move(cleanName(name))
  }
  return (
    <div className="group-choice">
      <ul>
        {[EVERYTHING, ...own].map(group => {
          const isChosen =
            group === EVERYTHING
              ? !own.some(name => wishlist[name]?.includes(productId))
              : (wishlist[group]?.includes(productId) ?? false)
          return (
            <li key={group}>
              <Button fullWidth aria-pressed={isChosen} onClick={() => move(group)}>
                {group === EVERYTHING ? words.noGroup : group}
              </Button>
            </li>
          )
        })}
      </ul>
      <form noValidate onSubmit={event => void create(event)}>
        <Field.Root controlId="liked-group" error={error} required>
          <Field.Label>{words.newGroup}</Field.Label>
          <Field.InputGroup>
            <Field.Input ref={field} name="name" maxLength={NAME_LENGTH} autoComplete="off" />
          </Field.InputGroup>
          <Field.Error />
        </Field.Root>
        <Button type="submit" variant="neutral">
          {words.create}
        </Button>
      </form>
    </div>
  )
}

import { EVERYTHING } from '@shop/contract/wishlist-map'
import { NAME_LENGTH } from '@shop/flows/wishlist'
import { ActionMenu } from '@shop/ui/action-menu'
import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { fill } from '../phrase.ts'
import type { WishlistPageData } from './wishlist.server.ts'
import type { NameProblem } from './wishlist-form-data.ts'

interface MoveProductMenuProps {
  card: { name: string }
  /** The groups it can be moved to. */
  own: readonly string[]
  /** The group it is in. */
  group: string | undefined
  words: WishlistPageData['words']
  onMove: (to: string) => void
  /** Creates a group and moves the product there; returns why the name is invalid. */
  onMoveToNew: (name: string) => NameProblem['kind'] | null
}

/** Moves a product to another group or a new one, whose name is typed in a form that replaces the menu. */
export function MoveProductMenu({ card, own, group, words, onMove, onMoveToNew }: MoveProductMenuProps) {
  const id = useId()
  const [naming, setNaming] = useState(false)
  const [problem, setProblem] = useState<NameProblem['kind'] | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const wasNaming = useRef(naming)

  useEffect(() => {
    if (wasNaming.current === naming) return
    wasNaming.current = naming
    const next = naming ? field.current : button.current
    next?.focus()
  }, [naming])

  const stop = () => {
    setProblem(null)
    setNaming(false)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const invalid = onMoveToNew(field.current?.value ?? '')
    setProblem(invalid)
    if (invalid) field.current?.focus()
    else stop()
  }
  if (naming)
    return (
      <form
        noValidate
        className="wishlist-product__move wishlist-product__new-group only-scripts"
        onSubmit={onSubmit}
        onKeyDown={event => event.key === 'Escape' && stop()}
      >
        <Field.Root controlId={id} error={problem ? words[problem] : undefined} required>
          <Field.Label>{words.groupName}</Field.Label>
          <Field.InputGroup>
            <Field.Input ref={field} name="name" maxLength={NAME_LENGTH} autoComplete="off" />
          </Field.InputGroup>
          <Field.Error />
        </Field.Root>
        <Button type="submit" variant="neutral" size="small">
          {words.create}
        </Button>
        <Button variant="quiet" size="small" onClick={stop}>
          {words.cancel}
        </Button>
      </form>
    )
  return (
    <div className="wishlist-product__move only-scripts">
      <ActionMenu.Root>
        <ActionMenu.Trigger ref={button} aria-label={fill(words.moveProduct, { product: card.name })}>
          {words.move}
        </ActionMenu.Trigger>
        <ActionMenu.Content>
          {own.length > 0 && (
            <>
              <ActionMenu.Item checked={group === undefined} onSelect={() => onMove(EVERYTHING)}>
                {words.noGroup}
              </ActionMenu.Item>
              {own.map(name => (
                <ActionMenu.Item key={name} checked={name === group} onSelect={() => onMove(name)}>
                  {name}
                </ActionMenu.Item>
              ))}
              <ActionMenu.Separator />
            </>
          )}
          <ActionMenu.Item onSelect={() => setNaming(true)}>{words.moveToNew}</ActionMenu.Item>
        </ActionMenu.Content>
      </ActionMenu.Root>
    </div>
  )
}

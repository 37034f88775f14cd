import { NAME_LENGTH } from '@shop/flows/wishlist'
import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import { formatMessage } from '@shop/ui/messages/format'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useLazyComponent } from '../../platform/browser/use-lazy-component.ts'
import { importOptional } from '../../platform/errors/chunk-reload.ts'
import { usePrehydrationQueue } from '../../platform/hydration/prehydration-queue.ts'
import type { WishlistPageData } from './wishlist.server.ts'
import type { NameProblem } from './wishlist-form-data.ts'

const loadMenu = () =>
  importOptional(() => import('./move-options-menu.tsx')).then(({ MoveOptionsMenu }) => MoveOptionsMenu)

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
  const [isFirstUse, setFirstUse] = useState(true)
  const { part: Menu, fetch, fetchOr } = useLazyComponent(loadMenu)
  const [problem, setProblem] = useState<NameProblem['kind'] | null>(null)
  const queue = usePrehydrationQueue<HTMLButtonElement>()
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
  const open = () => fetchOr(() => undefined)
  const label = formatMessage(words.moveProduct, { product: card.name })
  return (
    <div className="wishlist-product__move only-scripts">
      {Menu ? (
        <Menu
          label={label}
          own={own}
          group={group}
          words={words}
          defaultOpen={isFirstUse}
          buttonRef={button}
          onMove={onMove}
          onNewGroup={() => {
            setFirstUse(false)
            setNaming(true)
          }}
        />
      ) : (
        // Offline the press has no effect until the network returns; a banner says so.
        <button
          {...queue}
          type="button"
          aria-haspopup="menu"
          aria-expanded={false}
          aria-label={label}
          data-scope="action-menu"
          data-part="trigger"
          data-state="closed"
          onPointerEnter={fetch}
          onFocus={fetch}
          onClick={open}
          onKeyDown={event => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            open()
          }}
        >
          {words.move}
        </button>
      )}
    </div>
  )
}

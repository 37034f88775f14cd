import { NAME_LENGTH, type WishlistAction } from '@shop/flows/wishlist'
import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import type { WishlistPageData } from './wishlist.server.ts'
import { WishlistActionForm } from './wishlist-action-form.tsx'
import type { NameProblem } from './wishlist-form-data.ts'

interface GroupNameProps {
  id: string
  words: WishlistPageData['words']
  /** The group to rename. @default a new one */
  group?: string
  problem: NameProblem | null
  onAction: (action: WishlistAction) => void
}

/** A disclosure with the form that names a group. */
export function GroupName({ id, words, group = '', problem, onAction }: GroupNameProps) {
  const error = problem?.group === group ? words[problem.kind] : undefined
  return (
    <details className="group-name" open={error !== undefined || undefined}>
      <summary data-text="link">{group ? words.rename : words.newGroup}</summary>
      <WishlistActionForm intent={group ? 'rename' : 'add'} onAction={onAction}>
        {group && <input type="hidden" name="group" value={group} />}
        <Field.Root controlId={id} error={error} required>
          <Field.Label>{words.groupName}</Field.Label>
          <Field.InputGroup>
            <Field.Input name="name" defaultValue={group} maxLength={NAME_LENGTH} autoComplete="off" />
          </Field.InputGroup>
          <Field.Error />
        </Field.Root>
        <Button type="submit" variant="neutral">
          {group ? words.save : words.create}
        </Button>
      </WishlistActionForm>
    </details>
  )
}

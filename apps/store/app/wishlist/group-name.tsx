import { NAME_LENGTH, type WishlistAction } from '@shop/flows/wishlist'
import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import { DeedForm } from './deed-form.tsx'
import type { NameProblem } from './name-problem.ts'
import type { WishlistPageData } from './wishlist.server.ts'

interface GroupNameProps {
  id: string
  words: WishlistPageData['words']
  /** The group to rename; none: a new one. */
  group?: string
  problem: NameProblem | null
  onDeed: (deed: WishlistAction) => void
}

/** Field and button that name a group, folded behind what they do. */
export function GroupName({ id, words, group = '', problem, onDeed }: GroupNameProps) {
  const error = problem?.group === group ? words[problem.kind] : undefined
  return (
    <details className="wishname" open={error !== undefined || undefined}>
      <summary data-text="link">{group ? words.rename : words.newGroup}</summary>
      <DeedForm intent={group ? 'rename' : 'add'} onDeed={onDeed}>
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
      </DeedForm>
    </details>
  )
}

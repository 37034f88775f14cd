import { EVERYTHING } from '@shop/contract/wishlist-map'
import { ActionMenu } from '@shop/ui/action-menu'
import type { Ref } from 'react'
import type { WishlistPageData } from './wishlist.server.ts'

export interface MoveOptionsMenuProps {
  /** Accessible name of the button. */
  label: string
  /** The groups the product can be moved to. */
  own: readonly string[]
  /** The group it is in. */
  group: string | undefined
  words: WishlistPageData['words']
  /** Whether the press that fetched the menu opens it. */
  defaultOpen: boolean
  /** The button, which gets the focus when the menu closes. */
  buttonRef: Ref<HTMLButtonElement>
  onMove: (to: string) => void
  onNewGroup: () => void
}

/** The groups to move a product to, fetched with Radix when the button is pressed for the first time. */
export function MoveOptionsMenu(props: MoveOptionsMenuProps) {
  const { label, own, group, words, defaultOpen, buttonRef, onMove, onNewGroup } = props
  return (
    <ActionMenu.Root defaultOpen={defaultOpen}>
      <ActionMenu.Trigger ref={buttonRef} aria-label={label}>
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
        <ActionMenu.Item onSelect={onNewGroup}>{words.moveToNew}</ActionMenu.Item>
      </ActionMenu.Content>
    </ActionMenu.Root>
  )
}

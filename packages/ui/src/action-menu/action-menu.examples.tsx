import { ActionMenu } from '@shop/ui/action-menu'

export const Example = () => (
  <ActionMenu.Root>
    <ActionMenu.Button aria-label="Move: work jacket">Move</ActionMenu.Button>
    <ActionMenu.List>
      <ActionMenu.Item checked>For winter</ActionMenu.Item>
      <ActionMenu.Item checked={false}>For the crew</ActionMenu.Item>
      <ActionMenu.Separator />
      <ActionMenu.Item>New list…</ActionMenu.Item>
    </ActionMenu.List>
  </ActionMenu.Root>
)

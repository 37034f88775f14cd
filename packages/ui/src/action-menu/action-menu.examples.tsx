import { ActionMenu } from '@shop/ui/action-menu'

export const Example = () => (
  <ActionMenu.Root>
    <ActionMenu.Trigger aria-label="Move: work jacket">Move</ActionMenu.Trigger>
    <ActionMenu.Content>
      <ActionMenu.Item checked>For winter</ActionMenu.Item>
      <ActionMenu.Item checked={false}>For the crew</ActionMenu.Item>
      <ActionMenu.Separator />
      <ActionMenu.Item>New list…</ActionMenu.Item>
    </ActionMenu.Content>
  </ActionMenu.Root>
)

import type { Usage } from '../testing/usage.ts'
import { ActionMenu } from './index.ts'

export const usage: Usage = {
  when: [
    'For two or more actions on one object where buttons would not fit: a card, an order, an address.',
    'For moving an object to one of several lists: the current one is checked.',
  ],
  good: {
    text: 'A short verb on the trigger, whose full name says which object it acts on.',
    Sample: () => (
      <>
        <ActionMenu.Root>
          <ActionMenu.Trigger aria-label="Move: work jacket">Move</ActionMenu.Trigger>
          <ActionMenu.Content>
            <ActionMenu.Item checked>For winter</ActionMenu.Item>
            <ActionMenu.Item checked={false}>For the crew</ActionMenu.Item>
          </ActionMenu.Content>
        </ActionMenu.Root>
      </>
    ),
  },
  bad: {
    text: 'A menu for a single action: it costs a press more than a button.',
    Sample: () => (
      <>
        <ActionMenu.Root>
          <ActionMenu.Trigger aria-label="More: work jacket">More…</ActionMenu.Trigger>
          <ActionMenu.Content>
            <ActionMenu.Item>Delete</ActionMenu.Item>
          </ActionMenu.Content>
        </ActionMenu.Root>
      </>
    ),
  },
  content: [
    'Items are verbs, or the names of the lists to choose from.',
    'An item that opens a dialog ends with «…».',
    'The most frequent item is first, the destructive one last, after a separator.',
  ],
}

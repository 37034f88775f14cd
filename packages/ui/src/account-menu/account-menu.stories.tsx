import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { UserIcon } from '../icon/icons.tsx'
import { spoken, useExampleWords } from '../testing/examples.tsx'
import { AccountMenu, AccountMenuRoot, type AccountMenuRootProps } from './index.ts'

function Example(props: AccountMenuRootProps) {
  const words = useExampleWords()
  return (
    <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: 340 }}>
      <AccountMenu.Root {...props} style={{ alignSelf: 'start' }}>
        <AccountMenu.Button aria-label={words.accountOf}>
          <UserIcon />
        </AccountMenu.Button>
        <AccountMenu.List>
          <AccountMenu.Link href="#account">{words.contactInfo}</AccountMenu.Link>
          <AccountMenu.Link href="#addresses">{words.addresses}</AccountMenu.Link>
          <AccountMenu.Link href="#wishlist">{words.wishlist}</AccountMenu.Link>
          <AccountMenu.Link href="#orders" current>
            {words.orders}
          </AccountMenu.Link>
          <AccountMenu.Link href="#exchange">{words.exchange}</AccountMenu.Link>
          <AccountMenu.SignOut />
        </AccountMenu.List>
      </AccountMenu.Root>
    </div>
  )
}

const meta = {
  title: 'Account/Account menu',
  component: AccountMenuRoot,
  args: { onOpenChange: fn() },
  render: args => <Example {...args} />,
} satisfies Meta<typeof AccountMenuRoot>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, globals }) => {
    const { words } = spoken(globals)
    const button = canvas.getByRole('button', { name: words.accountOf })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('link', { name: words.orders })).toBeVisible())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'press' })
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(button).toHaveFocus()
  },
}
export const Open: Story = { args: { defaultOpen: true } }
export const Dark: Story = { args: { defaultOpen: true }, globals: { scheme: 'dark' } }
export const Russian: Story = { args: { defaultOpen: true }, globals: { locale: 'ru' } }
export const English: Story = { args: { defaultOpen: true }, globals: { locale: 'en' } }

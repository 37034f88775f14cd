import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { UserIcon } from '../icon/icons.tsx'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import { AccountMenu, AccountMenuRoot, type AccountMenuRootProps } from './index.ts'

function Example(props: AccountMenuRootProps) {
  const texts = useExampleTexts()
  return (
    <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: 340 }}>
      <AccountMenu.Root {...props} style={{ alignSelf: 'start' }}>
        <AccountMenu.Trigger aria-label={texts.accountOf}>
          <UserIcon />
        </AccountMenu.Trigger>
        <AccountMenu.Content>
          <AccountMenu.Link href="#account">{texts.contactInfo}</AccountMenu.Link>
          <AccountMenu.Link href="#addresses">{texts.addresses}</AccountMenu.Link>
          <AccountMenu.Link href="#wishlist">{texts.wishlist}</AccountMenu.Link>
          <AccountMenu.Link href="#orders" current>
            {texts.orders}
          </AccountMenu.Link>
          <AccountMenu.Link href="#exchange">{texts.exchange}</AccountMenu.Link>
          <AccountMenu.SignOut />
        </AccountMenu.Content>
      </AccountMenu.Root>
    </div>
  )
}

const meta = {
  title: 'Navigation/Account menu',
  component: AccountMenuRoot,
  args: { onOpenChange: fn() },
  render: args => <Example {...args} />,
} satisfies Meta<typeof AccountMenuRoot>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, globals }) => {
    const { texts } = localeFixtures(globals)
    const button = canvas.getByRole('button', { name: texts.accountOf })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('link', { name: texts.orders })).toBeVisible())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, expect.objectContaining({ reason: 'press' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(button).toHaveFocus()
  },
}
export const Open: Story = { args: { defaultOpen: true } }
export const Dark: Story = { args: { defaultOpen: true }, globals: { scheme: 'dark' } }
export const Russian: Story = { args: { defaultOpen: true }, globals: { locale: 'ru' } }
export const English: Story = { args: { defaultOpen: true }, globals: { locale: 'en' } }

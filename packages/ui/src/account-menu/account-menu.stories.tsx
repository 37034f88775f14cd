import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { UserIcon } from '../icon/icons.tsx'
import { useExampleTexts } from '../testing/examples.tsx'
import { AccountMenu, AccountMenuRoot, type AccountMenuRootProps } from './index.ts'

interface ExampleProps extends AccountMenuRootProps {
  /** Accessible name of the trigger; empty: in the toolbar's language. */
  label: string
  signOut: boolean
}

function Example({ label, signOut, ...props }: ExampleProps) {
  const texts = useExampleTexts()
  return (
    <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: 340 }}>
      <AccountMenu.Root {...props} style={{ alignSelf: 'start' }}>
        <AccountMenu.Trigger aria-label={label || texts.accountOf}>
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
          {signOut && <AccountMenu.SignOut />}
        </AccountMenu.Content>
      </AccountMenu.Root>
    </div>
  )
}

const meta = {
  title: 'Navigation/Account menu',
  component: AccountMenuRoot,
  args: { label: '', signOut: true, defaultOpen: false, onOpenChange: fn() },
  render: args => <Example {...args} />,
} satisfies Meta<ExampleProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Open: Story = { tags: ['toolbar'], args: { defaultOpen: true } }

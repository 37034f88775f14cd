import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { UserIcon } from '../icon/icons.tsx'
import { useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
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

const usage: Usage = {
  when: ['In the header, for the pages of a signed-in user.', 'When the links fit one short list, up to about eight.'],
  good: {
    text: 'The trigger names the person, the list holds links and ends with signing out.',
    Sample: () => (
      <>
        <AccountMenu.Root defaultOpen>
          <AccountMenu.Trigger aria-label="Account of Helen Marsh">
            <UserIcon />
          </AccountMenu.Trigger>
          <AccountMenu.Content>
            <AccountMenu.Link href="#data">Contact details</AccountMenu.Link>
            <AccountMenu.Link href="#orders" current>
              Orders
            </AccountMenu.Link>
            <AccountMenu.SignOut />
          </AccountMenu.Content>
        </AccountMenu.Root>
        <div style={{ blockSize: 170 }} />
      </>
    ),
  },
  bad: {
    text: 'Actions among the links: nobody expects a link in the header to change data.',
    Sample: () => (
      <>
        <AccountMenu.Root defaultOpen>
          <AccountMenu.Trigger aria-label="Account of Helen Marsh">
            <UserIcon />
          </AccountMenu.Trigger>
          <AccountMenu.Content>
            <AccountMenu.Link href="#data">Delete my account</AccountMenu.Link>
            <AccountMenu.Link href="#orders">Repeat the last order</AccountMenu.Link>
            <AccountMenu.SignOut />
          </AccountMenu.Content>
        </AccountMenu.Root>
        <div style={{ blockSize: 170 }} />
      </>
    ),
  },
  content: [
    'The same words as the headings of the pages they lead to.',
    'The name of the trigger contains the name of the person.',
    '«Sign out» is the last entry.',
  ],
}

const meta = {
  title: 'Navigation/Account menu',
  component: AccountMenuRoot,
  args: { label: '', signOut: true, defaultOpen: false, onOpenChange: fn() },
  render: args => <Example {...args} />,
  parameters: { usage },
} satisfies Meta<ExampleProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Open: Story = { tags: ['toolbar'], args: { defaultOpen: true } }

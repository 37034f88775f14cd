import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { HeartIcon, ListIcon, PinIcon, SwapIcon, UserIcon } from '../icon/icons.tsx'
import { Column, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { UserCard } from '../user-card/user-card.tsx'
import { AccountSidebar, AccountSidebarRoot, type AccountSidebarRootProps } from './index.ts'

interface SectionsProps extends AccountSidebarRootProps {
  /** Number beside the orders. */
  orders?: number
  signOut?: boolean
}

function Sections({ orders = 7, signOut = true, ...props }: SectionsProps) {
  const texts = useExampleTexts()
  return (
    <AccountSidebar.Root {...props}>
      <AccountSidebar.Trigger>
        <ListIcon size="small" />
        {texts.orders}
      </AccountSidebar.Trigger>
      <AccountSidebar.Content>
        <AccountSidebar.Link href="#account">
          <UserIcon size="small" />
          {texts.contactInfo}
        </AccountSidebar.Link>
        <AccountSidebar.Link href="#addresses" count={2}>
          <PinIcon size="small" />
          {texts.addresses}
        </AccountSidebar.Link>
        <AccountSidebar.Link href="#wishlist" count={4}>
          <HeartIcon size="small" />
          {texts.wishlist}
        </AccountSidebar.Link>
        <AccountSidebar.Link href="#orders" count={orders} current>
          <ListIcon size="small" />
          {texts.orders}
        </AccountSidebar.Link>
        <AccountSidebar.Link href="#exchange">
          <SwapIcon size="small" />
          {texts.exchange}
        </AccountSidebar.Link>
        {signOut && <AccountSidebar.SignOut />}
      </AccountSidebar.Content>
    </AccountSidebar.Root>
  )
}

const usage: Usage = {
  when: [
    'Beside every page of an account.',
    'On narrow screens the same list opens below a trigger that names the current section.',
  ],
  good: {
    text: 'Nouns, the current section marked, a count where there is something to see.',
    Sample: () => (
      <AccountSidebar.Root>
        <AccountSidebar.Trigger>Orders</AccountSidebar.Trigger>
        <AccountSidebar.Content>
          <AccountSidebar.Link href="#a">Contact details</AccountSidebar.Link>
          <AccountSidebar.Link href="#b" count={7} current>
            Orders
          </AccountSidebar.Link>
          <AccountSidebar.SignOut />
        </AccountSidebar.Content>
      </AccountSidebar.Root>
    ),
  },
  bad: {
    text: 'Sentences, and no section marked as the current one.',
    Sample: () => (
      <AccountSidebar.Root>
        <AccountSidebar.Trigger>Menu</AccountSidebar.Trigger>
        <AccountSidebar.Content>
          <AccountSidebar.Link href="#a">Here you can change your contact details</AccountSidebar.Link>
          <AccountSidebar.Link href="#b">See everything you ordered</AccountSidebar.Link>
        </AccountSidebar.Content>
      </AccountSidebar.Root>
    ),
  },
  content: [
    'One or two words for a section.',
    'The trigger shows the current section, not «Menu».',
    'A count is a number only; leave it out when it is zero.',
  ],
}

const meta = {
  title: 'Navigation/Account sidebar',
  component: AccountSidebarRoot,
  args: { orders: 7, signOut: true, onOpenChange: fn() },
  argTypes: { collapseQuery: { options: ['all', 'not all'], control: 'select' } },
  render: args => (
    <Column width={296}>
      <Sections {...args} />
    </Column>
  ),
  parameters: { usage },
} satisfies Meta<SectionsProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The collapsed list, as on narrow screens. */
export const Collapsed: Story = {
  args: { collapseQuery: 'all' },
  globals: { viewport: { value: 'mobile1' } },
}
function SectionsOf(props: SectionsProps) {
  const { buyerName } = useExampleTexts()
  return (
    <Column width={296}>
      <div>
        <UserCard user={{ name: buyerName, email: 'o.kovalenko@poshta.example', phone: '+380 67 123 45 67' }} />
        <Sections {...props} />
      </div>
    </Column>
  )
}
/** The list is open behind its trigger. */
export const CollapsedOpen: Story = { args: { collapseQuery: 'all', defaultOpen: true } }

export const WithUserCard: Story = { tags: ['toolbar'], render: args => <SectionsOf {...args} /> }

import { AccountSidebar } from '@shop/ui/account-sidebar'

export const Example = () => (
  <AccountSidebar.Root>
    <AccountSidebar.Trigger>Orders</AccountSidebar.Trigger>
    <AccountSidebar.Content>
      <AccountSidebar.Link href="/account">Contact details</AccountSidebar.Link>
      <AccountSidebar.Link href="/account/orders" count={7} current>
        Orders
      </AccountSidebar.Link>
      <AccountSidebar.SignOut />
    </AccountSidebar.Content>
  </AccountSidebar.Root>
)

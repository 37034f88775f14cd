import { AccountMenu } from '@shop/ui/account-menu'
import { UserIcon } from '@shop/ui/icon'

export const Example = () => (
  <AccountMenu.Root>
    <AccountMenu.Trigger aria-label="Account of Helen Marsh">
      <UserIcon />
    </AccountMenu.Trigger>
    <AccountMenu.Content>
      <AccountMenu.Link href="/account">Contact details</AccountMenu.Link>
      <AccountMenu.Link href="/account/orders" current>
        Orders
      </AccountMenu.Link>
      <AccountMenu.SignOut />
    </AccountMenu.Content>
  </AccountMenu.Root>
)

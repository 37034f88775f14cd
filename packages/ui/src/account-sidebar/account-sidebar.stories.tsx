import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { HeartIcon, ListIcon, PinIcon, SwapIcon, UserIcon } from '../icon/icons.tsx'
import { Column, InEachLanguage, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import { UserCard } from '../user-card/user-card.tsx'
import { AccountSidebar, AccountSidebarRoot, type AccountSidebarRootProps } from './index.ts'

function Sections(props: AccountSidebarRootProps) {
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
        <AccountSidebar.Link href="#orders" count={7} current>
          <ListIcon size="small" />
          {texts.orders}
        </AccountSidebar.Link>
        <AccountSidebar.Link href="#exchange">
          <SwapIcon size="small" />
          {texts.exchange}
        </AccountSidebar.Link>
        <AccountSidebar.SignOut />
      </AccountSidebar.Content>
    </AccountSidebar.Root>
  )
}

const meta = {
  title: 'Navigation/Account sidebar',
  component: AccountSidebarRoot,
  args: { onOpenChange: fn() },
  render: args => (
    <Column width={296}>
      <Sections {...args} />
    </Column>
  ),
} satisfies Meta<typeof AccountSidebarRoot>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const { texts, messages } = localeFixtures(globals)
    await expect(canvas.getByRole('navigation', { name: messages.account.label })).toBeVisible()
    // On narrow screens the list is collapsed behind its trigger.
    const opener = canvas.queryByRole('button', { name: texts.orders })
    if (opener) await userEvent.click(opener)
    await expect(canvas.getByRole('link', { name: new RegExp(texts.orders) })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('button', { name: messages.account.signOut })).toBeVisible()
  },
}

/** The collapsed list, as on narrow screens. */
export const Collapsed: Story = {
  args: { collapseQuery: 'all' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement, args }) => {
    const button = canvasElement.querySelector<HTMLElement>('[data-part="trigger"]')
    const list = canvasElement.querySelector('[data-part="content"]')
    if (!button || !list) throw new Error('no sidebar')
    await expect(list).not.toBeVisible()
    button.click()
    await expect(args.onOpenChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'press' }))
    await userEvent.keyboard('{Escape}')
    await expect(list).not.toBeVisible()
  },
}
function SectionsOf(props: AccountSidebarRootProps) {
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
export const WithUserCard: Story = { render: args => <SectionsOf {...args} /> }
export const Dark: Story = { ...WithUserCard, globals: { scheme: 'dark' } }
export const InThreeLanguages: Story = {
  render: () => (
    <InEachLanguage>
      <Column width={296}>
        <Sections />
      </Column>
    </InEachLanguage>
  ),
}

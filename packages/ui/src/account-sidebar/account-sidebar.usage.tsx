import type { Usage } from '../testing/usage.ts'
import { AccountSidebar } from './index.ts'

export const usage: Usage = {
  when: [
    'Beside every page of an account.',
    'On narrow screens the same list opens below a trigger that names the current section.',
  ],
  good: {
    text: 'Nouns, the current section marked, a count where there is something to see.',
    Sample: () => (
      <>
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
      </>
    ),
  },
  bad: {
    text: 'Sentences, and no section marked as the current one.',
    Sample: () => (
      <>
        <AccountSidebar.Root>
          <AccountSidebar.Trigger>Menu</AccountSidebar.Trigger>
          <AccountSidebar.Content>
            <AccountSidebar.Link href="#a">Here you can change your contact details</AccountSidebar.Link>
            <AccountSidebar.Link href="#b">See everything you ordered</AccountSidebar.Link>
          </AccountSidebar.Content>
        </AccountSidebar.Root>
      </>
    ),
  },
  content: [
    'One or two words for a section.',
    'The trigger shows the current section, not «Menu».',
    'A count is a number only; leave it out when it is zero.',
  ],
}

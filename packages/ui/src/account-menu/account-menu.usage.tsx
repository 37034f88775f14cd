import { UserIcon } from '../icon/index.ts'
import type { Usage } from '../testing/usage.ts'
import { AccountMenu } from './index.ts'

export const usage: Usage = {
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

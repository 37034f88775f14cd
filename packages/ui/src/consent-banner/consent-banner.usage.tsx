import { Button } from '../button/index.ts'
import type { Usage } from '../testing/usage.ts'
import { ConsentBanner } from './index.ts'

export const usage: Usage = {
  when: ['When the shop wants to set cookies that it does not need.'],
  good: {
    text: 'Refusing is as easy as accepting.',
    Sample: () => (
      <>
        <div style={{ minBlockSize: 260 }}>
          <ConsentBanner.Root>
            <ConsentBanner.Title>Cookies</ConsentBanner.Title>
            <ConsentBanner.Description>We count visits only if you allow it.</ConsentBanner.Description>
            <ConsentBanner.Footer>
              <Button>Refuse</Button>
              <Button>Accept</Button>
            </ConsentBanner.Footer>
          </ConsentBanner.Root>
        </div>
      </>
    ),
  },
  bad: {
    text: 'Only one answer stands out: consent that is not free.',
    Sample: () => (
      <>
        <div style={{ minBlockSize: 260 }}>
          <ConsentBanner.Root>
            <ConsentBanner.Title>We value your privacy</ConsentBanner.Title>
            <ConsentBanner.Description>Please accept to continue.</ConsentBanner.Description>
            <ConsentBanner.Footer>
              <Button variant="quiet">More</Button>
              <Button variant="accent">Accept all</Button>
            </ConsentBanner.Footer>
          </ConsentBanner.Root>
        </div>
      </>
    ),
  },
  content: [
    'Say what is stored and what for, in one sentence.',
    'Two verbs of the same weight.',
    'No «we value your privacy».',
  ],
}

import { Button } from '../button/index.ts'
import type { Usage } from '../testing/usage.ts'
import { LiveRegion } from './index.ts'

export const usage: Usage = {
  when: ['For a result that only the eye would notice: copied, sorted, saved.', 'Once per page; change its `message`.'],
  good: {
    text: 'The result is announced and visible.',
    Sample: () => (
      <>
        <p>
          <Button size="small">Copied</Button>
        </p>
        <LiveRegion message="Copied" />
      </>
    ),
  },
  bad: {
    text: 'Typing is interrupted by every key.',
    Sample: () => (
      <>
        <p role="note">1 character · 2 characters · 3 characters …</p>
        <LiveRegion message="" />
      </>
    ),
  },
  content: [
    'A few words: «Copied», «12 products found».',
    'Say the result, not the action.',
    '`assertive` for errors only.',
  ],
}

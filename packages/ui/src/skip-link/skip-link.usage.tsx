import type { Usage } from '../testing/usage.ts'
import { SkipLink } from './index.ts'

export const usage: Usage = {
  when: ['As the first element of every page with a header.'],
  good: {
    text: 'Visible as soon as it is focused; here always shown.',
    Sample: () => (
      <>
        <div style={{ minBlockSize: 64 }}>
          <a href="#usage" data-text="link">
            Skip to content
          </a>
        </div>
      </>
    ),
  },
  bad: {
    text: 'A row of skip links: more to skip than to gain.',
    Sample: () => (
      <>
        <div style={{ minBlockSize: 64 }}>
          <a href="#a" data-text="link">
            Skip to search
          </a>{' '}
          ·{' '}
          <a href="#b" data-text="link">
            Skip to menu
          </a>{' '}
          ·{' '}
          <a href="#c" data-text="link">
            Skip to footer
          </a>
          <SkipLink href="#usage" />
        </div>
      </>
    ),
  },
  content: ['Says where it leads: «Skip to content».'],
}

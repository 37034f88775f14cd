import { Button } from '../button/index.ts'
import type { Usage } from '../testing/usage.ts'
import { LoadingBar } from './index.ts'

export const usage: Usage = {
  when: ['At the top of the page while another page is loaded.'],
  good: {
    text: 'One bar for the page; nothing appears for work under 200 ms.',
    Sample: () => (
      <>
        <div style={{ minBlockSize: 64 }}>
          <LoadingBar state="loading" />
        </div>
      </>
    ),
  },
  bad: {
    text: 'The bar for a single button: its own `pending` is nearer.',
    Sample: () => (
      <>
        <div style={{ minBlockSize: 64 }}>
          <LoadingBar state="loading" />
          <Button>Apply</Button>
        </div>
      </>
    ),
  },
  content: ['No text: the name for screen readers comes from the messages.'],
}

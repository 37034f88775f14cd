import { Button } from '../button/index.ts'
import type { Usage } from '../testing/usage.ts'
import { ScrollToTop } from './index.ts'

export const usage: Usage = {
  when: ['On long pages: catalogue, reviews, articles. It appears after 700 px.'],
  good: {
    text: 'One small button at the edge; here always shown.',
    Sample: () => (
      <>
        <div style={{ minBlockSize: 96 }}>
          <div
            data-scope="scroll-to-top"
            data-part="root"
            style={{ position: 'static', display: 'inline-grid', placeItems: 'center', inlineSize: 48, blockSize: 48 }}
          >
            ↑
          </div>
          <ScrollToTop threshold={99999} />
        </div>
      </>
    ),
  },
  bad: {
    text: 'A large button that covers the content.',
    Sample: () => (
      <>
        <div style={{ minBlockSize: 96 }}>
          <Button variant="accent" fullWidth>
            Back to the top of the page
          </Button>
        </div>
      </>
    ),
  },
  content: ['No visible text; its name comes from the messages.'],
}

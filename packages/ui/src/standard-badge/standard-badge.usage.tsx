import { Badge } from '../badge/index.ts'
import type { Usage } from '../testing/usage.ts'
import { StandardBadge } from './index.ts'

export const usage: Usage = {
  when: ['For norms of protective clothing: EN 388, EN ISO 20471.', 'Only with a certificate.'],
  good: {
    text: 'Code, class and what it means.',
    Sample: () => (
      <>
        <StandardBadge code="EN ISO 20471" protectionClass="2" text="High visibility" layout="row" />
      </>
    ),
  },
  bad: {
    text: 'A promise instead of a norm.',
    Sample: () => (
      <>
        <Badge>Super safe</Badge>
      </>
    ),
  },
  content: [
    'Code and class exactly as in the certificate.',
    'The text is the name of the protection, not an advertisement.',
  ],
}

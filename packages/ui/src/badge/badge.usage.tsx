import type { Usage } from '../testing/usage.ts'
import { Badge } from './index.ts'

export const usage: Usage = {
  when: ['For a fact that sets a product apart: new, reduced, a bestseller.', 'At most two on one product.'],
  good: {
    text: 'One or two words; the discount as a number.',
    Sample: () => (
      <>
        <span style={{ display: 'flex', gap: 8 }}>
          <Badge variant="new">New</Badge>
          <Badge variant="sale">−16 %</Badge>
        </span>
      </>
    ),
  },
  bad: {
    text: 'A row of badges: none of them is read.',
    Sample: () => (
      <>
        <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Badge variant="new">New</Badge>
          <Badge variant="sale">Sale</Badge>
          <Badge>Hit</Badge>
          <Badge variant="outline">Only today</Badge>
          <Badge>Recommended</Badge>
        </span>
      </>
    ),
  },
  content: ['Up to about twelve characters.', 'A true minus sign before a discount: «−16 %».', 'No exclamation marks.'],
}

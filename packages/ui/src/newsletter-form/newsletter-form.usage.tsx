import { TextField } from '../field/index.ts'
import type { Usage } from '../testing/usage.ts'
import { NewsletterForm } from './index.ts'

export const usage: Usage = {
  when: ['In the footer, or at the end of an article.', 'When one e-mail address is all that is asked.'],
  good: {
    text: 'One field, one verb.',
    Sample: () => (
      <>
        <NewsletterForm.Root>
          <NewsletterForm.Field label="News by e-mail" />
          <NewsletterForm.Submit>Subscribe</NewsletterForm.Submit>
          <NewsletterForm.Status />
        </NewsletterForm.Root>
      </>
    ),
  },
  bad: {
    text: 'Every further field costs subscribers.',
    Sample: () => (
      <>
        <TextField label="First name" />
        <TextField label="Phone" />
        <NewsletterForm.Root>
          <NewsletterForm.Field label="News by e-mail" />
          <NewsletterForm.Submit>Send</NewsletterForm.Submit>
          <NewsletterForm.Status />
        </NewsletterForm.Root>
      </>
    ),
  },
  content: ['Say what will be sent and how often.', 'The button says «Subscribe», not «Send».'],
}

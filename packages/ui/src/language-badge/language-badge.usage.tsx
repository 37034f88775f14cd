import type { Usage } from '../testing/usage.ts'
import { LanguageBadge } from './index.ts'

export const usage: Usage = {
  when: [
    'In the header of a page that exists in several languages.',
    'Each link leads to the same page in that language.',
  ],
  good: {
    text: 'Every language in its own words.',
    Sample: () => (
      <>
        <LanguageBadge.Root defaultOpen>
          <LanguageBadge.Trigger badge="en" language="English" />
          <LanguageBadge.Content>
            <LanguageBadge.Link language="en" href="#en" current>
              English
            </LanguageBadge.Link>
            <LanguageBadge.Link language="uk" href="#uk">
              Українська
            </LanguageBadge.Link>
          </LanguageBadge.Content>
        </LanguageBadge.Root>
        <div style={{ blockSize: 130 }} />
      </>
    ),
  },
  bad: {
    text: 'Translated names: who needs the link cannot read it.',
    Sample: () => (
      <>
        <LanguageBadge.Root defaultOpen>
          <LanguageBadge.Trigger badge="en" language="English" />
          <LanguageBadge.Content>
            <LanguageBadge.Link language="en" href="#en" current>
              English
            </LanguageBadge.Link>
            <LanguageBadge.Link language="uk" href="#uk">
              Ukrainian
            </LanguageBadge.Link>
          </LanguageBadge.Content>
        </LanguageBadge.Root>
        <div style={{ blockSize: 130 }} />
      </>
    ),
  },
  content: ['The badge is the usual short form: «ua», «en».', 'No flags: a language is not a country.'],
}

import { LanguageBadge } from '@shop/ui/language-badge'

export const Example = () => (
  <LanguageBadge.Root>
    <LanguageBadge.Trigger badge="en" language="English" />
    <LanguageBadge.Content>
      <LanguageBadge.Link language="en" href="/en" current>
        English
      </LanguageBadge.Link>
      <LanguageBadge.Link language="uk" href="/">
        Українська
      </LanguageBadge.Link>
    </LanguageBadge.Content>
  </LanguageBadge.Root>
)

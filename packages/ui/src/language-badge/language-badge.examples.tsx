import { LanguageBadge } from '@shop/ui/language-badge'

export const Example = () => (
  <LanguageBadge.Root>
    <LanguageBadge.Trigger badge="en" language="English" />
    <LanguageBadge.List>
      <LanguageBadge.Link language="en" href="/en" current>
        English
      </LanguageBadge.Link>
      <LanguageBadge.Link language="uk" href="/">
        Українська
      </LanguageBadge.Link>
    </LanguageBadge.List>
  </LanguageBadge.Root>
)

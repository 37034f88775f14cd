import type { Meta, StoryObj } from '@storybook/react-vite'
import { useShopUi } from '../provider/provider.tsx'
import { useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import type { LanguageBadgeRootProps } from './language-badge.tsx'
import * as LanguageBadge from './parts.ts'

const usage: Usage = {
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

const meta = {
  title: 'Navigation/Language badge',
  component: LanguageBadge.Root,
  args: { defaultOpen: true },
  render: args => <Badge {...args} />,
  parameters: { usage },
} satisfies Meta<typeof LanguageBadge.Root>
export default meta
type Story = StoryObj<typeof meta>

const languages = [
  { language: 'uk', badge: 'ua', name: 'Українська', href: '#uk' },
  { language: 'ru', badge: 'ru', name: 'Русский', href: '#ru' },
  { language: 'en', badge: 'eng', name: 'English', href: '#en' },
]

function Badge(props: LanguageBadgeRootProps) {
  const { locale } = useShopUi()
  const texts = useExampleTexts()
  const badge = languages.find(({ language }) => language === locale)?.badge ?? ''
  return (
    <div
      data-surface="inverse"
      style={{ display: 'flex', justifyContent: 'end', padding: '8px 24px', marginBlockEnd: 180 }}
    >
      <LanguageBadge.Root {...props}>
        <LanguageBadge.Trigger badge={badge} language={texts.language} />
        <LanguageBadge.Content>
          {languages.map(({ language, name, href }) => (
            <LanguageBadge.Link key={language} language={language} href={href} current={language === locale}>
              {name}
            </LanguageBadge.Link>
          ))}
        </LanguageBadge.Content>
      </LanguageBadge.Root>
    </div>
  )
}

export const Playground: Story = { tags: ['toolbar'] }
export const Closed: Story = {
  args: { defaultOpen: false },
}

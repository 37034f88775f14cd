import type { Meta, StoryObj } from '@storybook/react-vite'
import { useShopUi } from '../provider/provider.tsx'
import { useExampleTexts } from '../testing/examples.tsx'
import type { LanguageBadgeRootProps } from './language-badge.tsx'
import * as LanguageBadge from './parts.ts'

const meta = {
  title: 'Navigation/Language badge',
  component: LanguageBadge.Root,
  args: { defaultOpen: true },
  render: args => <Badge {...args} />,
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

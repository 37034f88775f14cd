import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/index.ts'
import { useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { StandardBadge, StandardBadgeList } from './standard-badge.tsx'

const usage: Usage = {
  when: ['For norms of protective clothing: EN 388, EN ISO 20471.', 'Only with a certificate.'],
  good: {
    text: 'Code, class and what it means.',
    Sample: () => <StandardBadge code="EN ISO 20471" protectionClass="2" text="High visibility" layout="row" />,
  },
  bad: {
    text: 'A promise instead of a norm.',
    Sample: () => <Badge>Super safe</Badge>,
  },
  content: [
    'Code and class exactly as in the certificate.',
    'The text is the name of the protection, not an advertisement.',
  ],
}

const meta = {
  title: 'Data/Standard badge',
  component: StandardBadge,
  args: { code: 'EN ISO 20471', protectionClass: '2', text: '', layout: 'row' },
  parameters: { usage },
} satisfies Meta<typeof StandardBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const codes = [
  'EN ISO 20471',
  'EN 343',
  'EN 342',
  'EN ISO 11612',
  'EN 388',
  'EN ISO 20345',
  'EN 397',
  'EN 14404',
  'EN 1149-5',
  'EN 170',
]

export const Pictograms: Story = {
  render: () => (
    <StandardBadgeList>
      {codes.map(code => (
        <li key={code}>
          <StandardBadge code={code} layout="row" />
        </li>
      ))}
    </StandardBadgeList>
  ),
}

function Rows() {
  const texts = useExampleTexts()
  return (
    <StandardBadgeList>
      <li>
        <StandardBadge code="EN 388" protectionClass="2121X" text={texts.mechanical} layout="row" />
      </li>
      <li>
        <StandardBadge code="EN ISO 20471" protectionClass="2" text={texts.visibility} layout="row" />
      </li>
      <li>
        <StandardBadge code="EN ISO 20345" protectionClass="S3" />
      </li>
    </StandardBadgeList>
  )
}

export const WithMeaning: Story = { tags: ['toolbar'], render: () => <Rows /> }

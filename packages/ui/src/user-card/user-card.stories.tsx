import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  Column,
  InEachLanguage,
  localeFixtures,
  RendersNothing,
  useExampleLists,
  useExampleTexts,
} from '../testing/examples.tsx'
import { UserCard, type UserCardProps } from './user-card.tsx'

const user = { name: '', email: 'o.kovalenko@poshta.example', phone: '+380 67 123 45 67' }
const meta = {
  title: 'Data/User card',
  component: UserCard,
  args: { user },
  render: args => <Named {...args} />,
} satisfies Meta<typeof UserCard>
export default meta
type Story = StoryObj<typeof meta>

/** A name in the toolbar's language, unless one is given. */
function Named({ user: given, ...rest }: UserCardProps) {
  const { buyerName } = useExampleTexts()
  return (
    <Column width={296}>
      <UserCard {...rest} user={given && { ...given, name: given.name || buyerName }} />
    </Column>
  )
}

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+380 67 123 45 67' })).toHaveAttribute('href', 'tel:+380671234567')
    await expect(canvas.getByRole('link', { name: user.email })).toHaveAttribute('href', `mailto:${user.email}`)
  },
}
export const NoPhone: Story = {
  args: { user: { ...user, phone: null } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(localeFixtures(globals).messages.account.noPhone)).toBeVisible()
  },
}
/** Nothing is rendered. */
export const Guest: Story = {
  args: { user: null },
  render: args => (
    <>
      <Named {...args} />
      <RendersNothing />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-scope="user-card"]')).toBeNull()
  },
}
function LongNamed(props: UserCardProps) {
  const { longName } = useExampleLists()
  return <Named {...props} user={{ name: longName, email: 'oleksandra.pereiaslavska-khmelnytska@poshta.example' }} />
}
export const LongWords: Story = { render: args => <LongNamed {...args} /> }
export const Dark: Story = { globals: { scheme: 'dark' } }
function Somebody() {
  return <UserCard user={{ name: useExampleTexts().buyerName }} />
}
export const InThreeLanguages: Story = {
  render: () => (
    <InEachLanguage>
      <Column width={296}>
        <Somebody />
      </Column>
    </InEachLanguage>
  ),
}

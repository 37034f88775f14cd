import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, localeFixtures, RendersNothing, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { UserCard, type UserCardProps } from './user-card.tsx'

const user = { name: '', email: 'o.kovalenko@poshta.example', phone: '+380 67 123 45 67' }
const usage: Usage = {
  when: ['In an account, above its navigation.'],
  good: {
    text: 'Name, e-mail, phone; what is missing is said.',
    Sample: () => <UserCard user={{ name: 'Helen Marsh', email: 'helen@post.example', phone: '' }} />,
  },
  bad: {
    text: 'A login name that the person never chose.',
    Sample: () => <UserCard user={{ name: 'user_48213', email: 'helen@post.example', phone: '+380671234567' }} />,
  },
  content: ['The name as the person wrote it.', 'The phone in the format of its country.'],
}

const meta = {
  title: 'Data/User card',
  component: UserCard,
  args: { user, name: '', email: user.email, phone: user.phone },
  argTypes: { user: { control: false } },
  render: args => <Named {...args} />,
  parameters: { usage },
} satisfies Meta<NamedProps>
export default meta
type Story = StoryObj<typeof meta>

interface NamedProps extends UserCardProps {
  /** Parts of `user`; an empty name: in the toolbar's language. */
  name: string
  email: string
  phone: string | null
}

function Named({ user, name, email, phone, ...rest }: NamedProps) {
  const { buyerName } = useExampleTexts()
  return (
    <Column width={296}>
      <UserCard {...rest} user={user && { ...user, name: name || buyerName, email, phone }} />
    </Column>
  )
}

export const Playground: Story = { tags: ['toolbar'] }
export const ContactsAreLinks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+380 67 123 45 67' })).toHaveAttribute('href', 'tel:+380671234567')
    await expect(canvas.getByRole('link', { name: user.email })).toHaveAttribute('href', `mailto:${user.email}`)
  },
}
export const NoPhone: Story = {
  args: { phone: null },
}
export const MissingPhoneIsSaid: Story = {
  ...NoPhone,
  tags: ['!dev', '!autodocs'],
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
}
export const GuestRendersNothing: Story = {
  ...Guest,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-scope="user-card"]')).toBeNull()
  },
}
function LongNamed(props: NamedProps) {
  const { longName } = useExampleLists()
  return <Named {...props} name={longName} email="oleksandra.pereiaslavska-khmelnytska@poshta.example" />
}
export const LongWords: Story = { render: args => <LongNamed {...args} /> }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, InEachLanguage, useExampleWords } from '../internal/examples.tsx'
import { UserCard } from './user-card.tsx'

const user = { name: 'Олександр Коваленко', email: 'o.kovalenko@poshta.example', phone: '+380 67 123 45 67' }
const meta = {
  title: 'Account/User card',
  component: UserCard,
  args: { user },
  render: args => (
    <Column width={296}>
      <UserCard {...args} />
    </Column>
  ),
} satisfies Meta<typeof UserCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+380 67 123 45 67' })).toHaveAttribute('href', 'tel:+380671234567')
    await expect(canvas.getByRole('link', { name: user.email })).toHaveAttribute('href', `mailto:${user.email}`)
  },
}
export const NoPhone: Story = {
  args: { user: { ...user, phone: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Телефон не вказаний')).toBeVisible()
  },
}
export const Guest: Story = {
  args: { user: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-scope="user-card"]')).toBeNull()
  },
}
export const LongWords: Story = {
  args: {
    user: {
      name: 'Олександра-Вікторія Переяславська-Хмельницька',
      email: 'oleksandra.pereiaslavska-khmelnytska@poshta.example',
    },
  },
}
function Somebody() {
  return <UserCard user={{ name: useExampleWords().buyerName }} />
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

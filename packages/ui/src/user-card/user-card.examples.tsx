import { UserCard } from '@shop/ui/user-card'

const user = { name: 'Helen Marsh', email: 'helen@post.example', phone: '+380671234567' }

export const Example = () => <UserCard user={user} />

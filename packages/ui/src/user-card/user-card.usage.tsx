import type { Usage } from '../testing/usage.ts'
import { UserCard } from './index.ts'

export const usage: Usage = {
  when: ['In an account, above its navigation.'],
  good: {
    text: 'Name, e-mail, phone; what is missing is said.',
    Sample: () => (
      <>
        <UserCard user={{ name: 'Helen Marsh', email: 'helen@post.example', phone: '' }} />
      </>
    ),
  },
  bad: {
    text: 'A login name that the person never chose.',
    Sample: () => (
      <>
        <UserCard user={{ name: 'user_48213', email: 'helen@post.example', phone: '+380671234567' }} />
      </>
    ),
  },
  content: ['The name as the person wrote it.', 'The phone in the format of its country.'],
}

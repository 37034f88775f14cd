import { TextField } from '../field/index.ts'
import type { Usage } from '../testing/usage.ts'
import { PasswordField } from './index.ts'

export const usage: Usage = {
  when: [
    'For the password of a sign-in, and for a new one.',
    '`autoComplete="new-password"` where one is set: browsers then offer to create it.',
  ],
  good: {
    text: 'The rule is known beforehand, and the text can be shown.',
    Sample: () => (
      <>
        <PasswordField label="New password" autoComplete="new-password" hint="At least 8 characters" />
      </>
    ),
  },
  bad: {
    text: 'Typing twice, without seeing it.',
    Sample: () => (
      <>
        <TextField label="Password" type="password" />
        <TextField label="Repeat the password" type="password" />
      </>
    ),
  },
  content: ['The hint holds the whole rule.', 'An error names the part of the rule that is not met.'],
}

import type { QuestionsWords } from '../uk/questions.ts'

export const questions: QuestionsWords = {
  title: 'Questions and answers',
  lead: 'Questions and answers about every colour of this model.',
  none: 'No questions about this product yet. Ask the first one.',
  reply: 'Reply from the shop',
  form: {
    title: 'Your question',
    lead: 'We answer within one working day. The question appears on this page with our answer.',
    name: 'Name',
    email: 'E-mail',
    emailHint: 'Used for the answer only and never shown on the site.',
    text: 'Question',
    send: 'Ask a question',
    sent: 'Thank you! Your question has been sent. It will appear here with our answer.',
    another: 'Ask another',
  },
}

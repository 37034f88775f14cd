import type { Command } from 'commander'
import { positive, type Wiring } from './arguments.ts'
import { answerQuestion, hideQuestion, listWaitingQuestions, showQuestion } from './question-command.ts'

export function addQuestion(program: Command, { connect, say }: Wiring): void {
  const question = program.command('question').description('answers the questions about products')
  question
    .command('list', { isDefault: true })
    .description('lists questions that wait for an answer')
    .action(async () => say(await listWaitingQuestions(await connect())))
  question
    .command('show')
    .argument('<id>', 'id of the question', positive)
    .action(async (number: number) => say(await showQuestion(await connect(), number)))
  question
    .command('answer')
    .description('publishes a question with its answer, and mails the answer once')
    .argument('<id>', 'id of the question', positive)
    .argument('<text>', 'the answer')
    .action(async (number: number, text: string) => say(await answerQuestion(await connect(), number, text)))
  question
    .command('hide')
    .description('rejects a question, or withdraws a published one; an answer publishes it again')
    .argument('<id>', 'id of the question', positive)
    .action(async (number: number) => say(await hideQuestion(await connect(), number)))
}

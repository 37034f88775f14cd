import type { ReturnableOrder } from '@shop/contract'
import { COMMENT_MAX, formatIssue } from '@shop/contract/fields'
import type { Messages } from '@shop/contract/messages/uk'
import { truncate } from '@shop/contract/text'
import { type ReturnIssue, type ReturnIssues, type ReturnValues, returnInputs } from '@shop/flows/return-request/rules'
import type { ReturnsWords } from '../../../platform/words/uk/returns.ts'

/** The order of a guest, opened by its token. */
export interface GuestOrder {
  number: string
  token: string
}

/** Error messages by the name of the input; `items`: of all lines together. */
export type ReturnErrors = Readonly<Record<string, string>>

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')

/** Reads the inputs of a form. */
export const readReturnForm = (form: FormData, order: ReturnableOrder): ReturnValues =>
  Object.fromEntries(returnInputs(order).map(name => [name, truncate(textOf(form.get(name)), COMMENT_MAX * 2)]))

interface Texts {
  messages: Messages
  words: ReturnsWords
}

/** An issue in the words of a language. */
function issueText(issue: ReturnIssue, { messages, words }: Texts): string {
  switch (issue.rule) {
    case 'server':
      return issue.message
    case 'items':
      return words.noItems
    case 'size':
      return words.chooseSize
    case 'sameSize':
      return words.sameSize
    case 'iban':
      return words.ibanWrong
    case 'photos':
      return words.photos.unsent
    default:
      return formatIssue(messages, issue)
  }
}

export const toReturnErrors = (issues: ReturnIssues, texts: Texts): ReturnErrors =>
  Object.fromEntries(Object.entries(issues).map(([name, issue]) => [name, issueText(issue, texts)]))

/** Address of the page that says that a request was sent. */
export const sentPath = ({ pathname }: Pick<URL, 'pathname'>, guest: GuestOrder | null, number: string): string =>
  `${pathname}?${new URLSearchParams({ ...guest, sent: number })}`

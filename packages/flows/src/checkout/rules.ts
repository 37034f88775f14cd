export { type Change, changesBetween, type ShownCart, type ShownLine, shopsChanges } from './changes.ts'
export { before, canEnter, type Finished, furthest, isStep, landing, type Step, steps } from './steps.ts'
export { type OrderBody, submissionOf } from './submission.ts'
export {
  type Chosen,
  cleanStep,
  type FieldIssue,
  type FieldIssues,
  firstOf,
  hasRecipient,
  inputOf,
  inputs,
  issuesTold,
  judgeStep,
  stepOf,
  type Typed,
} from './typed.ts'

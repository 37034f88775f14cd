export { GradeInput as Grade } from './grade-input.tsx'
export {
  ReviewFormFoot as Foot,
  ReviewFormRoot as Root,
  ReviewFormRow as Row,
  ReviewFormStatus as Status,
} from './review-form.tsx'

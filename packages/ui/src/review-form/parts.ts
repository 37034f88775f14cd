export { GradeInput as Grade } from './grade-input.tsx'
export {
  ReviewFormFooter as Footer,
  ReviewFormRoot as Root,
  ReviewFormRow as Row,
  ReviewFormStatus as Status,
} from './review-form.tsx'

export {
  NewsletterFormError as Error,
  NewsletterFormField as Field,
  NewsletterFormRoot as Root,
  NewsletterFormStatus as Status,
  NewsletterFormSubmit as Submit,
} from './newsletter-form.tsx'

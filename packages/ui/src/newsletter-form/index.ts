export * from './newsletter-form.tsx'
export * as NewsletterForm from './parts.ts'

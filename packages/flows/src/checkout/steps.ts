/** The steps of the checkout in their order. Source: screens.md «Checkout». */
export const steps = ['contact', 'delivery', 'payment'] as const

export type Step = (typeof steps)[number]

export const isStep = (value: unknown): value is Step => steps.some(step => step === value)

/** The finished steps; the last one never is: it ends in an order. */
export interface Finished {
  readonly contact: boolean
  readonly delivery: boolean
}

/** Whether everything before a step is done. */
export const canEnter = (step: Step, { contact, delivery }: Finished): boolean =>
  step === 'contact' || (contact && (step === 'delivery' || delivery))

/** The first step that is not done. */
export const firstUnfinishedStep = ({ contact, delivery }: Finished): Step =>
  !contact ? 'contact' : !delivery ? 'delivery' : 'payment'

/** The requested step if it can be entered, else the first unfinished one. */
export const resolveStep = (requestedStep: Step | null, finished: Finished): Step =>
  requestedStep && canEnter(requestedStep, finished) ? requestedStep : firstUnfinishedStep(finished)

export const previousStep = (step: Step): Step => (step === 'payment' ? 'delivery' : 'contact')

/** Utilities win over the theme, and variants reach a state: `data-state`, `data-disabled`, a part inside. */
export const utilities = {
  page: 'grid justify-items-start gap-6 p-6',
  button: 'rounded-[20px]',
  stepper: 'rounded-[20px] [&_[data-part=input]]:font-bold',
}

/** Submits a form as without scripts, with the value of the pressed button, which `form.submit()` would leave out. */
export function submitNatively(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') {
    const value = document.createElement('input')
    Object.assign(value, { type: 'hidden', name: submitter.name, value: submitter.value })
    form.append(value)
  }
  form.submit()
}

/**
 * What a form that puts goods into the cart wants to be opened once they are in: its field `modal`. Without one the cart's
 * own, `product-added`. Source: spec §4.
 */
export function modalOf(form: HTMLFormElement): { modal?: string } {
  const modal = new FormData(form).get('modal')
  return typeof modal === 'string' && modal !== '' ? { modal } : {}
}

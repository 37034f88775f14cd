/** The dialog that an «add to cart» form opens after success: its field `modal`. @default 'product-added'. Source: spec §4. */
export function modalOf(form: HTMLFormElement): { modal?: string } {
  const modal = new FormData(form).get('modal')
  return typeof modal === 'string' && modal !== '' ? { modal } : {}
}

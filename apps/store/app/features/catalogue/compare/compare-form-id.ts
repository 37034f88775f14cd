/** Id of the one form that the toggles of the cards of a list submit. */
export const COMPARE_FORM_ID = 'compare'

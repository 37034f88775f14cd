/**
 * Props of a message that belongs to no field. Without scripts the browser brings the first part of an answer that has them, or that
 * is an autofocused field, into view.
 */
export const broughtIntoView = { tabIndex: -1, autoFocus: true } as const

import { GUEST } from './session-cookie.ts'

/** Name of the input with the owner that a form was rendered for, as `ownerOf` says. */
export const OWNER_FIELD = 'owner'

/** Whether a form was shown to a customer who is no longer signed in: what they have typed is nobody else's. */
export function isOfAnother(form: FormData, owner: string): boolean {
  const shownTo = form.get(OWNER_FIELD) ?? GUEST
  return shownTo !== GUEST && shownTo !== owner
}

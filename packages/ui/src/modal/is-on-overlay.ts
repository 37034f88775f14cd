/**
 * Whether something that is no part of ours lies over the press: what others append to the body takes no presses while a dialog is
 * open, and lets them through to the overlay.
 */
const isCovered = ({ clientX: x, clientY: y }: PointerEvent): boolean =>
  [...document.body.children].some(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isAt = x >= left && x <= right && y >= top && y <= bottom
    return isAt && getComputedStyle(element).position === 'fixed' && !element.matches('[data-scope]')
  })

/** Whether a press is meant for the page behind: what others put above the dialog, such as the list of a password manager, is no part of it. */
export const isOnOverlay = (press: PointerEvent): boolean =>
  press.target instanceof Element &&
  press.target.matches('[data-scope="modal"][data-part="overlay"]') &&
  !isCovered(press)

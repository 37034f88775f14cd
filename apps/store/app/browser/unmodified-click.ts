/** Whether a click means «follow it here»: the main button without a modifier key, which would open a tab, a window or a download. */
export const isUnmodifiedClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey)

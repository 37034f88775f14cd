type Modified = Partial<Pick<MouseEvent, 'button'>> & Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click or key is the page's: main button, no modifier key (those open a tab, a window or a download, and go back). */
export const isUnmodified = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Modified): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey)

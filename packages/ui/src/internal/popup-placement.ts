import type { LazyModule } from './use-lazy-module.ts'

/** Side of the trigger, and alignment with it in reading direction. Where there is no room it is the opposite side. */
export type PopupPlacement =
  | 'top'
  | 'top-start'
  | 'top-end'
  | 'bottom'
  | 'bottom-start'
  | 'bottom-end'
  | 'left'
  | 'right'

/** Positioning, fetched when a popup is about to open. */
export const popupPosition: LazyModule<typeof import('./popup-position.tsx')> = {
  fetch: () => import('./popup-position.tsx'),
}

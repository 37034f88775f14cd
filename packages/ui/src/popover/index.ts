export type { PopupPlacement } from '../internal/popup-placement.ts'
export * as Popover from './parts.ts'
export * from './popover.tsx'

export * from './loading-bar.tsx'
export {
  LOADING_DELAY,
  LOADING_DURATION,
  LOADING_HIDE,
  type LoadingEvent,
  type LoadingPhase,
  loadingReducer,
} from './loading-phase.ts'

export {
  LOADING_DELAY,
  LOADING_DURATION,
  LOADING_HIDE,
  type LoadingEvent,
  type LoadingPhase,
  loadingReducer,
} from './loading.ts'
export * from './loading-bar.tsx'

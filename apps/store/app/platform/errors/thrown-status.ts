/** Status of what a loader threw by `data()`; undefined for a redirect or an error. */
export const thrownStatus = (thrown: unknown): unknown =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'init' in thrown &&
  typeof thrown.init === 'object' &&
  thrown.init !== null &&
  'status' in thrown.init
    ? thrown.init.status
    : undefined

/**
 * Bundlers replace the expression as a whole; a browser without a bundler has no `process`. A bundler removes a check from production
 * that is written as `if (isDevelopment() && process.env.NODE_ENV !== 'production')`, with the call marked as pure.
 */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}

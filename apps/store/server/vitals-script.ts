import { routePattern } from './route-pattern.ts'

/** Inline script of a document: reports what its browser measures. Fetched once the page has loaded. */
export const vitalsScript = (path: string): string =>
  `addEventListener('load',()=>setTimeout(()=>import('/web-vitals.js').then(m=>m.reportVitals(${JSON.stringify(routePattern(path))}),()=>{})))`

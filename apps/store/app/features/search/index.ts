export { resultsPath } from './search-path.ts'

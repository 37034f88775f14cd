export { en as defaultMessages } from './en.ts'

export { findCity } from './find-city.server.ts'

export { chooseDeliveryCity, loadDeliveryCity } from './delivery-city.server.ts'
export { findCity } from './find-city.server.ts'

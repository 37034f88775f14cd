export const address = {
  apartment: 'кв. {number}',
}

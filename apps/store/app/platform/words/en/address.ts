export const address = {
  apartment: 'flat {number}',
}

export const address = {
  apartment: 'apt {number}',
}

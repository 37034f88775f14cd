export const goods = [
  { sku: 'jacket', name: 'Work jacket', price: 249, was: 299, stock: 5 },
  { sku: 'gloves', name: 'Leather gloves', price: 19.5, was: null, stock: 0 },
]

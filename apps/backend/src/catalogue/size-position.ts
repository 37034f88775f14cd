const letters = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL']

/** Sort position of a size, a whole number: numbers first, then letters from small to large, then the rest. Half sizes share one with the whole size before them. */
export const sizePosition = (size: string): number => {
  const figure = Number.parseFloat(size)
  const letter = letters.indexOf(size)
  if (letter >= 0) return 10_000 + letter
  return Number.isNaN(figure) ? 20_000 : Math.min(Math.max(Math.floor(figure), 0), 9_999)
}

export { colourways, palette } from './colours.ts'
export { type DrawnDimension, dimensionsOf } from './dimension-lines.ts'
export { drawFlat, hasLabel } from './draw.ts'
export type { Colour, Colourway, Family, Flat, Label, Plate, PlateOptions } from './flat.ts'

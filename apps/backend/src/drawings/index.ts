export { colourways, palette } from './colours.ts'
export { drawFlat, hasLabel } from './draw.ts'
export type { Colour, Colourway, Family, Flat, Label, Plate, PlateOptions } from './flat.ts'

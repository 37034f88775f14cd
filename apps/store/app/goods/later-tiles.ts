import { later } from '../later.tsx'

/** A sheet of products whose cards are links: its script can wait. */
export const LaterTiles = later(async () => (await import('./tiles.tsx')).Tiles)

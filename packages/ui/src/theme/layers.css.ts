import { globalLayer } from '@vanilla-extract/css'

/** Order is precedence: whatever a shop writes outside these layers, or in later ones, wins over all of them. */
globalLayer('shop.reset')
globalLayer('shop.tokens')
globalLayer('shop.components')

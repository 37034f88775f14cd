import { globalLayer } from '@vanilla-extract/css'

/** The order is the precedence: styles outside of these layers, or in later ones, override all of them. */
globalLayer('shop.reset')
globalLayer('shop.tokens')
globalLayer('shop.components')

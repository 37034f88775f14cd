import { componentStyle, inlineDirection, partSelector } from './component-styles.ts'

const icon = partSelector('icon')

componentStyle(icon('root'), { inlineSize: '24px', blockSize: '24px', flex: 'none' })
// Mirrors icons that point in reading direction.
componentStyle(icon('root', '[data-mirrored]'), { scale: `${inlineDirection} 1` })
componentStyle(icon('root', '[data-size="small"]'), { inlineSize: '20px', blockSize: '20px' })

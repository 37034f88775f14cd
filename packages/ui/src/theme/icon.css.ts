import { paint, scope, side } from './paint.ts'

const icon = scope('icon')

paint(icon('root'), { inlineSize: '24px', blockSize: '24px', flex: 'none' })
// What points along the line of writing turns with it.
paint(icon('root', '[data-turns]'), { scale: `${side} 1` })
paint(icon('root', '[data-size="small"]'), { inlineSize: '20px', blockSize: '20px' })

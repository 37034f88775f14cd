import { paint, scope } from './paint.ts'

const icon = scope('icon')

paint(icon('root'), { inlineSize: '24px', blockSize: '24px', flex: 'none' })
paint(icon('root', '[data-size="small"]'), { inlineSize: '20px', blockSize: '20px' })

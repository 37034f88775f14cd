import { addons } from 'storybook/manager-api'
import { brand } from './brand.ts'

addons.setConfig({ theme: brand, sidebar: { showRoots: true } })

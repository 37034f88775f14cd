import { CodeOrSourceMdx, Source } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'
import { isDark } from '../brand.ts'

/** A piece of code in the scheme of the page: without a story beside it, Storybook's own block is always light. */
export const CodeBlock = (props: ComponentProps<typeof Source>) => <Source {...props} dark={isDark} />

/** Code of a text: words between backticks, or a fenced block. */
export const TextCode = (props: ComponentProps<typeof CodeOrSourceMdx>) => (
  <CodeOrSourceMdx {...props} {...{ dark: isDark }} />
)

import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks'

/** A piece of code like the fenced ones of a text, in the scheme of the page: `Source` is always light beside no story. */
export const CodeBlock = ({ language, code }: { language: string; code: string }) => (
  <CodeOrSourceMdx className={`language-${language}`}>{code}</CodeOrSourceMdx>
)

import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks'

interface CodeBlockProps {
  language: string
  code: string
}

/** A piece of code like the fenced ones of a text, in the scheme of the page: `Source` is always light beside no story. */
export const CodeBlock = ({ language, code }: CodeBlockProps) => (
  <CodeOrSourceMdx className={`language-${language}`}>{code}</CodeOrSourceMdx>
)

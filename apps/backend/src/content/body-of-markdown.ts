import { defaultLocale, type Locale, localise, splitLocale } from '@shop/contract/locales'
import type { ListItem, Nodes, PhrasingContent, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { htmlAttribute, htmlText } from '../html/escape.ts'
import { sanitizeBody } from '../html/sanitize-body.ts'

interface BodyProblem {
  /** Of the Markdown, from 1. */
  line: number
  message: string
}

interface MarkdownOptions {
  lang: Locale
  /** Each heading `###` becomes a question that opens its answer. */
  hasQuestions: boolean
}

/** Address for `href`: a path of the default language gets the prefix of the page's language. */
function hrefOf(url: string, lang: Locale): string | null {
  if (/^(https?:\/\/|mailto:|tel:|#)\S+$/.test(url)) return url
  if (!/^\/(?![/\\])\S*$/.test(url)) return null
  return splitLocale(url).locale === defaultLocale ? localise(url, lang) : url
}

/** What pages do not show; the value says what to write instead. */
const unsupported: Partial<Readonly<Record<Nodes['type'], string>>> = {
  html: 'HTML is not used in texts.',
  image: 'Pictures are not used in texts: a page has one, `picture` of its header.',
  imageReference: 'Pictures are not used in texts: a page has one, `picture` of its header.',
  emphasis: 'Emphasis is written **bold**.',
  code: 'Blocks of code are not used in texts; a line that begins with four spaces is one.',
  blockquote: 'Quotations are not used in texts.',
  thematicBreak: 'Lines between parts are not used in texts: use a heading.',
  linkReference: 'Links are written [text](address).',
  definition: 'Links are written [text](address).',
}

/** Renders Markdown as HTML of the tags that pages show. Anything else is a problem, and raw HTML never gets through. */
export function bodyOfMarkdown(
  markdown: string,
  { lang, hasQuestions }: MarkdownOptions,
): { html: string; problems: readonly BodyProblem[] } {
  const problems: BodyProblem[] = []
  const refuse = (node: Nodes, message: string) => {
    problems.push({ line: node.position?.start.line ?? 1, message })
    return ''
  }

  function inline(node: PhrasingContent): string {
    switch (node.type) {
      case 'text':
        return htmlText(node.value.replace(/\s*\n\s*/g, ' '))
      case 'break':
        return ' '
      case 'strong':
        return `<strong>${inlineAll(node.children)}</strong>`
      case 'inlineCode':
        return `<code>${htmlText(node.value)}</code>`
      case 'link': {
        const href = hrefOf(node.url, lang)
        if (href === null)
          return refuse(
            node,
            `«${node.url}» is no address: it must begin with /, https://, http://, mailto:, tel: or #.`,
          )
        return `<a href="${htmlAttribute(href)}">${inlineAll(node.children)}</a>`
      }
      default:
        return refuse(node, unsupported[node.type] ?? `${node.type} is not used in texts.`)
    }
  }
  const inlineAll = (nodes: readonly PhrasingContent[]): string => nodes.map(inline).join('')

  /** An item of one paragraph, with or without a list below it, is not wrapped in `p`. */
  function item({ children }: ListItem): string {
    const isShort = children.filter(child => child.type === 'paragraph').length === 1
    return `<li>${children
      .map(child => (isShort && child.type === 'paragraph' ? inlineAll(child.children) : block(child)))
      .join('')}</li>`
  }

  /** The first cell of a row is its heading. */
  function table({ children: [head, ...rows] }: Table): string {
    const columns = head?.children.map(cell => `<th scope="col">${inlineAll(cell.children)}</th>`).join('') ?? ''
    const lines = rows.map(({ children: [first, ...cells] }) => {
      const heading = first ? `<th scope="row">${inlineAll(first.children)}</th>` : ''
      return `<tr>${heading}${cells.map(cell => `<td>${inlineAll(cell.children)}</td>`).join('')}</tr>`
    })
    return `<table><thead><tr>${columns}</tr></thead><tbody>${lines.join('')}</tbody></table>`
  }

  function block(node: RootContent): string {
    switch (node.type) {
      case 'paragraph':
        return `<p>${inlineAll(node.children)}</p>`
      case 'heading':
        if (node.depth === 1) return refuse(node, 'The title is in the header of the file; headings begin with ##.')
        if (node.depth > 3) return refuse(node, 'Headings begin with ## or ###.')
        return `<h${node.depth}>${inlineAll(node.children)}</h${node.depth}>`
      case 'list': {
        if (node.ordered && (node.start ?? 1) !== 1) return refuse(node, 'Numbered lists begin with 1.')
        const tag = node.ordered ? 'ol' : 'ul'
        return `<${tag}>${node.children.map(item).join('')}</${tag}>`
      }
      case 'table':
        return table(node)
      default:
        return refuse(node, unsupported[node.type] ?? `${node.type} is not used in texts.`)
    }
  }

  const { children } = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
  const blocks: string[] = []
  let question: { summary: string; answer: string[] } | null = null
  const endQuestion = () => {
    if (question) blocks.push(`<details><summary>${question.summary}</summary>${question.answer.join('\n')}</details>`)
    question = null
  }
  for (const node of children) {
    if (hasQuestions && node.type === 'heading' && node.depth === 3) {
      endQuestion()
      question = { summary: inlineAll(node.children), answer: [] }
    } else if (question && node.type !== 'heading') question.answer.push(block(node))
    else {
      endQuestion()
      blocks.push(block(node))
    }
  }
  endQuestion()
  if (hasQuestions && !blocks.some(html => html.startsWith('<details>')))
    problems.push({ line: 1, message: 'A page of questions has a heading ### for each question.' })
  return { html: sanitizeBody(blocks.join('\n')), problems }
}

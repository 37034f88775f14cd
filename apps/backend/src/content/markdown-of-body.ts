import { defaultLocale, type Locale, splitLocale } from '@shop/contract/locales'
import { DomUtils, ElementType, parseDocument } from 'htmlparser2'
import type { BlockContent, ListItem, PhrasingContent, Root, RootContent, Table, TableCell } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: object }>
type TextNode = Extract<Node, { type: typeof ElementType.Text }>

const isElement = (node: Node): node is Element => 'attribs' in node
const isText = (node: Node): node is TextNode => node.type === ElementType.Text

const elements = (nodes: readonly Node[]) => nodes.filter(isElement)
const inlineTags = new Set(['a', 'strong', 'code'])
const isInline = (node: Node): boolean => isText(node) || (isElement(node) && inlineTags.has(node.name))

/** Paths lose the prefix of the page's language, which rendering adds. */
function addressOf(href: string, lang: Locale): string {
  if (!href.startsWith('/')) return href
  const { locale, path } = splitLocale(href)
  return locale === lang || locale === defaultLocale ? path : href
}

function phrasing(nodes: readonly Node[], lang: Locale): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (isText(node)) return [{ type: 'text', value: node.data.replace(/[ \t\n\r]+/g, ' ') }]
    if (!isElement(node)) return []
    const children = phrasing(node.children, lang)
    if (node.name === 'strong') return [{ type: 'strong', children }]
    if (node.name === 'code') return [{ type: 'inlineCode', value: DomUtils.textContent(node) }]
    if (node.name === 'a') return [{ type: 'link', url: addressOf(node.attribs.href ?? '', lang), children }]
    return children
  })
}

function itemOf(nodes: readonly Node[], lang: Locale): ListItem {
  const children: ListItem['children'] = []
  let line: Node[] = []
  const endLine = () => {
    if (line.some(node => DomUtils.textContent(node).trim() !== ''))
      children.push({ type: 'paragraph', children: phrasing(line, lang) })
    line = []
  }
  for (const node of nodes) {
    if (isInline(node)) line.push(node)
    else {
      endLine()
      children.push(...block(node, lang))
    }
  }
  endLine()
  return { type: 'listItem', spread: children.filter(child => child.type === 'paragraph').length > 1, children }
}

function tableOf(node: Node, lang: Locale): Table {
  const rows = DomUtils.getElementsByTagName('tr', node)
  return {
    type: 'table',
    children: rows.map(row => ({
      type: 'tableRow',
      children: elements(row.children).map(
        (cell): TableCell => ({ type: 'tableCell', children: phrasing(cell.children, lang) }),
      ),
    })),
  }
}

function block(node: Node, lang: Locale): BlockContent[] {
  if (!isElement(node)) {
    const children = phrasing([node], lang)
    return DomUtils.textContent(node).trim() === '' ? [] : [{ type: 'paragraph', children }]
  }
  const children = phrasing(node.children, lang)
  switch (node.name) {
    case 'h2':
    case 'h3':
      return [{ type: 'heading', depth: node.name === 'h2' ? 2 : 3, children }]
    case 'ul':
    case 'ol': {
      const items = elements(node.children).map(item => itemOf(item.children, lang))
      return [{ type: 'list', ordered: node.name === 'ol', spread: items.some(item => item.spread), children: items }]
    }
    case 'table':
      return [tableOf(node, lang)]
    case 'details':
      return node.children.flatMap(child =>
        isElement(child) && child.name === 'summary'
          ? [{ type: 'heading' as const, depth: 3 as const, children: phrasing(child.children, lang) }]
          : block(child, lang),
      )
    default:
      return [{ type: 'paragraph', children }]
  }
}

/** Whether the text has questions that open their answers. */
export const hasQuestions = (html: string): boolean => html.includes('<details>')

/** Markdown of a stored text: rendering it gives the same HTML. */
export function markdownOfBody(html: string, lang: Locale): string {
  const { children } = parseDocument(html)
  const root: Root = { type: 'root', children: children.flatMap((node): RootContent[] => block(node, lang)) }
  return toMarkdown(root, {
    bullet: '-',
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  })
}

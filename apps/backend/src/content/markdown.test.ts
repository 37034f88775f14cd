import { locales } from '@shop/contract/locales'
import { describe, expect, it } from 'vitest'
import { sanitizeBody } from '../html/sanitize-body.ts'
import { demoNews, demoPages } from '../testing/demo.ts'
import { bodyOfMarkdown } from './body-of-markdown.ts'
import { hasQuestions, markdownOfBody } from './markdown-of-body.ts'

const rendered = (markdown: string) => bodyOfMarkdown(markdown, { lang: 'ru', hasQuestions: false })

describe('a text in Markdown', () => {
  it('becomes HTML, whose paths have the prefix of the language', () => {
    const { html, problems } = rendered(
      '## A & B\n\nOne **two** `3`\nfour [five](/returns) [six](mailto:a@b.example).\n\n1. x\n2. y\n   - z\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
    )
    expect(problems).toEqual([])
    expect(html.split('\n')).toEqual([
      '<h2>A &amp; B</h2>',
      '<p>One <strong>two</strong> <code>3</code> four <a href="/ru/returns">five</a> <a href="mailto:a@b.example">six</a>.</p>',
      '<ol><li>x</li><li>y<ul><li>z</li></ul></li></ol>',
      '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">1</th><td>2</td></tr></tbody></table>',
    ])
  })

  it('names each thing that pages do not show, with its line', () => {
    const { html, problems } = rendered(
      [
        '# Title',
        'text <b onclick="x">b</b>',
        '',
        '<script>alert(1)</script>',
        '',
        '![x](/x.png) *weak*',
        '',
        '> quotation',
        '',
        '---',
        '',
        '[bad](javascript:alert(1)) [worse](//evil.example) [relative](x)',
        '',
        '#### deep',
        '',
        '3. three',
        '',
        '```',
        'code',
        '```',
      ].join('\n'),
    )
    expect(problems.map(({ line }) => line)).toEqual([1, 2, 2, 4, 6, 6, 8, 10, 12, 12, 12, 14, 16, 18])
    expect(html).not.toMatch(/script|onclick|javascript|evil/)
  })

  it('shows a question and its answer in a disclosure', () => {
    const { html } = bodyOfMarkdown('Before.\n\n### How?\n\nSo.\n\n- a\n\n### Why?\n\nBecause.\n\n## Next', {
      lang: 'uk',
      hasQuestions: true,
    })
    expect(html.split('\n')).toEqual([
      '<p>Before.</p>',
      '<details><summary>How?</summary><p>So.</p>',
      '<ul><li>a</li></ul></details>',
      '<details><summary>Why?</summary><p>Because.</p></details>',
      '<h2>Next</h2>',
    ])
  })

  it('is given back by its HTML: every text of the demo shop, and characters that mean something', () => {
    const bodies = [...demoPages, ...demoNews].flatMap(({ bodies: body }) =>
      locales.map(lang => ({ lang, html: sanitizeBody(body[lang]) })),
    )
    const tricky = rendered(
      '1\\. no list\n\n\\# no \\*heading\\* \\_a\\_ a|b \\[x\\](y) &amp;lt; \\<b> `a*b`\n\n| a\\|b | c |\n| - | - |\n| \\* | `x` |\n\n- one\n\n  two\n- three',
    )
    expect(tricky.problems).toEqual([])
    for (const { lang, html } of [...bodies, { lang: 'ru' as const, html: tricky.html }]) {
      const again = bodyOfMarkdown(markdownOfBody(html, lang), { lang, hasQuestions: hasQuestions(html) })
      expect(again).toEqual({ html, problems: [] })
    }
  })
})

import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { snippetPolicy, snippetsOf } from './snippet-policy.server.ts'

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

it('needs nothing without snippets', () => {
  expect(snippetPolicy(snippetsOf({ head_code: ' \r\n', body_code: '' }))).toBeNull()
})

it('allows inline scripts by their hashes and the origins that the snippets name', () => {
  const policy = snippetPolicy(
    snippetsOf({
      head_code:
        '<script async src="https://tags.example.com/t.js?id=1"></script>\r\n<script>\r\nwindow.x = 1\r\n</script>',
      body_code: "<!-- https://*.Counter.example --><script>load('//cdn.example.net:8443/a')</script>",
    }),
  )
  expect(policy?.hashes).toEqual(
    expect.arrayContaining([hashOf('\nwindow.x = 1\n'), hashOf("load('//cdn.example.net:8443/a')")]),
  )
  expect(policy?.hashes).toHaveLength(3) // and the one that has the choice shown
  expect(policy?.origins).toEqual([
    'https://tags.example.com',
    'https://*.counter.example',
    'https://cdn.example.net:8443',
  ])
})

it('names no origin that could end the directive', () => {
  const policy = snippetPolicy({ head: "<script>'https://a.example; script-src *'</script>", body: '' })
  expect(policy?.origins).toEqual(['https://a.example'])
})

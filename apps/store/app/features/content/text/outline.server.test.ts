import { expect, it } from 'vitest'
import { outlineOf } from './outline.server.ts'

it('links every heading by an id, with its text as it is read', () => {
  const { body, headings } = outlineOf('<h2>Вода &amp; пара</h2><p>1</p><h2>Крій</h2><h2><strong>Догляд</strong></h2>')
  expect(headings).toEqual([
    { id: 'part-1', text: 'Вода & пара' },
    { id: 'part-2', text: 'Крій' },
    { id: 'part-3', text: 'Догляд' },
  ])
  for (const { id } of headings) expect(body).toContain(`<h2 id="${id}">`)
})

it('leaves a text with two headings as it is', () => {
  const html = '<h2>1</h2><p>2</p><h2>3</h2>'
  expect(outlineOf(html)).toEqual({ body: html, headings: [] })
})

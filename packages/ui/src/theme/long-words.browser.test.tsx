import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { Breadcrumbs } from '../breadcrumbs/index.ts'
import { show } from '../testing/browser-helpers.tsx'

/** Without a place to break, and as wide as a link that somebody searches for. */
const word = 'Вогнестійкийантистатичний'.repeat(4)

const texts = {
  'a heading': <h1>{word}</h1>,
  'a paragraph': <p>{word}</p>,
  breadcrumbs: <Breadcrumbs items={[word, word, word].map((name, index) => ({ name, url: `/${index}` }))} />,
}

for (const [name, text] of Object.entries(texts))
  test(`a long word in ${name} breaks at 320 px and 200 %, in a grid too`, async () => {
    await page.viewport(320, 640)
    document.documentElement.style.fontSize = '200%'
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    show(<div style={{ display: 'grid', paddingInline: 16 }}>{text}</div>)
    expect(document.documentElement.scrollWidth).toBe(320)
  })

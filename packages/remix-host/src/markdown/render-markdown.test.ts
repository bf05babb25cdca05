import { expect, test } from 'vitest'
import { listSections, renderMarkdown } from './render-markdown'

test('headings get their text as an id, and those of level 2 are the contents [RES-003, ROUTE-013]', async () => {
  const text = '## What it *costs*\n\nText\n\n### Detail\n\n## Who pays?'
  expect(await renderMarkdown(text)).toContain('<h2 id="what-it-costs">What it <em>costs</em></h2>')
  expect(listSections(text)).toEqual([
    { id: 'what-it-costs', title: 'What it costs' },
    { id: 'who-pays', title: 'Who pays?' },
  ])
})

test.each([
  ['[x](javascript:alert(1))', '<p>x</p>\n'],
  ['[x](java\tscript:alert(1))', '<p>[x](java\tscript:alert(1))</p>\n'],
  ['[*x*](data:text/html,1)', '<p><em>x</em></p>\n'],
  ['![x](javascript:alert(1))', '<p></p>\n'],
  ['<script>alert(1)</script>', ''],
  ['<b onclick="alert(1)">x</b>', '<p>x</p>\n'],
  ['[x](/tools)', '<p><a href="/tools">x</a></p>\n'],
  ['[x](mailto:a@b.example)', '<p><a href="mailto:a@b.example">x</a></p>\n'],
  ['[x](https://a.example/b:c)', '<p><a href="https://a.example/b:c">x</a></p>\n'],
])('renders %s without scripts, also before the API checked it [BIZ-008]', async (text, html) => {
  expect(await renderMarkdown(text)).toBe(html)
})

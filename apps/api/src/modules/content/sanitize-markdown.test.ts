import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizeMarkdown } from './sanitize-markdown'

test.each([
  '# Costs\n\n> Ask “what’s included?” & compare.\n\n- One\n- Two, 3 < 4? Yes.',
  'See [our guide](/guides/costs "Costs") and [Medicare](https://www.medicare.gov/?a=1&b=2).',
  'Call [us](tel:+13035550142) or [write](mailto:help@hearthway.example).',
  '![A garden](/images/garden.jpg)\n\n[1]: https://example.com',
  '> [a]: https://example.com\n\n- [b]: /guides',
  '<details><summary>More</summary>Text with <em>emphasis</em></details>',
])('keeps %j [BIZ-008]', (text) => {
  expect(sanitizeMarkdown(text)).toBe(text)
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<style>*{display:none}</style>',
  '<form action="https://evil.example"><button>Go</button></form>',
  '[x](javascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](JaVaScRiPt:alert(1))',
  '[x](javascript&#58;alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](javascript&amp;#58;alert(1))',
  '[x](java\\script\\:alert(1))',
  '[x](data:text/html;,hello)',
  '![x](vbscript:msgbox)',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '> [a]: javascript:alert(1)\n\n[a]',
  '- [a]: javascript:alert(1)\n\n[a]',
  '1. > [a]:\n   > javascript:alert(1)\n\n[a]',
  '[a\nb]: javascript:alert(1)\n\n[a b]',
  '<javascript:alert(1)>',
  '<scr<script>ipt>alert(1)</script>',
])('removes what could run from %j [BIZ-008]', (text) => {
  const safe = sanitizeMarkdown(text)
  expect(safe).not.toMatch(/<script|<style|<iframe|<form|onerror|<javascript/i)
  expect(safe.replaceAll(/[\\<>]|&amp;/g, '')).not.toMatch(/(\]\(\s*|\]:[\s>]*|href=")(javascript|data|vbscript)(:|&)/i)
})

test('turns a link in angle brackets into one that stays [BIZ-008]', () => {
  expect(sanitizeMarkdown('See <https://www.medicare.gov>.')).toBe(
    'See [https://www.medicare.gov](https://www.medicare.gov).',
  )
})

test('closes a tag that a removed link had left open [BIZ-008]', () => {
  expect(sanitizeMarkdown('<b>](<:')).toBe('<b>](#</b>')
})

test('changes nothing the second time [BIZ-008]', () => {
  const parts = fc.constantFrom(
    '<',
    '>',
    '&',
    ';',
    '#58',
    'lt',
    'a',
    '](',
    ')',
    '[',
    'javascript',
    ':',
    '\\',
    '<b>',
    '</b>',
    '\n',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 14 }), (list) => {
      const once = sanitizeMarkdown(list.join(''))
      expect(sanitizeMarkdown(once)).toBe(once)
    }),
  )
})

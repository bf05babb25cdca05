// cspell:ignore Peñón
import { createElement } from 'react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withoutNulBytes } from './nul-bytes'

const prices = ['$5,600–$6,900', 'Peñón’s “Casa”', '谢谢 👵🏽', 'plain']

test.each(prices)(
  'a page of many chunks has every letter of “%s” once, and nothing between [BIZ-008]',
  async (price) => {
    const rows = Array.from({ length: 4000 }, (_, row) => createElement('p', { key: row }, 'x'.repeat(row % 50), price))
    const page = createElement('main', null, rows)
    const sent = await new Promise<Buffer>((resolve, reject) => {
      const { pipe } = renderToPipeableStream(page, { onAllReady: () => resolve(read()), onError: reject })
      const read = async () => Buffer.concat(await pipe(withoutNulBytes()).toArray())
    })
    expect(sent.toString().replaceAll('<!-- -->', '')).toBe(renderToStaticMarkup(page))
  },
)

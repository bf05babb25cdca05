// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gwizzy } from './Gwizzy'
import { pageProps } from './gwizzy.stories.kit'

test('the server renders the first question, readable before scripts load', () => {
  const html = renderToString(<Gwizzy {...pageProps} />)
  expect(html).toContain('Who are you searching for?')
  expect(html).toContain('value="Mother"')
})
